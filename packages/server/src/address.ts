import rateLimit from '@fastify/rate-limit';

/** The key for rate limits: the client's address or its IPv6 network; `gone` if the client has already disconnected. */
export const addressOf = ({ ip }: { ip?: string | undefined }): string =>
  ip === undefined ? 'gone' : rateLimit.normalizeIP(ip);
