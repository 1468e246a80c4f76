import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openApi, overSocket } from '@orrery/protocol';
import { effort } from '@orrery/testing';
import { afterEach, beforeEach, describe, it } from 'vitest';
import { openAutomaticMatches } from './help/automatic-matches.ts';
import { type ChildServer, startChild } from './help/start-child.ts';
import { Socket, wsUrl } from './help/world.ts';

const MATCHES = effort(20, 50);
const TURNS = 20;

let dir: string;
let server: ChildServer | null = null;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'orrery-kill-'));
});
afterEach(async () => {
  await server?.kill();
  rmSync(dir, { recursive: true, force: true });
});

describe('a server killed under load', () => {
  it('loses no acknowledged move, and all games finish', async () => {
    server = await startChild(0, dir);
    const { url } = server;
    const matches = await openAutomaticMatches(
      openApi(url, fetch),
      () => overSocket(wsUrl(url), Socket),
      MATCHES,
      TURNS,
    );
    for (const share of [0.3, 0.7]) {
      const count = Math.floor(MATCHES * TURNS * share);
      await matches.until(count);
      await server.kill();
      server = await startChild(Number(new URL(url).port), dir);
    }
    await matches.stand();
    matches.end();
  });
});
