import type { Json } from '@orrery/kernel';
import { cardText, DEVELOPMENTS, type MothershipView, techNamed, techText } from '@orrery/mothership';
import { seatColour } from '../../look/index.ts';
import type { GameKit, ScorePart, Side } from '../kit.ts';
import { terms } from './guide/terms.ts';
import { faceOf, titleNamed } from './play/faces.ts';
import { MothershipTable } from './play/MothershipTable.tsx';
import { teamName } from './play/seats.ts';
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

const techsOf = ({ tier }: MothershipView['players'][number]): number => tier.reduce((sum, n) => sum + n, 0);

/** What stands on a side's planets, in victory points. */
const builtOf = ({ planets }: MothershipView, side: number): number =>
  planets
    .filter(({ owner, cell }) => owner === side && cell !== null)
    .flatMap(({ developments }) => developments)
    .reduce((sum, { design }) => sum + (DEVELOPMENTS.find(({ id }) => id === design)?.points ?? 0), 0);

/** What points are made of; else nothing adds up to who stands last, and all of it is only worth knowing. */
function breakdown(_detail: Json | undefined, view: unknown): ScorePart[] {
  const seen = view as MothershipView;
  if (seen.agreed.mode === 'solo') return [];
  const row = (label: string, of: (player: MothershipView['players'][number]) => number, more: Partial<ScorePart>) => ({
    label,
    values: seen.players.map(of),
    ...more,
  });
  const built = seen.players.map(({ side }) => builtOf(seen, side));
  const points = seen.agreed.mode === 'points';
  const made = [
    row('Points for kills', ({ side, points, planets }) => points - planets - (built[side] ?? 0), {}),
    row('Points for planets', ({ planets }) => planets, {}),
    row('Points for developments', ({ side }) => built[side] ?? 0, {}),
  ].filter(({ values }) => values.some((n) => n > 0));
  return [
    ...(points ? made : []),
    row('Kills', ({ kills }) => kills, { aside: true }),
    ...(points ? [] : [row('Planets', ({ planets }) => planets, { aside: true })]),
    row('Techs', techsOf, { aside: true }),
    row('Luck of dice', luckOf, { aside: true, signed: true }),
  ];
}

/** What the numbers mean that no rulebook names. */
const fine = (view: unknown): string =>
  [
    ...((view as MothershipView).agreed.mode === 'points' || (view as MothershipView).agreed.mode === 'solo'
      ? []
      : ['Strength left: the loot that the units still on the board would bring an enemy.']),
    'Luck of dice: how much all throws of a fleet came to above (+) or below (−) the average of its dice.',
  ].join(' ');

/** Alone against a fleet it is the one or the other. */
function sides(_detail: Json | undefined, view: unknown): Side[] | null {
  const { agreed, players, units } = view as MothershipView;
  if (agreed.mode !== 'solo') return null;
  return players.map((player, side) => {
    const left = units.filter((unit) => unit.side === side && unit.cell !== null).length;
    return {
      name: player.npc ? 'The enemy fleet' : 'You',
      colour: seatColour(side),
      total: null,
      parts: [
        { label: 'Units left', value: left },
        { label: 'Kills', value: player.kills },
        { label: 'Planets', value: player.planets },
        ...(player.npc ? [] : [{ label: 'Techs', value: techsOf(player) }]),
        { label: 'Luck of dice', value: luckOf(player), signed: true },
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
  takes: ['killed', 'captured'],
  gains: ['killed', 'captured', 'destroyed'],
  team: (view, seat) => teamName(view as MothershipView, seat),
  fine,
  total: (view) => ((view as MothershipView).agreed.mode === 'points' ? 'Points' : 'Strength left'),
  hand: (view, seat) =>
    ((view as MothershipView).players[seat]?.hand ?? []).flatMap((card) => {
      const face = card && faceOf(card, () => '');
      return face ? [face.name] : [];
    }),
  sound: (type) =>
    type === 'moves' || type === 'placed' || type === 'deployed' || type === 'warped' || type === 'station-moved'
      ? 'place'
      : type === 'captured' || type === 'gained' || type === 'researched' || type === 'explored'
        ? 'gain'
        : null,
};
