import type { Json } from '@orrery/kernel';
import type { Text } from '@orrery/messages';
import { cardText, DEVELOPMENTS, type MothershipView, techNamed, techText } from '@orrery/mothership';
import type { GameUi, KeyLine, ScorePart, Side } from '../../play/game-ui.ts';
import { seatColour } from '../../ui/index.ts';
import { terms } from './guide/terms.ts';
import { caution } from './play/caution.ts';
import { cues, rounds } from './play/cues.ts';
import { faceOf, titleNamed } from './play/faces.ts';
import { actorOf, aim, anchors, logMessage, messages, shown } from './play/log-messages.ts';
import { MothershipTable } from './play/MothershipTable.tsx';
import { teamName } from './play/seats.ts';
import { mood, palette } from './play/sounds.ts';
import { t } from './play/text.ts';

const CARD = /^card:c(\d\d)\.\d+$/;

/** The text of a card or tech, shown on a long press. */
function about(id: string): { title: string; text: string } | null {
  const card = CARD.exec(id);
  const title = card && titleNamed(String(Number(card[1])));
  if (title) return { title: title.name, text: cardText(title).join(' ') };
  const tech = id.startsWith('tech:') ? techNamed(id.slice(5)) : null;
  return tech ? { title: tech.name, text: techText(tech).join(' ') } : null;
}

/** How far the sum of a player's dice was above its expected value, rounded. */
const luckOf = ({ luck }: MothershipView['players'][number]): number => Math.round(luck.faces - luck.expected / 2);

const techsOf = ({ tier }: MothershipView['players'][number]): number => tier.reduce((sum, n) => sum + n, 0);

/** Victory points of the developments on a side's planets. */
const builtOf = ({ planets }: MothershipView, side: number): number =>
  planets
    .filter(({ owner, cell }) => owner === side && cell !== null)
    .flatMap(({ developments }) => developments)
    .reduce((sum, { design }) => sum + (DEVELOPMENTS.find(({ id }) => id === design)?.points ?? 0), 0);

/** The sources of victory points, if the mode has them, and statistics; empty in solo games. */
function breakdown(_detail: Json | undefined, view: MothershipView): ScorePart[] {
  if (view.agreed.mode === 'solo') return [];
  const row = (label: string, of: (player: MothershipView['players'][number]) => number, more: Partial<ScorePart>) => ({
    label,
    values: view.players.map(of),
    ...more,
  });
  const built = view.players.map(({ side }) => builtOf(view, side));
  const points = view.agreed.mode === 'points';
  const made = [
    row(t('score-kills'), ({ side, points, planets }) => points - planets - (built[side] ?? 0), {}),
    row(t('score-planets'), ({ planets }) => planets, {}),
    row(t('score-developments'), ({ side }) => built[side] ?? 0, {}),
  ].filter(({ values }) => values.some((n) => n > 0));
  return [
    ...(points ? made : []),
    row(t('kills'), ({ kills }) => kills, { aside: true }),
    ...(points ? [] : [row(t('planets'), ({ planets }) => planets, { aside: true })]),
    row(t('techs'), techsOf, { aside: true }),
    row(t('luck'), luckOf, { aside: true, signed: true }),
  ];
}

/** Explains the numbers that are not in the rulebook. */
const fine = (view: MothershipView): string =>
  [...(view.agreed.mode === 'points' || view.agreed.mode === 'solo' ? [] : [t('note-strength')]), t('note-luck')].join(
    ' ',
  );

/** The two sides of a solo game. */
function sides(_detail: Json | undefined, view: MothershipView): Side[] | null {
  const { agreed, players, units } = view;
  if (agreed.mode !== 'solo') return null;
  return players.map((player, side) => {
    const left = units.filter((unit) => unit.side === side && unit.cell !== null).length;
    return {
      name: player.npc ? t('enemy-fleet') : t('you'),
      colour: seatColour(side),
      total: null,
      parts: [
        { label: t('units-left'), value: left },
        { label: t('kills'), value: player.kills },
        { label: t('planets'), value: player.planets },
        ...(player.npc ? [] : [{ label: t('techs'), value: techsOf(player) }]),
        { label: t('luck'), value: luckOf(player), signed: true },
      ],
    };
  });
}

/** Planets of each side by round, starting at zero. */
function chart(view: MothershipView): { title: string; rows: number[][] } | null {
  const { history, players } = view;
  return history.length > 1 ? { title: t('planets-by-round'), rows: [players.map(() => 0), ...history] } : null;
}

/** Mothership on the shared table. */
export const gameUi: GameUi<Text> = {
  Table: MothershipTable,
  shown,
  eventMessage: logMessage,
  anchors,
  actorOf,
  aim,
  terms,
  about,
  messages,
  get keys(): KeyLine[] {
    return [
      [['1', '–', '9'], t('key-cards')],
      [['V'], t('key-next')],
      [['F'], t('key-fly')],
      [['W'], t('key-via')],
      [['G'], t('key-guardian')],
      [['C'], t('key-buy')],
      [['E'], t('key-end')],
      [['B'], t('key-board')],
      [['L'], t('key-fleet')],
      [['T'], t('key-tech')],
      [['⇧', '←', '↑', '→', '↓'], t('key-pan')],
      [['+', '−', '0'], t('key-zoom')],
    ];
  },
  breakdown,
  sides,
  chart,
  takes: ['killed', 'captured'],
  gains: ['killed', 'captured', 'destroyed'],
  team: (view: MothershipView, seat) => teamName(view, seat),
  footnote: fine,
  total: (view: MothershipView) => (view.agreed.mode === 'points' ? t('points') : t('strength-left')),
  hand: (view: MothershipView, seat) =>
    (view.players[seat]?.hand ?? []).flatMap((card) => {
      const face = card && faceOf(card, () => '');
      return face ? [face.name] : [];
    }),
  cues,
  caution,
  palette,
  mood,
  rounds,
};
