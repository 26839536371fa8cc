const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file or folder',
  EISDIR: 'it is a folder',
  ENOTDIR: 'part of the path is not a folder',
  EACCES: 'access denied',
  EROFS: 'the disk is read-only',
  EEXIST: 'the file already exists. Choose another name',
};

/** The system's error, in words. */
export function systemReason(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return REASONS[code] ?? message;
}
