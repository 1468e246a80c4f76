import { existsSync, readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { StartError } from '../errors.ts';

/** Sets the security headers: pages may load scripts and styles from, and connect to, their own server only. */
export function addHeaders(app: FastifyInstance): void {
  const set = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        connectSrc: ["'self'"],
        styleSrc: ["'self'"],
        // Boards position their pieces with style attributes.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        mediaSrc: ["'self'", 'data:', 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
    // TLS headers are left to the reverse proxy; without TLS they only cause browser warnings.
    hsts: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  });
  // The same for every response, so they are computed only once.
  const headers: Record<string, string> = {};
  const collector = { removeHeader() {}, setHeader: (name: string, value: string) => (headers[name] = value) };
  set({} as IncomingMessage, collector as unknown as ServerResponse, () => {});
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** Files in `assets` have a hash in their name and never change; all others must be revalidated. */
const cacheControl = (path: string): string =>
  path.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache';

/** Serves the built pages. Returns a function that maps a path to its prerendered page, or to `index.html`. */
export async function addStaticFiles(app: FastifyInstance, webDir: string): Promise<(path: string) => string> {
  if (!existsSync(join(webDir, 'index.html'))) {
    throw new StartError('web-dir', `No web pages in ${webDir}: index.html is missing.`);
  }
  await app.register(fastifyStatic, {
    root: webDir,
    cacheControl: false,
    // The build places compressed copies next to the files.
    preCompressed: true,
    setHeaders: (response, path) => {
      response.header('cache-control', cacheControl(path));
    },
  });
  // The build prerenders the landing pages; index.html is the empty app.
  const drawn = new Map(
    readdirSync(webDir, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.html'))
      .map((name) => name.replaceAll(sep, '/'))
      .map((name) => [name === 'home.html' ? '/' : `/${name.slice(0, -'.html'.length)}`, name]),
  );
  const pageOf = (path: string) => drawn.get(path) ?? 'index.html';
  app.get('/', (_request, reply) => reply.sendFile(pageOf('/')));
  return pageOf;
}
