import swagger from '@fastify/swagger';
import { PROTOCOL } from '@orrery/protocol';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { parseMessage } from '../parse-message.ts';

/** Validates requests with their routes' schemas, which are also published at `/api/openapi.json`. */
export async function addSchemas(app: FastifyInstance): Promise<void> {
  app.setValidatorCompiler<any>(({ schema }) => (data) => {
    try {
      return { value: parseMessage(schema, data) };
    } catch (error) {
      return { error: error as Error };
    }
  });
  app.setSerializerCompiler(() => JSON.stringify);
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Orrery', version: String(PROTOCOL) } },
    transform: jsonSchemaTransform,
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
}
