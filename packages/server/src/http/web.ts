import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { StartError } from '../errors.ts';

/** The page may load its own scripts, workers, styles and images, talk to its own server, and nothing else. */
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
        // Boards place their pieces by style attributes.
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
    // Whether there is TLS is for whoever stands in front to say; without it these only make browsers complain.
    hsts: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  });
  app.addHook('onRequest', (request, reply, done) => set(request.raw, reply.raw, () => done()));
}

/** Files with a hash in their name never change; everything else is asked for anew. */
const cacheControl = (path: string): string =>
  path.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache';

/** Serves the built page; every address that is no file is the page's own to understand. Gives the file for such an address. */
export async function addWeb(app: FastifyInstance, webDir: string): Promise<(path: string) => string> {
  if (!existsSync(join(webDir, 'index.html'))) {
    throw new StartError('web-dir', `There is no page to serve in ${webDir} (index.html is missing).`);
  }
  await app.register(fastifyStatic, {
    root: webDir,
    cacheControl: false,
    // The build lays compressed copies beside the files.
    preCompressed: true,
    setHeaders: (response, path) => {
      response.header('cache-control', cacheControl(path));
    },
  });
  // The build has drawn what a first visit opens; index.html is blank and becomes any page.
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
