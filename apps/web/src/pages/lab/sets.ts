/** Changes and one more, such as `LB-05.front=2`, which replaces another one of the same field. */
export function withSet(sets: readonly string[], set: string): readonly string[] {
  return [...withoutField(sets, set.slice(0, set.indexOf('='))), set];
}

/** Changes of other fields than this one, such as `LB-05.front`. */
export function withoutField(sets: readonly string[], field: string): readonly string[] {
  return sets.filter((set) => !set.startsWith(`${field}=`));
}
