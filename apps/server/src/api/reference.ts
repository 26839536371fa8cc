import { API_ROOT, ROUTES, type Route } from '@mechatable/protocol';
import { openApi } from '@mechatable/protocol/openapi';
import type { FastifyInstance } from 'fastify';

/** Answers `/api` with a reference for people, and `/api/v1/openapi.json` with one for programs. */
export function bindReference(app: FastifyInstance): void {
  const page = referencePage();
  app.get('/api', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  app.get(`${API_ROOT}/openapi.json`, async (request, reply) =>
    reply.send(openApi(`${request.protocol}://${request.host}`)),
  );
}

/** Plain HTML without scripts. */
function referencePage(): string {
  const document = openApi('') as {
    paths: Record<
      string,
      Record<string, { requestBody?: unknown; parameters?: unknown[]; responses: unknown }>
    >;
  };
  const groups = new Map<string, Route[]>();
  for (const route of Object.values(ROUTES) as Route[])
    groups.set(route.group, [...(groups.get(route.group) ?? []), route]);
  const sections = [...groups].map(([group, routes]) => {
    const items = routes.map((route) => {
      const about = document.paths[route.path]?.[route.method.toLowerCase()];
      return `<details><summary><code>${route.method} ${API_ROOT}${escaped(route.path)}</code> ${escaped(route.summary)}</summary><pre>${escaped(JSON.stringify(about, null, 2))}</pre></details>`;
    });
    return `<h2>${escaped(group)}</h2>${items.join('\n')}`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mechatable API</title></head><body><h1>Mechatable API</h1><p>For programs: <a href="${API_ROOT}/openapi.json">OpenAPI 3.1</a>. Errors are JSON with a <code>code</code> and a <code>sentence</code>. Streams are server-sent events.</p>${sections.join('\n')}</body></html>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
