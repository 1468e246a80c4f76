import { type Level, think } from '@orrery/bots';
import type { Listed } from '@orrery/games';
import { IllegalAction, type Prompt, type Seat, type Table, type Waiting } from '@orrery/kernel';
import { eventWords, refusalWords, resultWords, words } from '../words.ts';
import { type Form, formOf } from './answer.ts';
import { boardOf } from './board.ts';
import type { Screen } from './screen.ts';

const HELP =
  'pass  leaves it out where that is allowed;  back  to the first choice;  board  shows the table;  undo;  quit';

/** One match in a terminal: a person on one seat, bots on the others. */
export interface Sitting {
  table: Table;
  listed: Listed;
  seat: Seat;
  level: Level;
  screen: Screen;
}

/** Plays until the game is over (true) or the person has had enough (false). */
export async function sit(sitting: Sitting): Promise<boolean> {
  const { table, seat, screen } = sitting;
  let stale = true;
  // How long the record was when bots last thought about questions that stand open.
  let looked = -1;
  while (table.state.result === null) {
    const rows = table.rules.waiting(table.state);
    const own = rows.find((row) => row.seat === seat && !row.standing);
    const interrupted = looked !== table.record.entries.length && botInterrupts(sitting, rows);
    looked = table.record.entries.length;
    if (interrupted || !own) {
      stale = true;
      if (!interrupted) botActs(sitting, rows);
      continue;
    }
    if (stale) await showBoard(sitting);
    const standing = rows.filter((row) => row.seat === seat && row.standing);
    const done = await decide(sitting, own, standing);
    if (done === 'quit') return false;
    stale = done === 'undone';
  }
  await showBoard(sitting);
  screen.print(resultWords(table.rules.game, table.state.result));
  return true;
}

async function showBoard({ listed, table, seat, screen }: Sitting): Promise<void> {
  screen.print(`\n${await boardOf(listed, table.rules.view(table.state, seat))}\n`);
}

function tellAll({ table, seat, screen }: Sitting, events: ReturnType<Table['act']>): void {
  for (const event of events) screen.print(`  ${eventWords(table.rules.game, event, seat)}`);
}

function botAnswers(sitting: Sitting, rows: Waiting[]): boolean {
  const { table, seat, level } = sitting;
  for (const row of rows.filter((one) => one.seat !== seat)) {
    const thought = { level, seed: table.record.seed, now: () => performance.now() };
    const action = think(table.rules, table.state, row.seat, row.question, thought);
    if (action === null) continue;
    tellAll(sitting, table.act(action));
    return true;
  }
  return false;
}

/** A bot may use a question that stands open, once for everything that happens. */
const botInterrupts = (sitting: Sitting, rows: Waiting[]): boolean =>
  botAnswers(
    sitting,
    rows.filter((row) => row.standing),
  );

/** A bot that is waited for acts. */
function botActs(sitting: Sitting, rows: Waiting[]): void {
  const waited = rows.filter((row) => !row.standing);
  if (!botAnswers(sitting, waited)) throw new Error(`${sitting.table.rules.game.id}: nobody acts`);
}

/** One question to the person, with as many tries as it takes. */
async function decide(sitting: Sitting, row: Waiting, standing: Waiting[]): Promise<'acted' | 'undone' | 'quit'> {
  const { table, seat, screen } = sitting;
  const { rules } = table;
  const { game } = rules;
  let question = row;
  for (;;) {
    const prompt = rules.prompt(table.state, seat, question.question);
    ask(sitting, prompt, standing);
    let form: Form = show(screen, formOf(game, prompt));
    for (let again = true; again; ) {
      const typed = await screen.ask('>');
      again = false;
      if (typed === null || typed === 'quit') return 'quit';
      if (typed === 'undo') {
        if (undone(sitting)) return 'undone';
        again = true;
      } else if (typed === '?' || typed === '') {
        screen.print(`${form.how}\n${HELP}`);
        again = true;
      } else if (typed === 'board') {
        await showBoard(sitting);
      } else if (typed === 'back') {
        question = row;
      } else if (/^!\d+$/.test(typed) && standing[Number(typed.slice(1)) - 1]) {
        question = standing[Number(typed.slice(1)) - 1] as Waiting;
      } else {
        const read = typed === 'pass' ? { answer: null } : form.read(typed);
        if ('wrong' in read) {
          screen.print(`${read.wrong} (? helps)`);
          again = true;
        } else if ('read' in read) {
          form = show(screen, read);
          again = true;
        } else {
          try {
            const n = table.state.counts[seat] as number;
            tellAll(sitting, table.act({ seat, question: question.question, n, answer: read.answer }));
            return 'acted';
          } catch (error) {
            if (!(error instanceof IllegalAction)) throw error;
            screen.print(refusalWords(game, error));
          }
        }
      }
    }
  }
}

function ask({ table, screen }: Sitting, prompt: Prompt, standing: Waiting[]): void {
  const { rules, state } = table;
  screen.print(words(rules.game, prompt.text));
  if (prompt.pass) screen.print(`pass  ${words(rules.game, prompt.pass)}`);
  standing.forEach((row, at) => {
    screen.print(`  !${at + 1}  ${words(rules.game, rules.prompt(state, row.seat, row.question).text)}`);
  });
}

function show(screen: Screen, form: Form): Form {
  for (const line of form.lines) screen.print(line);
  return form;
}

function undone(sitting: Sitting): boolean {
  const { table, seat, screen } = sitting;
  try {
    tellAll(sitting, table.apply(table.undoEntry(seat)));
    return true;
  } catch (error) {
    if (!(error instanceof IllegalAction)) throw error;
    screen.print(refusalWords(table.rules.game, error));
    return false;
  }
}
