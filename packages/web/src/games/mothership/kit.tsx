import type { Json } from '@orrery/kernel';
import type { MothershipView } from '@orrery/mothership';
import type { GameKit } from '../kit.ts';
import { faceOf } from './play/faces.ts';
import { MothershipTable } from './play/MothershipTable.tsx';
import { aim, doer, messages, retold, shown, spots } from './play/told.ts';

function breakdown(_detail: Json | undefined, view: unknown): { label: string; values: number[] }[] {
  const { players, agreed } = view as MothershipView;
  const seats = players.filter(({ npc }) => !npc);
  const rows = [
    ...(agreed.mode === 'points' ? [{ label: 'Points', values: seats.map(({ points }) => points) }] : []),
    { label: 'Kills', values: seats.map(({ kills }) => kills) },
    { label: 'Planets', values: seats.map(({ planets }) => planets) },
    { label: 'Techs', values: seats.map(({ tier }) => tier.reduce((sum, n) => sum + n, 0)) },
    // Faces thrown against what was to be expected, in whole points.
    { label: 'Luck', values: seats.map(({ luck }) => Math.round(luck.faces - luck.expected / 2)) },
  ];
  return rows;
}

/** Mothership on the shared table. */
export const kit: GameKit = {
  Table: MothershipTable,
  shown,
  retold,
  spots,
  doer,
  aim,
  messages,
  keys: [
    [['1', '–', '9'], 'take up a card of the hand'],
    [['V'], 'the next ship that has not moved'],
    [['F'], 'fly without striking'],
    [['G'], 'deploy a guardian beside the chosen ship'],
    [['C'], 'buy an action card'],
    [['E'], 'end the turn'],
    [['B'], 'go to the board; arrows walk over it'],
    [['T'], 'go to the tech tree'],
    [['⇧', '←', '↑', '→', '↓'], 'move the board'],
    [['+', '−', '0'], 'zoom in, out, show all'],
  ],
  breakdown,
  hand: (view, seat) =>
    ((view as MothershipView).players[seat]?.hand ?? []).flatMap((card) => {
      const face = card && faceOf(card, () => '');
      return face ? [face.name] : [];
    }),
  sound: (type) =>
    type === 'moves' || type === 'placed' || type === 'deployed' || type === 'warped'
      ? 'place'
      : type === 'captured' || type === 'gained' || type === 'researched' || type === 'explored'
        ? 'gain'
        : null,
};
