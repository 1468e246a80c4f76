import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A server in a child process that can be killed. */
export interface ChildServer {
  url: string;
  /** Writes a line to its standard input. */
  tell(line: string): void;
  kill(): Promise<void>;
}

/** `shared` lists the URLs of a database and of Redis, if it is one of several nodes. `main` is the script to run. */
export async function startChild(
  port: number,
  dataDir: string,
  shared: readonly string[] = [],
  main = new URL('./child.ts', import.meta.url),
): Promise<ChildServer> {
  const flags = ['--conditions=source', '--import', 'tsx', fileURLToPath(main), String(port), dataDir, ...shared];
  const child: ChildProcess = spawn(process.execPath, flags, { stdio: ['pipe', 'pipe', 'inherit'] });
  const [line] = await once(createInterface({ input: child.stdout as NonNullable<typeof child.stdout> }), 'line');
  return {
    url: String(line),
    tell: (line) => void child.stdin?.write(`${line}\n`),
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}
