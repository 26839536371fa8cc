import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { keepAcceptedEncodings } from './accepts.ts';
import { answer, setCachingHeader } from './headers.ts';

/** Serves the files of a built site. A path that names no file is a route of the app and gets the front page. */
export function siteHandler(folder: string): RequestListener {
  const files = sirv(folder, {
    dev: true, // reads the folder on every request, so a rebuilt site is served immediately
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders: setCachingHeader,
  });
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      answer(request, response, 405, 'Method not allowed. Use GET or HEAD.');
      return;
    }
    const path = pathOf(request);
    if (path === null || isHidden(path)) {
      notFound(request, response);
      return;
    }
    keepAcceptedEncodings(request);
    delete request.headers.range; // ranges aren't needed for such small files, and an invalid range would throw
    files(request, response, () => {
      if (isFile(path)) {
        notFound(request, response);
        return;
      }
      request.url = '/';
      files(request, response, () => {
        notFound(request, response);
      });
    });
  };
}

/** Another site may have pointed its name here, to read what only this machine should. */
export function refuseName(request: IncomingMessage, response: ServerResponse): void {
  answer(request, response, 421, 'This server answers only at localhost. Open http://localhost instead.');
}

/** The requested path; null if it can't be decoded. */
function pathOf({ url = '/' }: IncomingMessage): string | null {
  try {
    return decodeURIComponent(url.replace(/[?#].*$/s, ''));
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}

/** Dot files, and anything above the folder, are private. */
function isHidden(path: string): boolean {
  return /[/\\]\./.test(path);
}

/** Whether the last part of a path has an extension, as names of files have. */
function isFile(path: string): boolean {
  return path.slice(path.lastIndexOf('/')).includes('.');
}

function notFound(request: IncomingMessage, response: ServerResponse): void {
  answer(request, response, 404, 'Not found.');
}
