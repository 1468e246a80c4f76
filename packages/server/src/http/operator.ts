import { timingSafeEqual } from 'node:crypto';
import { refused } from '@orrery/host';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hashToken } from '../ids.ts';
import type { Metrics } from '../metrics.ts';
import type { Outbox } from '../notices/outbox.ts';

export interface OperatorOptions {
  metrics: Metrics;
  /** Whoever shows it may read the metrics and how notices fare; null shows them to nobody. */
  metricsToken: string | null;
  healthy(): Promise<boolean>;
  /** How the outbox of notices stands. */
  outbox: Pick<Outbox, 'state'>;
}

const hidden = { schema: { hide: true } };

/** For whatever watches over the server: alive, ready, and how it goes. */
export function addOperatorRoutes(app: FastifyInstance, options: OperatorOptions): void {
  const { metrics, metricsToken, healthy, outbox } = options;
  app.get('/healthz', hidden, async () => ({ ok: true }));

  app.get('/readyz', hidden, async () => {
    if (!(await healthy())) throw refused('unavailable', 'Matches cannot be saved at present.');
    return { ok: true };
  });

  const forOperator = (request: FastifyRequest) => {
    if (metricsToken === null || !shows(request, metricsToken)) throw refused('not-found');
  };

  app.get('/api/operator/notices', hidden, async (request) => {
    forOperator(request);
    return outbox.state();
  });

  app.get('/metrics', hidden, async (request, reply) => {
    forOperator(request);
    reply.type(metrics.type);
    return metrics.text();
  });
}

/** Compared by hashes of one length, in a time that tells nothing. */
function shows(request: FastifyRequest, token: string): boolean {
  const given = request.headers.authorization ?? '';
  return timingSafeEqual(Buffer.from(hashToken(given)), Buffer.from(hashToken(`Bearer ${token}`)));
}
