import type { Play } from '../../../play/game-ui.ts';
import { promptKeys } from '../../../prompts/keys.ts';
import { pressCard, type TileSelection } from './selection.ts';
import type { Desk } from './useDesk.tsx';
import { isOnBoard } from './widget.tsx';

type Keys = Record<string, () => void>;

/** The first nine items by digit key. */
const digits = <T>(items: readonly T[], act: (item: T) => void): Keys =>
  Object.fromEntries(items.slice(0, 9).map((item, at) => [String(at + 1), () => act(item)]));

/** The digit keys of the boards, for the current prompt and selection. */
export function boardKeys(desk: Desk): Keys {
  switch (desk.turn.about) {
    case 'ask-install-one':
      return tileKeys(desk, 'lay', desk.turn.pieces);
    case 'ask-engineer':
      return tileKeys(desk, 'line', desk.own?.line ?? []);
    case 'ask-play':
      return playKeys(desk);
    case 'ask-politics':
      return launchKeys(desk);
    case 'ask-fate':
      return handKeys(desk, (card) => desk.turn.options.has(`escalate:${card}`));
    default:
      return {};
  }
}

/** Selects tiles of the line, or the tiles just drawn, while nothing else is selected. */
function tileKeys({ turn }: Desk, verb: TileSelection['verb'], tiles: readonly string[]): Keys {
  if (turn.taken && turn.taken.kind !== 'tile') return {};
  return digits(tiles, (tile) => turn.take({ kind: 'tile', verb, tile, cell: null, rotation: 0 }));
}

/** Selects a card in hand, then an empty slot from left to right. */
function playKeys(desk: Desk): Keys {
  const { own, turn } = desk;
  const { taken } = turn;
  if (taken?.kind !== 'card') return handKeys(desk, () => true);
  const free = own?.slots.filter(({ card }) => !card) ?? [];
  return digits(free, ({ place }) => turn.take({ ...taken, place }));
}

/** Selects the mission to launch, in the order shown. */
function launchKeys({ view, turn }: Desk): Keys {
  if (turn.taken?.kind !== 'launch') return {};
  const missions = [...view.missions.map(({ mission }) => mission), 'MOON'];
  const open = missions.filter((mission) => turn.options.has(`launch:${mission}`));
  return digits(open, (mission) => turn.take({ kind: 'launch', mission }));
}

/** Selects a card in hand that answers the prompt. Its digit is its position in the hand. */
function handKeys({ own, turn }: Desk, isAnswer: (card: string) => boolean): Keys {
  const keys = (own?.hand ?? []).flatMap((card, at): [string, () => void][] =>
    card && isAnswer(card) ? [[String(at + 1), () => turn.take(pressCard(card, true))]] : [],
  );
  return Object.fromEntries(keys);
}

/** The digit keys of a prompt with a widget. */
export function widgetKeys({ ask, draft, setDraft, answer }: Play): Keys {
  if (!ask || isOnBoard(ask)) return {};
  return promptKeys(ask.prompt, draft, setDraft, (given) => void answer(given));
}
