import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';
import { useContent, type CustomContent } from '@mechatable/kernel';

/** The key under which a program stores its content for the threads that it starts. */
const KEY = 'mechatable content';

interface InUse {
  readonly file: string;
  readonly content: CustomContent;
}

/** Plays with a content file in this program and in all threads that it starts from now on. */
export function playWith(file: string, content: CustomContent): void {
  useContent(content);
  setEnvironmentData(KEY, { file, content } satisfies InUse);
}

function inUse(): InUse | null {
  return (getEnvironmentData(KEY) as InUse | undefined) ?? null;
}

/** In a thread: plays with the content file of the program that started it. */
export function inheritContent(): void {
  const given = inUse();
  if (given !== null) useContent(given.content);
}

/** The options with which a command plays with the same content file. */
export function contentWords(): readonly string[] {
  const given = inUse();
  return given === null ? [] : ['--content', given.file];
}
