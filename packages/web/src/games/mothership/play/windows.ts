import { CARDS, type Fight, kindOf, type MothershipView, sideOf, unitName } from '@orrery/mothership';
import type { Play } from '../../../play/game-ui.ts';
import type { ResponseWindow } from '../board/panels/AnswerStrip.tsx';
import { planetName, unitTitle } from './board-data.ts';
import { faceOf } from './faces.ts';
import { t } from './text.ts';

/** Flows in which other players may respond. */
const WINDOWS = new Set(['window', 'cancel', 'deploy']);

/** Message ids of the steps of a fight after its declaration. */
const STEPS: Record<string, Parameters<typeof t>[0]> = {
  after: 'window-rolled',
  loser: 'window-decided',
};

function stepText(step: string): string | null {
  const id = STEPS[step];
  return id ? t(id) : null;
}

/** The attacker and the target in one line. */
function attackWords(view: MothershipView, fight: Fight, nameOf: (side: number) => string, me: number | null): string {
  const planet = fight.kind === 'planet';
  const side = planet ? fight.defence.side : sideOf(fight.target);
  const unit = planet
    ? planetName(view, fight.target)
    : unitTitle({ id: unitName(fight.target), kind: kindOf(fight.target) });
  const owner = side < 0 ? '' : nameOf(side);
  if (fight.kind === 'asteroids') return t(side === me ? 'window-rocks-own' : 'window-rocks', { owner, unit });
  const by = fight.attack.side;
  const target = side < 0 ? unit : side === me ? t('unit-own', { unit }) : t('unit-of', { owner, unit });
  return t('window-attack', { by: by === me ? 'you' : 'other', name: by < 0 ? '' : nameOf(by), target });
}

/** The open response window and the players who may respond; null if none is open. */
export function windowOf(
  play: Play,
  view: MothershipView,
  nameOf: (side: number) => string,
  me: number | null,
): ResponseWindow | null {
  const waiting = play.table.waiting.filter(({ flow, standing }) => !standing && WINDOWS.has(flow));
  if (waiting.length === 0) return null;
  const clock = play.table.clocks.find(({ question }) => waiting.some((row) => row.question === question));
  const { declared, fight } = view;
  const title = declared && CARDS[Number(declared.card.design) - 1];
  const glyph = (declared && faceOf(declared.card, () => '')?.glyph) ?? (fight ? 'crosshair' : 'guardian');
  const text =
    declared && title
      ? t('window-card', { name: nameOf(declared.seat), card: title.name })
      : fight
        ? (stepText(fight.step) ?? attackWords(view, fight, nameOf, me))
        : t('window-guardian');
  const asked = new Set(waiting.map(({ seat }) => seat));
  const start = Math.max(0, view.turn ?? 0);
  const count = view.players.length;
  const order = Array.from({ length: count }, (_, i) => (start + i) % count).filter((seat) => asked.has(seat));
  return {
    glyph,
    text,
    players: order.map((seat) => ({ seat, name: seat === me ? t('you') : nameOf(seat) })),
    until: clock?.until ?? null,
  };
}
