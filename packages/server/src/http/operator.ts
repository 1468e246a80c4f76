import { timingSafeEqual } from 'node:crypto';
import { requestError } from '@orrery/host';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hashToken } from '../ids.ts';
import type { Metrics } from '../metrics.ts';
import type { Outbox } from '../notifications/outbox.ts';

export interface OperatorOptions {
  metrics: Metrics;
  /** Bearer token for metrics and the outbox state; null turns both off. */
  metricsToken: string | null;
  healthy(): Promise<boolean>;
  /** State of the notification outbox. */
  outbox: Pick<Outbox, 'state'>;
}

const hidden = { schema: { hide: true } };

/** Liveness, readiness, metrics and the state of the outbox. */
export function addOperatorRoutes(app: FastifyInstance, options: OperatorOptions): void {
  const { metrics, metricsToken, healthy, outbox } = options;
  app.get('/healthz', hidden, async () => ({ ok: true }));

  app.get('/readyz', hidden, async () => {
    if (!(await healthy()))
      throw requestError('unavailable', 'The server cannot save games right now. Try again later.');
    return { ok: true };
  });

  const forOperator = (request: FastifyRequest) => {
    if (metricsToken === null || !shows(request, metricsToken)) throw requestError('not-found');
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

/** Whether a request has this bearer token. Compares hashes, which have equal length, in constant time. */
function shows(request: FastifyRequest, token: string): boolean {
  const given = request.headers.authorization ?? '';
  return timingSafeEqual(Buffer.from(hashToken(given)), Buffer.from(hashToken(`Bearer ${token}`)));
}
