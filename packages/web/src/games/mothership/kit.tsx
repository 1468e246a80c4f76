import type { Json } from '@orrery/kernel';
import { cardText, type MothershipView, techNamed, techText } from '@orrery/mothership';
import { seatColour } from '../../look/index.ts';
import type { GameKit, ScorePart, Side } from '../kit.ts';
import { terms } from './guide/terms.ts';
import { faceOf, titleNamed } from './play/faces.ts';
import { MothershipTable } from './play/MothershipTable.tsx';
import { aim, doer, messages, retold, shown, spots } from './play/told.ts';

const CARD = /^card:c(\d\d)\.\d+$/;

/** A card, a tech or what was built, for a finger that holds on to it. */
function about(id: string): { title: string; text: string } | null {
  const card = CARD.exec(id);
  const title = card && titleNamed(String(Number(card[1])));
  if (title) return { title: title.name, text: cardText(title).join(' ') };
  const tech = id.startsWith('tech:') ? techNamed(id.slice(5)) : null;
  return tech ? { title: tech.name, text: techText(tech).join(' ') } : null;
}

/** Faces thrown against what was to be expected, in whole points. */
const luckOf = ({ luck }: MothershipView['players'][number]): number => Math.round(luck.faces - luck.expected / 2);

function breakdown(_detail: Json | undefined, view: unknown): ScorePart[] {
  const seats = (view as MothershipView).players.filter(({ npc }) => !npc);
  return [
    { label: 'Kills', values: seats.map(({ kills }) => kills) },
    { label: 'Planets', values: seats.map(({ planets }) => planets) },
    { label: 'Techs', values: seats.map(({ tier }) => tier.reduce((sum, n) => sum + n, 0)) },
    { label: 'Luck of dice', values: seats.map(luckOf), aside: true },
  ];
}

/** Alone against a fleet it is the one or the other. */
function sides(_detail: Json | undefined, view: unknown): Side[] | null {
  const { agreed, players, units } = view as MothershipView;
  if (agreed.mode !== 'solo') return null;
  return players.map((player, side) => {
    const left = units.filter((unit) => unit.side === side && unit.cell !== null).length;
    return {
      name: player.npc ? 'The enemy fleet' : 'You',
      colour: seatColour(side),
      total: left,
      parts: [
        { label: 'Units left', value: left },
        { label: 'Kills', value: player.kills },
        { label: 'Planets', value: player.planets },
        { label: 'Luck of dice', value: luckOf(player) },
      ],
    };
  });
}

/** Planets of each by round, nobody has any at first. */
function chart(view: unknown): { title: string; rows: number[][] } | null {
  const { history, players } = view as MothershipView;
  return history.length > 1 ? { title: 'Planets by round', rows: [players.map(() => 0), ...history] } : null;
}

/** Mothership on the shared table. */
export const kit: GameKit = {
  Table: MothershipTable,
  shown,
  retold,
  spots,
  doer,
  aim,
  terms,
  about,
  messages,
  keys: [
    [['1', '–', '9'], 'take up a card of the hand'],
    [['V'], 'the next ship that has not moved'],
    [['F'], 'fly without striking'],
    [['W'], 'bend the way through a hex'],
    [['G'], 'deploy a guardian beside the chosen ship'],
    [['C'], 'buy an action card'],
    [['E'], 'end the turn'],
    [['B'], 'go to the board; arrows walk over it'],
    [['T'], 'go to the tech tree'],
    [['⇧', '←', '↑', '→', '↓'], 'move the board'],
    [['+', '−', '0'], 'zoom in, out, show all'],
  ],
  breakdown,
  sides,
  chart,
  takes: true,
  total: (view) => ((view as MothershipView).agreed.mode === 'points' ? 'Points' : 'Strength left'),
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
