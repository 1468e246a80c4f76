import {
  ARTIFACTS,
  CATEGORIES,
  DEVELOPMENTS,
  judgeTech,
  type MothershipView,
  ROOM,
  type State,
  TECH_PRICES,
  TECHS,
} from '@orrery/mothership';
import { useState } from 'react';
import type { Play } from '../../../play/play.ts';
import { Market, type PlanetLine, Planets } from '../board/panels/Planets.tsx';
import { type TechNode, TechTree } from '../board/panels/TechTree.tsx';
import type { BoardPlanet } from '../board/types.ts';
import { developmentNamed } from './board-data.ts';
import { givesText } from './effect-text.ts';
import { isOpen } from './options.ts';
import { t } from './text.ts';
import { actionOf, buildings } from './turn-actions.ts';
import type { Turn } from './useTurn.ts';

const NAMES = CATEGORIES.map((name) => name.charAt(0).toUpperCase() + name.slice(1));

/** The tech tree of a seat; a second click on a tech learns it. */
export function Tech(props: {
  play: Play;
  view: MothershipView;
  table: State;
  turn: Turn;
  side: number;
  looked: string | null;
  onLook: (id: string | null) => void;
}) {
  const { play, view, table, turn, side, looked, onLook } = props;
  const [pressed, setPressed] = useState<string | null>(null);
  const player = view.players[side];
  if (!player) return null;
  const prices = TECH_PRICES[view.agreed.prices];
  const open = new Set(turn.choices.filter(isOpen).map(({ id }) => id));
  const techs = TECHS.map((tech): TechNode => {
    const { id, name, category, tier, branch } = tech;
    const reached = player.tier[category] ?? 0;
    const mine = player.branch[category] ?? 0;
    const other = branch >= 0 && reached >= 3 && branch !== mine;
    const has = !other && tier <= reached;
    const verdict = has ? true : judgeTech(table, side, id);
    const can = open.has(`tech:${id}`);
    return {
      id,
      name,
      category,
      tier,
      branch,
      text: givesText(tech.gives),
      price: prices[tier - 1] ?? 0,
      state: has ? 'has' : other ? 'shut' : can ? 'can' : tier === reached + 1 ? 'open' : 'far',
      replaced: has && !player.techs.includes(id),
      why: verdict === true ? null : play.words.refusal(verdict),
    };
  });
  return (
    <TechTree
      techs={techs}
      categories={NAMES}
      minerals={player.minerals}
      looked={looked}
      onLook={onLook}
      onLearn={(id) => void play.answer(`tech:${id}`)}
      onPick={(id) => {
        // The first click shows the tech, the second learns it.
        if (pressed === id && open.has(`tech:${id}`)) void play.answer(`tech:${id}`);
        setPressed(id);
        onLook(id);
      }}
    />
  );
}

/** Props that the panels of a seat share. */
interface Before {
  play: Play;
  view: MothershipView;
  table: State;
  turn: Turn;
  me: number;
}

/** A seat's actions on a planet: explore its own, take over those of opponents. */
const actionsWith = ({ view, me }: Before, index: number): string[] => {
  const planet = view.planets[index];
  if (!planet || planet.owner === null) return [];
  if (planet.owner === me) return planet.token && !planet.explored ? [`explore:${index}`] : [];
  return view.agreed.influence && view.players[planet.owner]?.team !== view.players[me]?.team ? [`seize:${index}`] : [];
};

function lineOf(before: Before, world: BoardPlanet, nth: number, nameOf: (side: number) => string): PlanetLine {
  const { play, view, table, turn, me } = before;
  const index = view.planets.findIndex(({ cell }) => cell === world.hex);
  const planet = view.planets[index];
  const artifact = ARTIFACTS.find(({ id }) => String(id) === planet?.artifact?.design);
  const room = planet?.kind === 'planetoid' ? ROOM.planetoid : planet?.moon ? ROOM.moon : ROOM.planet;
  return {
    world,
    nth,
    owner: world.owner === null ? t('neutral') : nameOf(world.owner),
    income: t(`income-${world.kind}`),
    artifact: artifact
      ? { name: artifact.name, text: givesText(artifact.gives) }
      : planet?.token
        ? { name: t('unexplored'), text: t('unexplored-text') }
        : null,
    built: (planet?.developments ?? []).map(({ id, design }) => ({
      id,
      design,
      name: developmentNamed(design),
      text: givesText(DEVELOPMENTS.find((one) => one.id === design)?.gives ?? []),
    })),
    room: room - (planet?.developments.length ?? 0),
    actions: turn.main ? actionsWith(before, index).map((id) => actionOf(play.words, table, me, id)) : [],
  };
}

/** All planets and the actions on them. */
export function PlanetList(
  props: Before & {
    worlds: readonly BoardPlanet[];
    nameOf: (side: number) => string;
    onLook: (hex: string) => void;
    /** If set, only the planet on this hex is shown. */
    only?: string;
  },
) {
  const { play, worlds, nameOf, only } = props;
  const nth = { mineral: 0, gas: 0, planetoid: 0 };
  const lines = worlds.map((world) => lineOf(props, world, nth[world.kind]++, nameOf));
  const shown = only ? lines.filter(({ world }) => world.hex === only) : lines;
  return <Planets lines={shown} onAction={(id) => void play.answer(id)} onLook={props.onLook} />;
}

/** Everything that can be bought: action cards, developments, a new market. */
export function Shop({ play, view, table, turn, me }: Before) {
  const gas = turn.choices.some(({ id }) => id === 'buy:gas');
  const trades = ['buy', ...(gas ? ['buy:gas'] : []), ...(view.agreed.developments ? ['refresh'] : [])];
  return (
    <Market
      deck={view.deck}
      left={view.works}
      cards={view.market.map(({ id, design }) => {
        const type = DEVELOPMENTS.find((one) => one.id === design);
        return {
          id,
          design,
          name: developmentNamed(design),
          text: type?.only
            ? t('only-on', { text: givesText(type.gives), kind: type.only })
            : givesText(type?.gives ?? []),
          points: type?.points ?? 0,
          ...(turn.main ? buildings(play.words, table, me, id) : { actions: [], why: null }),
        };
      })}
      actions={turn.main ? trades.map((id) => actionOf(play.words, table, me, id)) : []}
      onAction={(id) => void play.answer(id)}
    />
  );
}
