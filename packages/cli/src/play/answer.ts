import type { Answer, Game, Kind, Option, Prompt, Transfer } from '@orrery/kernel';
import { formatRefusal, formatText } from '../format.ts';

/** Parsed input: an answer, or an error. */
export type Typed = { answer: Answer } | { wrong: string };

/** A prompt as text: lines to print, help, and a parser for the input. */
export interface Form {
  lines: string[];
  help: string;
  read(typed: string): Typed | Form;
}

type PromptOf<K extends Kind> = Extract<Prompt, { kind: K }>;
type Read = (typed: string) => Typed | Form;

const wrong = (text: string): Typed => ({ wrong: text });
const given = (answer: Answer): Typed => ({ answer });

/** An option as a line: its number, its text, and why it cannot be chosen. */
function optionLine(game: Game, option: Option, number: number): string {
  const name = option.text ? formatText(game, option.text) : option.id;
  const why = option.why ? `  [${formatRefusal(game, option.why)}]` : '';
  return `${String(number).padStart(4)}  ${name}${why}`;
}

const optionLines = (game: Game, options: readonly Option[]): string[] =>
  options.map((option, at) => optionLine(game, option, at + 1));

/** The option with this number or id, or null. */
function chosen<T extends { id: string }>(options: readonly T[], typed: string): T | null {
  return options.find((option) => option.id === typed) ?? options[Number(typed) - 1] ?? null;
}

/** The ids of the typed options; null if one is unknown. Commas can separate numbers or be part of an id. */
function several(options: readonly Option[], typed: string): string[] | null {
  const parts = typed
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((part) => (chosen(options, part) ? [part] : part.split(',').filter(Boolean)));
  const found = parts.map((part) => chosen(options, part));
  return found.includes(null) ? null : found.map((option) => (option as Option).id);
}

const numbered = (game: Game, options: readonly Option[], help: string, read: Read): Form => ({
  lines: optionLines(game, options),
  help,
  read,
});

/** Asks for a choice and then continues; a single option is chosen without asking. */
function stepwise<T extends { id: string }>(
  game: Game,
  what: string,
  options: readonly T[],
  then: (one: T) => Typed | Form,
): Typed | Form {
  const only = options.length === 1 ? options[0] : undefined;
  if (only) return then(only);
  return numbered(game, options, `Type the number of a ${what}.`, (typed) => {
    const one = chosen(options, typed);
    return one ? then(one) : wrong(`Unknown ${what}: "${typed}".`);
  });
}

