// A bot that plays at an online table through the public API (docs/online.md).
//
//   npx tsx --conditions=source examples/typescript/online_bot.ts http://localhost:8080 <match> [name]
//
// It claims an open seat, answers every question at random, and prints the result at the end.
import { candidateAnswers, openApi, openRemote, overSocket, ProblemError, type TableState } from '@orrery/protocol';
import { WebSocket } from 'ws';

const [server = 'http://localhost:8080', match = '', name = 'Botty'] = process.argv.slice(2);
if (!match) throw new Error('Missing match id. It is the last part of the invitation link.');

const { seat, token } = await openApi(server, fetch).claim(match, { name });
let onUpdate = () => {};
const remote = openRemote({
  connect: overSocket(`${server.replace('http', 'ws')}/ws`, WebSocket as never),
  match,
  token,
  onChange: () => onUpdate(),
});

/** The table as soon as the bot is asked, or the game is over. */
async function asked(): Promise<TableState> {
  for (;;) {
    const { table } = remote;
    if (table && (table.result !== null || table.prompts.some(({ standing }) => !standing))) return table;
    await new Promise<void>((resolve) => {
      onUpdate = resolve;
    });
  }
}

/** The first answer that is not refused: a prompt shows most legal answers, but the rules decide. */
async function legal<A>(answers: A[], why: (answer: A) => Promise<{ refusal: unknown }>): Promise<A> {
  for (const answer of answers) if ((await why(answer)).refusal === null) return answer;
  throw new Error('No legal answer found.');
}

let decisions = 0;
for (let table = await asked(); table.result === null; table = await asked()) {
  const row = table.prompts.find(({ standing }) => !standing);
  if (!row) continue;
  const { question, n, prompt } = row;
  const answer = await legal(
    [...candidateAnswers(prompt)].sort(() => Math.random() - 0.5),
    (one) => remote.request('why', { action: { seat, question, n, answer: one } }),
  );
  await remote.act({ seat, question, n, answer }).catch((error) => {
    // The question may have closed because of a timeout or an undo.
    if (!(error instanceof ProblemError)) throw error;
  });
  decisions++;
}
console.error(`${decisions} decisions as player ${seat + 1}`);
console.log(JSON.stringify(remote.table?.result));
remote.close();
