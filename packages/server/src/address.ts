import rateLimit from '@fastify/rate-limit';

/** Whom a request counts for: its address, or its IPv6 network. One whose sender has hung up already has none. */
export const addressOf = ({ ip }: { ip?: string | undefined }): string =>
  ip === undefined ? 'gone' : rateLimit.normalizeIP(ip);