const forms: { readonly [K in Kind]: (game: Game, prompt: PromptOf<K>) => Form } = {
  choose: (game, { options }) =>
    numbered(game, options, 'Type a number.', (typed) => {
      const one = chosen(options, typed);
      return one ? given(one.id) : wrong(`Unknown choice: "${typed}".`);
    }),
  subset: (game, { items, min, max }) =>
    numbered(
      game,
      items,
      `Choose ${min === max ? min : `${min} to ${max}`}. Type the numbers, separated by spaces${min === 0 ? ', or "none"' : ''}.`,
      (typed) => {
        const ids = several(items, typed === 'none' ? '' : typed);
        return ids ? given(ids) : wrong(`"${typed}" includes a choice that is not in the list.`);
      },
    ),
  amount: (_game, { min, max }) => ({
    lines: [],
    help: `Type a number from ${min} to ${max}.`,
    read: (typed) => (/^-?\d+$/.test(typed) ? given(Number(typed)) : wrong(`"${typed}" is not a number.`)),
  }),
  allocate: (game, { rows, min, max }) =>
    numbered(
      game,
      rows,
      `Distribute ${min === max ? min : `${min} to ${max}`}: type number=count, for example "1=2 3=1"${min === 0 ? ', or "none"' : ''}.`,
      (typed) => {
        const shares: Record<string, number> = {};
        for (const part of typed === 'none' ? [] : typed.split(/\s+/).filter(Boolean)) {
          const [, name = '', count = ''] = /^(.+)=(\d+)$/.exec(part) ?? [];
          const row = chosen(rows, name);
          if (!row) return wrong(`"${part}" is not a number from the list with a count, such as 1=2.`);
          shares[row.id] = Number(count);
        }
        return given(shares);
      },
    ),
  arrange: (game, { items }) =>
    numbered(game, items, 'Type all numbers in the order you want.', (typed) => {
      const ids = several(items, typed);
      return ids ? given(ids) : wrong(`"${typed}" includes a choice that is not in the list.`);
    }),
  place: (game, { pieces }) => {
    const cellsOf = (piece: (typeof pieces)[number]) => piece.cells.map((cell) => ({ ...cell, id: cell.cell }));
    const possible = pieces.filter((piece) => piece.cells.length > 0);
    const unplayable = pieces
      .filter((piece) => piece.cells.length === 0)
      .map((piece) => optionLine(game, piece, 0).replace(/^ *0/, '   -'));
    const first = numbered(game, possible, 'Type the number of a piece.', (typed) => {
      const piece = chosen(possible, typed);
      if (!piece) return wrong(`Unknown piece: "${typed}".`);
      return stepwise(game, 'cell', cellsOf(piece), ({ cell, rotations }) =>
        stepwise(
          game,
          'rotation',
          rotations.map((turn) => ({ id: `turned ${turn}`, turn })),
          ({ turn }) => given({ piece: piece.id, cell, rotation: turn }),
        ),
      );
    });
    return { ...first, lines: [...first.lines, ...unplayable] };
  },
  path: (game, { pieces }) => {
    const pathForm = ({ id, from, cells, max }: (typeof pieces)[number]): Form => ({
      lines: [`From ${from}, at most ${max} steps over: ${cells.map(({ cell }) => cell).join(' ')}`],
      help: 'Type the cells in order, or "none" to stay.',
      read: (typed) => given({ piece: id, cells: typed === 'none' ? [] : typed.split(/\s+/).filter(Boolean) }),
    });
    return stepwise(game, 'piece', pieces, pathForm) as Form;
  },
  offer: (game, { items, says, version, deal }) => ({
    lines: [
      ...optionLines(game, items),
      deal
        ? `Current offer between ${deal.parties.map(party).join(', ')}: ${deal.terms.map(termLine).join(', ')}`
        : 'There is no offer yet.',
      ...(deal?.accepted.length ? [`Accepted by ${deal.accepted.map(party).join(', ')}`] : []),
    ],
    help: `Type one of: ${says.join(', ')}. Example of a deal: "propose 1>2 3 ore, 2>1 1 ship" (0 is the bank); with a third party: "propose with 1 2 3: 1>2 3 ore".`,
    read: (typed) => {
      const [, word = '', named, lines = ''] = /^(\w+)(?: with ([\d ]+):)?(.*)$/.exec(typed) ?? [];
      const action = says.find((known) => known === word);
      if (!action) return wrong(`"${typed}" is not a valid offer.`);
      if (action !== 'propose' && action !== 'counter') return given({ say: action, version });
      const rows = lines.split(',').map((line) => /^\s*(\d+)>(\d+)\s+(\d+)\s+(\S+)\s*$/.exec(line));
      if (rows.includes(null)) return wrong(`"${typed}" is not a valid offer.`);
      const seat = (text?: string): number | null => (text === '0' ? null : Number(text) - 1);
      const terms = (rows as RegExpExecArray[]).map(([, from, to, count, item = '']) => ({
        from: seat(from),
        to: seat(to),
        count: Number(count),
        item: chosen(items, item)?.id ?? item,
      }));
      const all = [
        ...(named ?? '').split(' ').filter(Boolean).map(seat),
        ...terms.flatMap(({ from, to }) => [from, to]),
      ];
      const parties = [...new Set(all.filter((one) => one !== null))].sort((a, b) => a - b);
      return given(action === 'propose' ? { say: action, parties, terms } : { say: action, version, parties, terms });
    },
  }),
};

const termLine = (line: Transfer): string => `${party(line.from)}>${party(line.to)} ${line.count} ${line.item}`;
const party = (seat: number | null): string => (seat === null ? 'bank' : `player ${seat + 1}`);

/** The text form of a prompt. */
export const formOf = (game: Game, prompt: Prompt): Form =>
  (forms[prompt.kind] as (g: Game, p: Prompt) => Form)(game, prompt);
