import { type Connect, MAX_CHAT_LENGTH } from '@orrery/protocol';
import { describe, expect, it } from 'vitest';
import { lanterns } from '../../server/test/fixtures/lanterns.ts';
import { connectInProcess, noBus, openMatch, type SavedMatch } from '../src/index.ts';
import { person, refusalOf, settle, stage } from './help.ts';
import { partners } from './watch.ts';

const four = ['Ada', 'Bo', 'Cy', 'Di'].map((name) => person(name));
const texts = (guest: { now(): { talk: { text: string }[] } }) => guest.now().talk.map((line) => line.text);

describe('chat', () => {
  it('reaches the table or only the sender’s side, and is sent to players who join later', async () => {
    const { sit, store } = await stage(partners, four);
    const [ada, bo, cy, watcher] = [await sit('Ada'), await sit('Bo'), await sit('Cy'), await sit(null)];
    await ada.talk(0, 'table', '  good   luck ');
    await ada.talk(0, 'side', 'wait with that');
    await cy.talk(2, 'side', 'yes');
    await bo.talk(1, 'table', 'thanks');
    await settle();
    expect(texts(cy)).toEqual(['good luck', 'wait with that', 'yes', 'thanks']);
    for (const guest of [bo, watcher]) expect(texts(guest)).toEqual(['good luck', 'thanks']);
    expect(JSON.stringify([bo.received, watcher.received])).not.toContain('wait with that');
    expect(texts(await sit('Di'))).toEqual(['good luck', 'thanks']);
    expect(texts(await sit('Ada'))).toEqual(texts(cy));
    expect((await store.load('m'))?.talk.map(({ to }) => to)).toEqual([null, [0, 2], [0, 2], null]);
    expect(ada.now().seq).toBe(0);
  });

  it('sends a returning device only the lines it has not received', async () => {
    const { sit, connect } = await stage(partners, four);
    const ada = await sit('Ada');
    for (const text of ['one', 'two', 'three']) await ada.talk(0, 'table', text);
    const { hashOf } = await import('@orrery/protocol');
    const received: any[] = [];
    const line = connect({ open() {}, close() {}, message: (message) => void received.push(message) });
    const have = { seq: 0, hash: hashOf(ada.now().views), talk: 1 };
    line.send({ do: 'join', match: 'm', token: 'Ada', have });
    await settle();
    const news = received.filter((message) => message.say === 'talk');
    expect(news).toMatchObject([{ from: 1, lines: [{ text: 'two' }, { text: 'three' }] }]);
    expect(received.some((message) => message.say === 'table')).toBe(false);
  });

  it('ignores a repeated message whose reply was lost, also after the match was unloaded', async () => {
    const { sit, connect, store, rules, clock } = await stage(partners, four);
    const ada = await sit('Ada');
    const say = (to: Connect) => {
      const line = to({ open() {}, close() {}, message() {} });
      line.send({ do: 'join', match: 'm', token: 'Ada' });
      line.send({ do: 'talk', id: 1, seat: 0, channel: 'table', text: 'hello', once: 'x' });
    };
    for (let n = 0; n < 2; n++) say(connect);
    await settle();
    expect(texts(ada)).toEqual(['hello']);
    expect(JSON.stringify(ada.now().talk)).not.toContain('once');
    const tools = { thinker: { think: async () => null }, clock, secret: String, fault: () => {}, store };
    const later = openMatch(
      { bus: noBus, node: 'later', keyOf: String, ...tools },
      rules,
      (await store.load('m')) as SavedMatch,
    );
    say(connectInProcess(async () => later, tools.fault));
    await settle();
    expect((await store.load('m'))?.talk.map(({ text }) => text)).toEqual(['hello']);
    // The same text with a new key is a new message.
    for (let n = 0; n < 2; n++) await ada.talk(0, 'table', 'hello');
    expect(texts(ada)).toEqual(['hello', 'hello', 'hello']);
  });

  it('can be rejected by the game with its own message', async () => {
    const { sit } = await stage(partners, four);
    const ada = await sit('Ada');
    await expect(ada.talk(0, 'table', 'I hold 7')).rejects.toMatchObject({
      problem: { code: 'illegal', reason: 'no-figures', rule: 'LA-2', message: 'No figures at this table.' },
    });
    expect(texts(ada)).toEqual([]);
  });

  it('limits length and rate, and checks the seat and the side', async () => {
    const { sit, clock } = await stage(lanterns, four);
    const ada = await sit('Ada');
    expect(await refusalOf(ada.talk(0, 'table', '   '))).toBe('malformed');
    expect(await refusalOf(ada.talk(0, 'table', 'x'.repeat(MAX_CHAT_LENGTH + 1)))).toBe('malformed');
    expect(await refusalOf(ada.talk(1, 'table', 'me?'))).toBe('not-your-seat');
    expect(await refusalOf(ada.talk(0, 'side', 'anyone?'))).toBe('no-side');
    const many: string[] = [];
    for (let n = 0; n < 12; n++) many.push(await refusalOf(ada.talk(0, 'table', `line ${n}`)));
    expect(many.filter((end) => end === 'accepted')).toHaveLength(6);
    expect(many.at(-1)).toBe('rate');
    await clock.pass(3000);
    expect(await refusalOf(ada.talk(0, 'table', 'again'))).toBe('accepted');
  });
});
