import { overSocket, type SocketLike } from '@orrery/protocol';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type JumpingClock, jumpingClock } from './help/jumping-clock.ts';
import { httpReceiver, mailReceiver, pushDevice } from './help/receivers.ts';
import { type Guest, openWorld, type World, wsUrl } from './help/world.ts';

vi.mock(import('node:fs'), async (original) => (await import('./help/disk.ts')).waitInPlace(original));

const MINUTE = 60_000;
const DAY = 86_400_000;

let world: World;
let clock: JumpingClock;
let mail: Awaited<ReturnType<typeof mailReceiver>>;
let web: Awaited<ReturnType<typeof httpReceiver>>;
beforeEach(async () => {
  clock = jumpingClock();
  [mail, web] = await Promise.all([mailReceiver(), httpReceiver()]);
  const url = 'https://play.example.org';
  const notices = { url, smtp: mail.url, mailFrom: 'orrery@example.org', innerHooks: true };
  world = await openWorld({ clock, notices, metricsToken: 'watch' });
});
afterEach(async () => {
  await world.end();
  await Promise.all([mail.end(), web.end()]);
});

/** Creates a signed-in person. */
async function visitor(name: string) {
  let cookie = '';
  async function ask(method: string, path: string, body?: object): Promise<any> {
    const response = await fetch(`${world.server.url}${path}`, {
      method,
      headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return response.json();
  }
  await ask('POST', '/api/me', { name });
  return {
    ask,
    sit(match: string): Guest {
      class Socket extends WebSocket {
        constructor(url: string) {
          super(url, { headers: { cookie } });
        }
      }
      const connect = overSocket(wsUrl(world.server.url), Socket as unknown as new (url: string) => SocketLike);
      return world.sit(match, null, connect);
    },
  };
}

/** Runs everything that is due: the scheduler, the match and the outbox. */
async function goOn(): Promise<void> {
  for (let i = 0; i < 6; i++) await clock.leap(5001);
}

/** Waits until the condition holds, because sockets take real time. */
async function until(is: () => boolean | Promise<boolean>): Promise<void> {
  for (let i = 0; i < 200; i++) {
    if (await is()) return;
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error('the condition was not met in time');
}

async function play(guest: Guest, answer: string): Promise<void> {
  await guest.until((table) => table.prompts.length > 0);
  await guest.answer(answer);
}

async function leave(guest: Guest): Promise<void> {
  guest.remote.close();
  await new Promise((done) => setTimeout(done, 50));
}

it('plays a turn-based game from the first e-mail to the last, with a timeout, a vacation and a restart', async () => {
  const [ada, bo] = [await visitor('Ada'), await visitor('Bo')];

  // Ada adds an e-mail address, which has to be confirmed, and a push channel.
  await ada.ask('POST', '/api/me/ways', { kind: 'mail', address: 'Ada@example.org' });
  const phone = pushDevice(`${web.url}/push/phone`);
  const { ways } = await ada.ask('POST', '/api/me/ways', phone.way);
  expect(ways).toMatchObject([
    { kind: 'mail', address: 'ada@example.org', confirmed: false },
    { kind: 'push', address: new URL(web.url).host, confirmed: true },
  ]);
  await goOn();
  await until(() => mail.got.length === 1);
  const token = /account\?confirm=([\w-]+)/.exec(mail.got[0]?.text ?? '')?.[1];
  expect(mail.got[0]?.to).toBe('ada@example.org');
  expect(await ada.ask('POST', '/api/ways/confirm', { token: 'guess' })).toMatchObject({ error: { code: 'bad-way' } });
  expect(await bo.ask('POST', '/api/ways/confirm', { token })).toEqual({ ok: true });
  await bo.ask('POST', '/api/me/ways', { kind: 'hook', address: `${web.url}/bo` });

  // Three days per move. The clocks start when Bo takes the open seat.
  const seats = [{ kind: 'me', name: 'Ada' }, { kind: 'open' }];
  const made = await ada.ask('POST', '/api/matches', { game: 'tic-tac-toe', seats, clock: { move: (3 * DAY) / 1000 } });
  const { match } = made;
  await clock.leap(10 * DAY);
  await bo.ask('POST', `/api/matches/${match}/claim`, { name: 'Bo' });
  const secrets = [made.token];

  // Ada is absent. After a minute she is notified once, by e-mail and push.
  await clock.leap(MINUTE / 2);
  expect(web.got).toHaveLength(0);
  await clock.leap(MINUTE);
  await goOn();
  await until(() => mail.got.length === 2 && web.got.length === 1);
  expect(mail.got[1]?.text).toContain('It is your turn in Tic-tac-toe with Bo. Mark a cell.');
  expect(mail.got[1]?.text).toContain(`https://play.example.org/t/${match}`);
  expect(phone.read(web.got[0] as never)).toEqual({
    text: 'It is your turn in Tic-tac-toe with Bo. Mark a cell.',
    path: `/t/${match}`,
    tag: match,
  });
  await clock.leap(DAY);
  await goOn();
  expect([mail.got.length, web.got.length]).toEqual([2, 1]);
  expect(await ada.ask('GET', '/api/me/matches')).toMatchObject([
    { match, awaited: true, until: expect.any(Number), asks: 'Mark a cell' },
  ]);

  // Ada plays and leaves. Now Bo is notified by webhook, but Ada is not.
  const first = ada.sit(match);
  await play(first, 'a1');
  await leave(first);
  await clock.leap(2 * MINUTE);
  await goOn();
  await until(() => web.got.length === 2);
  expect(JSON.parse(String(web.got[1]?.body))).toEqual({
    kind: 'turn',
    game: 'Tic-tac-toe',
    others: ['Ada'],
    match,
    asks: 'Mark a cell',
    text: 'It is your turn in Tic-tac-toe with Ada. Mark a cell.',
    url: `https://play.example.org/t/${match}`,
  });

  // After one day Bo goes on vacation for five days, so his clock is paused. Meanwhile the server restarts.
  await clock.leap(DAY);
  expect(await bo.ask('POST', '/api/me/vacation', { days: 5 })).toMatchObject({ days: 30, left: 25 });
  await clock.leap(2 * DAY);
  await goOn();
  await world.restart();
  await clock.leap(2 * DAY);
  await goOn();
  const look = ada.sit(match);
  const table = await look.until(() => true);
  expect(table.seq).toBe(1);
  expect(table.times?.seats).toMatchObject([{ seat: 1, away: true, runs: false }]);
  await leave(look);
  expect([mail.got.length, web.got.length]).toEqual([2, 2]);

  // Afterwards he has the rest of his three days. When they run out, no device is connected.
  await clock.leap(DAY + 1.9 * DAY);
  await goOn();
  const record = async () =>
    (await (await fetch(`${world.server.url}/api/matches/${match}`)).json()) as { seq: number };
  expect((await record()).seq).toBe(1);
  await clock.leap(0.2 * DAY);
  await goOn();
  expect((await record()).seq).toBe(2);
  await clock.leap(2 * MINUTE);
  await goOn();
  await until(() => mail.got.length === 3 && web.got.length === 3);
  expect(web.got.map(({ path }) => path)).toEqual(['/push/phone', '/bo', '/push/phone']);

  // The rest is played with both players connected, so they get no notifications.
  const [one, two] = [ada.sit(match), bo.sit(match)];
  const cells = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'];
  while (!(await one.until((now) => now.result !== null || now.prompts.length > 0 || now.seq > 2)).result) {
    const mover = one.remote.table?.prompts.length ? one : two;
    await mover.until((now) => now.prompts.length > 0 || now.result !== null);
    if (mover.remote.table?.result) break;
    for (const cell of cells) {
      const done = await mover.answer(cell).then(
        () => true,
        () => false,
      );
      if (done) break;
    }
    await Promise.all([one, two].map((guest) => guest.until((now) => now.seq >= (mover.remote.table?.seq ?? 0))));
  }
  await Promise.all([leave(one), leave(two)]);
  await clock.leap(DAY);
  await goOn();
  expect([mail.got.length, web.got.length]).toEqual([3, 3]);

  // No notification contains hidden information.
  const whole = (await ada.ask('GET', `/api/matches/${match}/record`)) as { seed: string; entries: { kind: string }[] };
  expect(whole.entries[1]).toMatchObject({ kind: 'expire', seat: 1 });
  const out = [
    ...mail.got.map(({ text }) => text),
    ...web.got.map((post) => `${JSON.stringify(post.headers)}${post.body}`),
  ];
  for (const secret of [...secrets, whole.seed]) for (const bytes of out) expect(bytes).not.toContain(secret);
  const watch = { headers: { authorization: 'Bearer watch' } };
  const metrics = await (await fetch(`${world.server.url}/metrics`, watch)).text();
  expect(metrics).toMatch(/orrery_notices_total\{way="mail",outcome="sent"\} 1/);
  const state = await (await fetch(`${world.server.url}/api/operator/notices`, watch)).json();
  expect(state).toEqual({ waiting: 0, oldest: null, failed: [] });
  expect((await fetch(`${world.server.url}/api/operator/notices`)).status).toBe(404);
}, 180_000);

it('lets a bot play for a late player, even while no device is connected, and gives the seat back', async () => {
  const [ada, bo] = [await visitor('Ada'), await visitor('Bo')];
  const seats = [{ kind: 'me', name: 'Ada' }, { kind: 'open' }];
  const setting = { move: DAY / 1000, late: 'bot' };
  const { match } = await ada.ask('POST', '/api/matches', { game: 'tic-tac-toe', seats, clock: setting });
  await bo.ask('POST', `/api/matches/${match}/claim`, { name: 'Bo' });
  await clock.leap(DAY);
  await goOn();
  const summary = () => ada.ask('GET', `/api/matches/${match}`);
  await until(async () => (await summary()).seq === 2);
  expect((await summary()).seats[0]).toMatchObject({ kind: 'human', standin: 'medium' });
  const back = ada.sit(match);
  await back.until(() => true);
  await back.remote.request('back', { seat: 0 });
  expect((await summary()).seats[0]).not.toHaveProperty('standin');
});

it('retries failed notifications with growing delays, and removes channels that no longer exist', async () => {
  const ada = await visitor('Ada');
  await ada.ask('POST', '/api/me/ways', { kind: 'hook', address: `${web.url}/ada` });
  const seats = [{ kind: 'me', name: 'Ada' }, { kind: 'open' }];
  const { match } = await ada.ask('POST', '/api/matches', { game: 'tic-tac-toe', seats, clock: { move: DAY / 1000 } });
  web.status = 503;
  await (await visitor('Bo')).ask('POST', `/api/matches/${match}/claim`, { name: 'Bo' });
  for (let i = 0; i < 20 && web.got.length === 0; i++) await clock.leap(5001);
  await clock.leap(MINUTE / 2);
  await until(() => web.got.length === 2);
  await clock.leap(MINUTE);
  expect(web.got.length).toBe(2);
  await clock.leap(MINUTE);
  await goOn();
  await until(() => web.got.length === 3);
  expect(new Set(web.got.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  web.status = 410;
  await clock.leap(60 * MINUTE);
  await goOn();
  await until(async () => (await ada.ask('GET', '/api/me/ways')).ways.length === 0);
  expect(web.got.length).toBe(4);
}, 90_000);

it('webhooks cannot reach the server’s private network', async () => {
  await world.restart({ clock });
  const ada = await visitor('Ada');
  for (const address of [
    'http://example.org/hook',
    'https://127.0.0.1/hook',
    'https://[::1]/hook',
    'https://169.254.169.254/latest',
    'https://localhost/hook',
    'https://u:p@example.org/',
    'file:///etc/passwd',
  ]) {
    const answer = await ada.ask('POST', '/api/me/ways', { kind: 'hook', address });
    expect(answer).toMatchObject({ error: { code: 'bad-way' } });
  }
  expect(await ada.ask('POST', '/api/me/ways', { kind: 'mail', address: 'a@example.org' })).toMatchObject({
    error: { code: 'bad-way' },
  });
});
