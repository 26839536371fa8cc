import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** All files of a built site, as sorted paths from its folder with forward slashes. Hidden ones are left out. */
export function siteFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !/(^|\/)\./.test(path))
    .sort();
}
