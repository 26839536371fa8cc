import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** Counts that are taken when the metrics are read. */
export interface Counted {
  tables(): number;
  streams(): number;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

/** The metrics that Prometheus can read at `/metrics`. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Histogram({
    name: 'mechatable_request_seconds',
    help: 'How long requests took.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [this.#registry],
  });
  readonly #failures = new Counter({
    name: 'mechatable_failures_total',
    help: 'Requests that failed because of the server.',
    registers: [this.#registry],
  });
  readonly #entries = new Histogram({
    name: 'mechatable_entry_seconds',
    help: 'How long it took to save a move by a person or a bot.',
    buckets: SECONDS,
    registers: [this.#registry],
  });
  readonly #commits = new Histogram({
    name: 'mechatable_commit_seconds',
    help: 'How long it took to commit a group of writes.',
    buckets: SECONDS,
    registers: [this.#registry],
  });
  readonly #groups = new Histogram({
    name: 'mechatable_commit_writes',
    help: 'How many writes were committed together.',
    buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256],
    registers: [this.#registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
  }

  /** A move was saved. */
  entrySaved(milliseconds: number): void {
    this.#entries.observe(milliseconds / 1000);
  }

  /** This many writes were committed together. */
  committed(writes: number, milliseconds: number): void {
    this.#groups.observe(writes);
    this.#commits.observe(milliseconds / 1000);
  }

  /** Measures every request, and answers `/metrics`. */
  bind(app: FastifyInstance, counted: Counted): void {
    this.#gauge('mechatable_tables_in_memory', 'Tables in memory.', () => counted.tables());
    this.#gauge('mechatable_streams', 'Open event streams.', () => counted.streams());
    app.addHook('onResponse', (request, reply, done) => {
      const route = request.routeOptions.url ?? 'unknown';
      const { method } = request;
      this.#requests.observe({ method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
      if (reply.statusCode >= 500) this.#failures.inc();
      done();
    });
    app.get('/metrics', async (_request, reply) => {
      void reply.type(this.#registry.contentType);
      return this.#registry.metrics();
    });
  }

  #gauge(name: string, help: string, read: () => number): void {
    const collect = function (this: Gauge): void {
      this.set(read());
    };
    this.#registry.registerMetric(new Gauge({ name, help, registers: [], collect }));
  }
}
