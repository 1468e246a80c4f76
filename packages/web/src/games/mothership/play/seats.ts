import { baseSpaces, dieOf, gatheringOf, type MothershipView, unitNamed } from '@orrery/mothership';
import type { Play } from '../../../play/game-ui.ts';
import { seatState } from '../../../play/seat-state.ts';
import { turnState } from '../../../play/turn-state.ts';
import type { SeatSeen } from '../board/panels/SeatCard.tsx';
import { KINDS, type Kind } from '../board/types.ts';
import type { Scene } from './position.ts';
import { t } from './text.ts';

/** The name of a side's team; null in games without teams. */
export const teamName = ({ agreed, players }: MothershipView, side: number): string | null =>
  agreed.mode === 'teams' ? t('team', { letter: 'ABC'.charAt(players[side]?.team ?? 0) }) : null;

const rank = (kind: Kind) => KINDS.indexOf(kind);

function fleetOf(view: MothershipView, side: number): SeatSeen['fleet'] {
  return view.units
    .filter((unit) => unit.side === side && unit.kind !== 'station' && (unit.kind !== 'guardian' || unit.cell !== null))
    .sort((a, b) => rank(a.kind) - rank(b.kind))
    .map(({ kind, cell }) => ({ kind, alive: cell !== null || view.phase === 'setup' }));
}

/** A seat's state in the turn order, kept short because cards are narrow. */
function standingOf(play: Play, { turn: on, agreed }: MothershipView, side: number): string {
  const turn = play.table.result ? null : on;
  const bot = play.table.seats[side]?.kind === 'bot';
  if (turn === side && (bot || agreed.mode === 'teams')) return t('on-turn');
  return bot && agreed.mode === 'teams' ? t('bot') : turnState(play, turn, side);
}

/** The contents of all seat cards, in turn order. */
export function seatsOf(play: Play, { view, table }: Scene): SeatSeen[] {
  const { agreed } = view;
  const asked = new Set(play.table.waiting.filter((row) => !row.standing).map((row) => row.seat));
  const order = view.order.length > 0 ? view.order : view.players.map(({ side }) => side);
  return order.flatMap((side): SeatSeen[] => {
    const player = view.players[side];
    if (!player) return [];
    const mothership = unitNamed(`${side}M`);
    const alive = view.units[mothership]?.cell != null;
    // No seat is active after the end of the game.
    const turn = view.turn === side && play.table.result === null;
    return [
      {
        seat: side,
        name: play.nameOf(side),
        standing: player.out
          ? (seatState(play.table, side)?.words ?? t('out'))
          : player.npc
            ? t('follows-orders')
            : standingOf(play, view, side),
        turn,
        asked: asked.has(side) && !turn,
        fallen: player.out,
        hull: alive || view.phase === 'setup' ? player.hull : 0,
        steps: player.steps,
        minerals: player.minerals,
        gas: player.gas,
        influence: agreed.influence ? player.influence : null,
        points: agreed.mode === 'points' ? player.points : null,
        income: player.npc || player.out ? { minerals: 0, gas: 0, influence: 0 } : gatheringOf(table, side),
        hand: player.npc ? null : player.hand.length,
        planets: player.planets,
        fleet: fleetOf(view, side),
        spaces: baseSpaces(table, mothership),
        die: dieOf(table, mothership),
        shields: { left: player.shields, of: player.shieldsMax },
        team: teamName(view, side),
      },
    ];
  });
}
