import type { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import * as ws from 'ws';
import { frameOf } from '../src/ws/frame.ts';

/** Exported by the library, but missing from its types. */
const { Receiver } = ws as unknown as { Receiver: new (options: { isServer: boolean }) => Writable };

/** What a client reads from the frames. */
function decoded(frames: Buffer): Promise<string[]> {
  const receiver = new Receiver({ isServer: false });
  const texts: string[] = [];
  receiver.on('message', (data: Buffer, isBinary: boolean) => texts.push(isBinary ? 'binary' : data.toString()));
  return new Promise((resolve, reject) => {
    receiver.on('error', reject);
    receiver.end(frames, () => resolve(texts));
  });
}

it('encodes texts of every header length, and texts with characters of several bytes', async () => {
  const texts = [0, 1, 125, 126, 65_535, 65_536, 200_000].map((length) => 'x'.repeat(length));
  texts.push('é'.repeat(62), 'é'.repeat(63), '漢字 🪐', `${'x'.repeat(65_534)}é`);
  expect(await decoded(Buffer.concat(texts.map(frameOf)))).toEqual(texts);
});
