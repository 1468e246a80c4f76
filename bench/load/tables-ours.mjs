// Tables on our server: two seats, each with its own connection, that play random games.
import { WebSocket } from 'ws';
import { guess } from '../guess.mjs';

export function openTables(url, { game, random, onBegin }) {
  const post = async (path, body) => {
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return reply.json();
  };

  return async function openTable() {
    const seats = [0, 1].map(() => ({ socket: null, prompts: [], id: 0 }));
    let result = null;
    let mover = null;
    let began = 0;
    let waits = { seen: false, answered: false, done: () => {} };
    let heardAll = () => {};

    function hear(seat, message) {
      if (message.say === 'table' || message.say === 'step') {
        seat.prompts = message.prompts;
        result = message.result;
        if (message.say === 'table') heardAll();
        else if (mover && seat !== mover && !waits.seen) settle('seen', performance.now() - began);
      }
      if (seat === mover && (message.say === 'ok' || message.say === 'error') && message.id === seat.id) {
        if (message.say === 'error') waits.seen = waits.refused = true;
        settle('answered');
      }
    }

    function settle(what, ms) {
      waits[what] = true;
      if (ms !== undefined) waits.ms = ms;
      if (!waits.seen || !waits.answered) return;
      mover = null;
      waits.done(waits.refused ? null : waits.ms);
    }

    /** A new match on the existing connections. */
    async function begin() {
      onBegin();
      const { match, token } = await post('/api/matches', {
        game,
        seats: [{ kind: 'me', name: 'A' }, { kind: 'open' }],
      });
      const other = await post(`/api/matches/${match}/claim`, { name: 'B' });
      let missing = 2;
      const all = new Promise((done) => {
        heardAll = () => --missing === 0 && done();
      });
      for (const [i, key] of [token, other.token].entries()) {
        seats[i].socket.send(JSON.stringify({ do: 'join', match, token: key }));
      }
      await all;
    }

    await Promise.all(
      seats.map(
        (seat) =>
          new Promise((ready, fail) => {
            seat.socket = new WebSocket(`${url.replace('http', 'ws')}/ws`);
            seat.socket.on('open', ready).on('error', fail);
            seat.socket.on('message', (data) => hear(seat, JSON.parse(data)));
          }),
      ),
    );
    await begin();

    return {
      begin,
      /** One move: milliseconds until the other seat has it, or null if it was refused. */
      async move() {
        if (result !== null) await begin();
        const asked = seats.find(({ prompts }) => prompts.some((prompt) => !prompt.standing));
        if (!asked) return null;
        const open = asked.prompts.filter((prompt) => !prompt.standing);
        const { seat, question, n, prompt } = open[Math.floor(random() * open.length)];
        const text = JSON.stringify({
          do: 'act',
          id: ++asked.id,
          action: { seat, question, n, answer: guess(prompt, random) },
        });
        return new Promise((done) => {
          waits = { seen: false, answered: false, refused: false, ms: null, done };
          mover = asked;
          began = performance.now();
          asked.socket.send(text);
        });
      },
    };
  };
}
