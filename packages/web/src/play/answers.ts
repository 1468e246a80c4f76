import type { Answer, Course, Offer, Placement, Prompt } from '@orrery/kernel';
import type { Draft } from '../prompts/draft.ts';
import { t } from '../prompts/text.ts';
import { formatItems } from '../ui/format-list.ts';
import type { GameUi, Words } from './game-ui.ts';

type Named = { id: string; text?: Parameters<Words['say']>[0] };

/** The button with which each kind of offer is made. */
const OFFERS = {
  propose: 'confirm-offer',
  counter: 'confirm-counter',
  accept: 'deal-accept',
  decline: 'deal-decline',
  withdraw: 'deal-withdraw',
  lock: 'deal-lock',
} as const;

/** An answer as text, in the words of its button. */
export function answerText(prompt: Prompt, answer: Answer, words: Words, gameUi: GameUi): string {
  const label = (option: Named | undefined, id: string) =>
    option?.text ? words.say(option.text) : (gameUi.shown('piece', id) ?? words.known(id) ?? id);
  const placeName = (cell: string) => gameUi.shown('cell', cell) ?? cell;
  if (answer === null) return prompt.pass ? words.say(prompt.pass) : t('pass');
  switch (prompt.kind) {
    case 'choose':
      return label(
        prompt.options.find(({ id }) => id === answer),
        String(answer),
      );
    case 'subset':
    case 'arrange':
      return formatItems(
        (answer as string[]).map((id) =>
          label(
            prompt.items.find((item) => item.id === id),
            id,
          ),
        ),
      );
    case 'allocate':
      return formatItems(
        Object.entries(answer as Record<string, number>)
          .filter(([, count]) => count > 0)
          .map(([id, count]) =>
            t('count', {
              count,
              item: label(
                prompt.rows.find((row) => row.id === id),
                id,
              ),
            }),
          ),
      );
    case 'place': {
      const { piece, cell } = answer as Placement;
      const named = label(
        prompt.pieces.find(({ id }) => id === piece),
        piece,
      );
      return t('placed', { piece: named, place: placeName(cell) });
    }
    case 'path': {
      const { piece, cells } = answer as Course;
      const named = prompt.pieces.find(({ id }) => id === piece);
      const name = label(named, piece);
      const [last] = cells.slice(-1);
      if (last === undefined) return t('stays', { piece: name });
      return t('moved', { piece: name, from: named ? placeName(named.from) : '', to: placeName(last) });
    }
    case 'offer':
      return t(OFFERS[(answer as Offer).say]);
    default:
      return String(answer);
  }
}

/** The draft that gives an answer, used to show the answer before it is sent. */
export function draftFor(prompt: Prompt, answer: Answer): Partial<Draft> {
  if (answer === null) return {};
  switch (prompt.kind) {
    case 'choose':
      return { picked: [answer as string] };
    case 'subset':
      return { picked: answer as string[] };
    case 'amount':
      return { amount: Number(answer) };
    case 'allocate':
      return { rows: answer as Record<string, number> };
    case 'arrange':
      return { order: answer as string[] };
    case 'place':
      return answer as Placement;
    case 'path': {
      const { piece, cells } = answer as { piece: string; cells: string[] };
      return { piece, path: cells };
    }
    default:
      return {};
  }
}

/** The anchors of the controls with which an answer is given. */
export function answerAnchors(prompt: Prompt, answer: Answer, gameUi: GameUi): string[] {
  if (answer === null) return ['act:pass'];
  switch (prompt.kind) {
    case 'choose':
      return [`act:${answer}`, `option:${answer}`, ...(gameUi.aim?.(String(answer)) ?? [])];
    case 'subset':
      return (answer as string[]).flatMap((id) => [`option:${id}`, ...(gameUi.aim?.(id) ?? [])]);
    case 'place': {
      const { piece, cell } = answer as Placement;
      return [`tile:${piece}`, `act:${piece}`, `field:${cell}`, ...aimAt(gameUi, piece, cell)];
    }
    case 'path': {
      const { piece, cells } = answer as Course;
      return aimAt(gameUi, piece, ...cells.slice(-1));
    }
    case 'allocate':
      return Object.entries(answer as Record<string, number>).flatMap(([id, count]) =>
        count > 0 ? [`act:${id}`] : [],
      );
    default:
      return ['act:confirm'];
  }
}

/** The anchors of pieces and places. */
const aimAt = (gameUi: GameUi, ...ids: string[]): string[] => ids.flatMap((id) => gameUi.aim?.(id) ?? []);
