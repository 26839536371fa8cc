import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** What the metrics count at the moment they are read. */
export interface Counted {
  tables(): number;
  streams(): number;
}

/** Answers `/metrics` for Prometheus, and measures every request. */
export function bindMetrics(app: FastifyInstance, counted: Counted): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'mechatable_request_seconds',
    help: 'How long requests took.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  });
  const failures = new Counter({
    name: 'mechatable_failures_total',
    help: 'Requests that failed because of the server.',
    registers: [registry],
  });
  const gauge = (name: string, help: string, read: () => number): void => {
    const collect = function (this: Gauge): void {
      this.set(read());
    };
    registry.registerMetric(new Gauge({ name, help, registers: [], collect }));
  };
  gauge('mechatable_tables_in_memory', 'Tables in memory.', () => counted.tables());
  gauge('mechatable_streams', 'Open event streams.', () => counted.streams());
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const { method } = request;
    requests.observe({ method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    if (reply.statusCode >= 500) failures.inc();
    done();
  });
  app.get('/metrics', async (_request, reply) => {
    void reply.type(registry.contentType);
    return registry.metrics();
  });
}
