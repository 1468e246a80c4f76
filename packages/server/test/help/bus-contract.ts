import type { Bus } from '@orrery/host';
import type { Json } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';

/** The contract of every bus. `open` returns two ends of one bus, which are the same object for a local bus. */
export function busContract(name: string, open: () => Promise<{ here: Bus; there: Bus; end(): Promise<void> }>): void {
  describe(`bus: ${name}`, () => {
    /** Resolves when everything published so far has been delivered. */
    const settled = (from: Bus, at: Bus) =>
      new Promise<void>((resolve) => {
        const stop = at.subscribe('settled', () => {
          stop();
          resolve();
        });
        from.publish('settled', null);
      });

    it('delivers to every subscriber of the channel, in order, and to no other', async () => {
      const { here, there, end } = await open();
      const received: Json[][] = [[], [], []];
      here.subscribe('a', (message) => void received[0]?.push(message));
      there.subscribe('a', (message) => void received[1]?.push(message));
      there.subscribe('b', (message) => void received[2]?.push(message));
      for (const n of [1, 2, 3]) here.publish('a', { n });
      await settled(here, here);
      await settled(here, there);
      expect(received).toEqual([[{ n: 1 }, { n: 2 }, { n: 3 }], [{ n: 1 }, { n: 2 }, { n: 3 }], []]);
      await end();
    });

    it('never delivers inside publish, and delivers copies', async () => {
      const { here, there, end } = await open();
      const message = { deep: { n: 1 } };
      const received: Json[] = [];
      there.subscribe('a', (given) => void received.push(given));
      here.publish('a', message);
      expect(received).toEqual([]);
      message.deep.n = 2;
      await settled(here, there);
      expect(received).toEqual([{ deep: { n: 1 } }]);
      await end();
    });

    it('delivers nothing after unsubscribing, even messages on their way', async () => {
      const { here, there, end } = await open();
      const received: Json[] = [];
      const stop = there.subscribe('a', (message) => void received.push(message));
      const other: Json[] = [];
      there.subscribe('a', (message) => void other.push(message));
      here.publish('a', 1);
      stop();
      await settled(here, there);
      expect(received).toEqual([]);
      expect(other).toEqual([1]);
      await end();
    });

    it('continues if a listener throws', async () => {
      const { here, there, end } = await open();
      const received: Json[] = [];
      there.subscribe('a', () => {
        throw new Error('of the listener');
      });
      there.subscribe('a', (message) => void received.push(message));
      here.publish('a', 1);
      await settled(here, there);
      expect(received).toEqual([1]);
      await end();
    });
  });
}
