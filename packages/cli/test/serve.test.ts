import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { folder, orreryCommand, root } from './run.ts';

test('serve starts, says where, answers and stops when told to', async () => {
  const [program = '', ...args] = orreryCommand;
  const data = folder();
  const child = spawn(program, [...args, 'serve', '--port', '0', '--data', data], { cwd: root, stdio: 'pipe' });
  const ended = new Promise<number | null>((done) => child.on('close', done));
  const url = await new Promise<string>((found, fail) => {
    let out = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      const said = /orrery: serving at (http:\S+)/.exec(out)?.[1];
      if (said) found(said);
    });
    child.on('close', () => fail(new Error(`the server ended: ${out}`)));
  });
  const reply = await fetch(url);
  await reply.text();
  expect(reply.status).toBeLessThan(500);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});
