import { type Connect, type Connection, overSocket, type ToClient } from '@orrery/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openWorld, Socket, type World, wsUrl } from './help/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.end());

/** A connection that can be cut, records its messages, and can corrupt them. */
function shakyLine(spoil: (message: ToClient) => ToClient | null = (message) => message) {
  const received: ToClient[] = [];
  const sent: { do: string }[] = [];
  let open: Connection | null = null;
  let hangUp = () => {};
  const connect: Connect = (listener) => {
    hangUp = listener.close;
    const line = overSocket(
      wsUrl(world.server.url),
      Socket,
    )({
      ...listener,
      message(message) {
        received.push(message);
        const carried = spoil(message);
        if (carried) listener.message(carried);
      },
    });
    open = line;
    return {
      send(message) {
        sent.push(message);
        line.send(message);
      },
      close: () => line.close(),
    };
  };
  return {
    connect,
    received,
    sent,
    cut() {
      open?.close();
      hangUp();
    },
  };
}

const create = () => world.api.create({ game: 'lanterns', seats: ['Ada', 'Bo'].map((name) => ({ kind: 'me', name })) });

describe('a lost connection', () => {
  it('needs no full table if nothing has happened since', async () => {
    const { match, token } = await create();
    const line = shakyLine();
    const guest = world.sit(match, token, line.connect);
    await guest.answer('wait');
    await guest.until((table) => table.seq === 1);
    line.received.length = 0;
    line.cut();
    guest.remote.wake();
    await guest.answer('draw');
    await guest.until((table) => table.seq === 2);
    expect(line.sent.filter((message) => message.do === 'join').at(-1)).toMatchObject({ have: { seq: 1 } });
    expect(line.received.map((message) => message.say)).not.toContain('table');
    expect(line.received[0]).toMatchObject({ say: 'step', from: 1, seq: 1 });
  });

  it('is followed by the whole table if something was missed', async () => {
    const { match, token } = await create();
    const line = shakyLine();
    const guest = world.sit(match, token, line.connect);
    const other = world.sit(match, token);
    await guest.until(() => true);
    line.cut();
    await other.answer('draw', 0);
    guest.remote.wake();
    const table = await guest.until((now) => now.seq === 1);
    expect(table.views).toEqual(other.remote.table?.views);
    expect(line.received.filter((message) => message.say === 'table')).toHaveLength(2);
  });

  it('loses no action whose reply was lost, and plays none twice', async () => {
    const { match, token } = await create();
    let deaf = true;
    const line = shakyLine((message) => (deaf && message.say !== 'table' ? null : message));
    const guest = world.sit(match, token, line.connect);
    const acted = guest.answer('draw', 0);
    const watcher = world.sit(match, null);
    await watcher.until((table) => table.seq === 1);
    deaf = false;
    line.cut();
    guest.remote.wake();
    await acted;
    expect(line.sent.filter((message) => message.do === 'act')).toMatchObject([{}, { again: true }]);
    expect((await world.api.summary(match)).seq).toBe(1);
  });
});

describe('a view that has drifted', () => {
  it('is corrected automatically', async () => {
    const { match, token } = await create();
    let spoilt = 0;
    const line = shakyLine((message) => {
      if (message.say !== 'step' || message.from === message.seq || spoilt > 0) return message;
      spoilt++;
      const views = message.views.map((view) => ({ ...view, delta: { deck: [99] as [number] } }));
      return { ...message, views };
    });
    const guest = world.sit(match, token, line.connect);
    await guest.answer('draw', 0);
    const healed = await guest.until((table) => table.seq === 1);
    expect(spoilt).toBe(1);
    expect(healed.views[0]?.view).toMatchObject({ deck: 39, turn: 1 });
    expect(line.sent.filter((message) => message.do === 'join')).toHaveLength(2);
    await guest.answer('draw', 1);
    expect((await guest.until((table) => table.seq === 2)).views[0]?.view).toMatchObject({ deck: 38 });
  });
});
