import {
  ARTIFACTS,
  CATEGORIES,
  DEVELOPMENTS,
  judgeTech,
  type MothershipView,
  ROOM,
  TECH_PRICES,
  TECHS,
} from '@orrery/mothership';
import { useState } from 'react';
import type { Play } from '../../../play/game-ui.ts';
import { Market, type PlanetLine, Planets } from '../board/panels/Planets.tsx';
import { type TechNode, TechTree } from '../board/panels/TechTree.tsx';
import type { BoardPlanet } from '../board/types.ts';
import { developmentNamed } from './board-data.ts';
import { captureLines } from './capture.ts';
import { givesText } from './effect-text.ts';
import type { Position } from './position.ts';
import { t } from './text.ts';
import { actionOf, buildings } from './turn-actions.ts';

/** All techs, as the tree shows them to a seat. */
function techNodes({ words }: Play, { view, table, menu, me }: Position, player: MothershipView['players'][number]) {
  const prices = TECH_PRICES[view.agreed.prices];
  return TECHS.map(({ gives, ...tech }): TechNode => {
    const { id, category, tier, branch } = tech;
    const reached = player.tier[category] ?? 0;
    const shut = branch >= 0 && reached >= 3 && branch !== (player.branch[category] ?? 0);
    const has = !shut && tier <= reached;
    const verdict = has ? true : judgeTech(table, me, id);
    const offered = menu.has(`tech:${id}`) ? 'can' : tier === reached + 1 ? 'open' : 'far';
    return {
      ...tech,
      text: givesText(gives),
      price: prices[tier - 1] ?? 0,
      state: has ? 'has' : shut ? 'shut' : offered,
      replaced: has && !player.techs.includes(id),
      why: verdict === true ? null : words.refusal(verdict),
    };
  });
}

/** The tech tree of a seat; a second click on a tech researches it. */
export function Tech(props: PanelProps & { looked: string | null; onLook: (id: string | null) => void }) {
  const { play, position, looked, onLook } = props;
  const [pressed, setPressed] = useState<string | null>(null);
  const player = position.view.players[position.me];
  if (!player) return null;
  const research = (id: string) => void play.answer(`tech:${id}`);
  return (
    <TechTree
      techs={techNodes(play, position, player)}
      categories={CATEGORIES.map((category) => t(`category-${category}`))}
      minerals={player.minerals}
      looked={looked}
      onLook={onLook}
      onResearch={research}
      onPick={(id) => {
        // The first click shows the tech, the second researches it.
        if (pressed === id && position.menu.has(`tech:${id}`)) research(id);
        setPressed(id);
        onLook(id);
      }}
    />
  );
}

/** Props that the panels of a seat share. */
interface PanelProps {
  play: Play;
  position: Position;
}

/** A seat's actions on a planet: explore its own, win over those of opponents. */
const actionsWith = ({ view, me }: Position, index: number): string[] => {
  const planet = view.planets[index];
  if (!planet || planet.owner === null) return [];
  if (planet.owner === me) return planet.token && !planet.explored ? [`explore:${index}`] : [];
  return view.agreed.influence && view.players[planet.owner]?.team !== view.players[me]?.team ? [`seize:${index}`] : [];
};

function lineOf({ play, position }: PanelProps, world: BoardPlanet, nth: number, alone: boolean): PlanetLine {
  const { view, table, main, me } = position;
  const index = view.planets.findIndex(({ cell }) => cell === world.hex);
  const planet = view.planets[index];
  const artifact = ARTIFACTS.find(({ id }) => String(id) === planet?.artifact?.design);
  const room = planet?.kind === 'planetoid' ? ROOM.planetoid : planet?.moon ? ROOM.moon : ROOM.planet;
  return {
    world,
    nth,
    owner: world.owner === null ? t('neutral') : play.nameOf(world.owner),
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
    capture: alone ? captureLines(position, index, play.words) : [],
    room: room - (planet?.developments.length ?? 0),
    actions: main ? actionsWith(position, index).map((id) => actionOf(play.words, table, me, id)) : [],
  };
}

/** All planets and the actions on them. */
export function PlanetList(
  props: PanelProps & {
    worlds: readonly BoardPlanet[];
    onLook: (hex: string) => void;
    /** If set, only the planet on this hex is shown. */
    only?: string;
  },
) {
  const { play, worlds, only } = props;
  const nth = { mineral: 0, gas: 0, planetoid: 0 };
  const lines = worlds.flatMap((world) => {
    const at = nth[world.kind]++;
    return only && world.hex !== only ? [] : [lineOf(props, world, at, only !== undefined)];
  });
  return <Planets lines={lines} onAction={(id) => void play.answer(id)} onLook={props.onLook} />;
}

/** Everything that can be bought: action cards, developments, a new market. */
export function Shop({ play, position }: PanelProps) {
  const { view, table, choices, main, me } = position;
  const gas = choices.some(({ id }) => id === 'buy:gas');
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
          ...(main ? buildings(play.words, table, me, id) : { actions: [], why: null }),
        };
      })}
      actions={main ? trades.map((id) => actionOf(play.words, table, me, id)) : []}
      onAction={(id) => void play.answer(id)}
    />
  );
}
