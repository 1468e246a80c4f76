import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Plugin } from 'vite';

interface Compiled {
  code: string;
  map: string | null;
}
interface Job {
  id: string;
  code: string;
  done(result: Compiled): void;
  fail(error: Error): void;
}

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Compiles modules in worker threads, one module per thread at a time. */
function openPool(size: number, maps: boolean) {
  const waiting: Job[] = [];
  const workers: Worker[] = [];
  const free: Worker[] = [];

  function start(): Worker {
    const worker = new Worker(file('./compiler-worker.mjs'), { resourceLimits: { maxYoungGenerationSizeMb: 256 } });
    worker.unref();
    workers.push(worker);
    return worker;
  }

  function next(): void {
    if (waiting.length === 0) return;
    const worker = free.pop() ?? (workers.length < size ? start() : null);
    if (!worker) return;
    const { id, code, done, fail } = waiting.shift() as Job;
    worker.ref();
    worker.once('message', (result: Compiled | { error: string }) => {
      worker.unref();
      free.push(worker);
      next();
      if ('error' in result) fail(new Error(result.error));
      else done(result);
    });
    worker.postMessage({ id, code, maps });
  }

  return {
    compile: (id: string, code: string): Promise<Compiled> =>
      new Promise((done, fail) => {
        waiting.push({ id, code, done, fail });
        next();
      }),
    close: () => Promise.all(workers.splice(0).map((worker) => worker.terminate())),
  };
}

const CACHE = file('../../.cache/react-compiler');
/** Part of every cache key, so that a new version or other settings of the compiler compile everything again. */
const SETTINGS = ['babel-plugin-react-compiler', '@babel/core']
  .map((name) => readFileSync(file(`../../node_modules/${name}/package.json`), 'utf8'))
  .concat(readFileSync(file('./compiler-worker.mjs'), 'utf8'))
  .join();

/**
 * Runs the React compiler, which memoises components and hooks, on all cores and caches its results on disk. Server
 * rendering needs no memoisation. TypeScript and JSX stay in the code for the React plugin that follows.
 */
export function reactCompiler(): Plugin {
  let pool: ReturnType<typeof openPool>;
  let maps = false;
  return {
    name: 'react-compiler',
    enforce: 'pre',
    configResolved({ command }) {
      // Builds contain no source maps, and generating them takes a third of the time.
      maps = command === 'serve';
      pool = openPool(availableParallelism(), maps);
    },
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    transform: {
      filter: { id: /packages\/web\/src\/.*\.tsx?$/, code: /\bfrom 'react'|<[A-Z>]/ },
      async handler(code, id) {
        const key = createHash('sha256').update(SETTINGS).update(`${maps}`).update(id).update(code).digest('hex');
        const cached = join(CACHE, `${key}.json`);
        try {
          return JSON.parse(readFileSync(cached, 'utf8')) as Compiled;
        } catch {
          const compiled = await pool.compile(id, code);
          mkdirSync(CACHE, { recursive: true });
          writeFileSync(cached, JSON.stringify(compiled));
          return compiled;
        }
      },
    },
    closeBundle: () => void pool.close(),
  };
}
