import type { HelionoxView, SeenPlayer } from '@orrery/helionox';
import type { Play } from '../../../play/game-ui.ts';
import { t } from '../text.ts';

/** How many events back a card counts as bought lately. */
const LATELY = 24;
const GETS = ['bought', 'obtained', 'secured'];

/** The cards that a seat got from the Market lately. */
export const boughtLately = ({ table }: Play, seat: number): string[] =>
  table.log
    .slice(-LATELY)
    .flatMap((event) => (GETS.includes(event.type) && event.data.seat === seat ? [String(event.data.card)] : []));

/** Whose cards the middle of the table shows. */
export interface Area {
  me: number;
  mine: SeenPlayer | undefined;
  /** During another player's turn, that player, whose played cards and pools are shown. */
  other: SeenPlayer | undefined;
  /** The label of the hand. */
  title: string;
}

export function areaOf({ ask, table, nameOf }: Play, view: HelionoxView): Area {
  const me = ask?.seat ?? table.viewer ?? view.turn ?? 0;
  const isOwn = table.viewer === me && table.mySeats.includes(me);
  return {
    me,
    mine: view.players[me],
    other: ask === null && view.turn !== null && view.turn !== me ? view.players[view.turn] : undefined,
    title: isOwn ? t('your-hand') : t('hand-of', { name: nameOf(me) }),
  };
}
