import {
  ACTION_CARDS,
  CONTRACTS,
  CREW,
  cardText,
  EVENTS,
  game,
  type MoonrakersView,
  OBJECTIVES,
  PARTS,
  POLICIES,
  PROTOTYPES,
  type State,
} from '@orrery/moonrakers';
import '../../../src/games/moonrakers/board/tokens.css';
import { Art } from '../../../src/games/moonrakers/board/art/Art.tsx';
import { ContractCard, type ContractCardProps } from '../../../src/games/moonrakers/board/cards/ContractCard.tsx';
import { HandCard, type HandCardProps } from '../../../src/games/moonrakers/board/cards/HandCard.tsx';
import { Mini, type MiniProps } from '../../../src/games/moonrakers/board/cards/Mini.tsx';
import { Ware, type WareProps } from '../../../src/games/moonrakers/board/cards/Ware.tsx';
import { Die } from '../../../src/games/moonrakers/board/Die.tsx';
import { Dice } from '../../../src/games/moonrakers/board/mission/Ally.tsx';
import { Fan } from '../../../src/games/moonrakers/board/mission/Fan.tsx';
import { Armory } from '../../../src/games/moonrakers/board/panels/Armory.tsx';
import { Dash, Pips } from '../../../src/games/moonrakers/board/panels/Dash.tsx';
import { Navigation } from '../../../src/games/moonrakers/board/panels/Navigation.tsx';
import { Objectives } from '../../../src/games/moonrakers/board/panels/Objectives.tsx';
import { Pill, type PillTone } from '../../../src/games/moonrakers/board/panels/Panel.tsx';
import { Reputation } from '../../../src/games/moonrakers/board/panels/Reputation.tsx';
import {
  ContractRow,
  ContractTile,
  type ContractTileProps,
} from '../../../src/games/moonrakers/board/plan/ContractTile.tsx';
import { DrawPile } from '../../../src/games/moonrakers/board/plan/DrawPile.tsx';
import { AlliesPane, AlonePane, type AlonePaneProps, Pane } from '../../../src/games/moonrakers/board/plan/Panes.tsx';
import { ShipCard } from '../../../src/games/moonrakers/board/plan/ShipCard.tsx';
import { Ring, type RingPart, type RingUnit } from '../../../src/games/moonrakers/board/Ring.tsx';
import { Sky } from '../../../src/games/moonrakers/board/Sky.tsx';
import { Backs, Bolts, Rq, Unit, UnitCount, type UnitKind } from '../../../src/games/moonrakers/board/signs.tsx';
import { Core, Requirements, RingLabel } from '../../../src/games/moonrakers/board/talks/Core.tsx';
import { Invite } from '../../../src/games/moonrakers/board/talks/Dock.tsx';
import { LEVELS, Level } from '../../../src/games/moonrakers/board/talks/Level.tsx';
import { Counter } from '../../../src/games/moonrakers/board/talks/Offers.tsx';
import Cover from '../../../src/games/moonrakers/Cover.tsx';
import { gameUi } from '../../../src/games/moonrakers/game-ui.tsx';
import s from '../../gallery.module.css';
import { isOver } from '../../position.ts';
import { samplesOf } from '../../samples.tsx';
import { type Section, statesOf } from '../../section.ts';

type Asked = readonly { seat: number; flow: string; step: string }[];
const asked = (flow: string, turn = 1) => ({
  seats: 3,
  until: (state: State, questions: Asked) =>
    state.turn >= turn && questions[0]?.seat === 0 && questions[0].flow === flow,
});
const { Wrap, viewOf, middle, position, screens } = samplesOf<State>(game, gameUi, asked('planning', 10));
const inTalks = position({ ...asked('talks', 6), seats: 4 });
const onMission = position(asked('plays', 6));
const buying = position(asked('buying', 6));
const claiming = position({ seats: 3, until: (state) => state.phase === 'claims' && state.turn >= 6 });
const nomad = position({ ...asked('planning', 8), options: { nomad: true } });
const over = position({ seats: 2, until: isOver });

const view = () => viewOf() as MoonrakersView;
const captain = (seat = 0) => view().captains[seat] as MoonrakersView['captains'][number];
const nameOf = (seat: number) => ['Ada', 'Bo', 'Chidi', 'Dara'][seat] ?? '';
const nothing = () => {};

const ids = (cards: readonly { id: string }[]) => cards.map(({ id }) => id);
const actions = ACTION_CARDS.map(({ kind }) => kind);
const wares = [...ids(PARTS), ...ids(CREW)];
const UNITS: Record<UnitKind, true> = {
  prestige: true,
  credit: true,
  bonus: true,
  die: true,
  reputation: true,
  prototype: true,
  action: true,
  card: true,
  draw: true,
  block: true,
  io: true,
};

const contract = CONTRACTS[3]?.id ?? '';
const [part = ''] = ids(PARTS);
const all = (cards: readonly string[], card: (id: string) => React.ReactNode) => () => (
  <div className={s.wrap}>{cards.map(card)}</div>
);
const NOTHING = { prestige: 0, credits: 0, bonus: 0, dice: 0, prototype: 0, reputation: 0 };
const NEEDS = ['reactor', 'thruster', 'shield', 'damage', 'crew', 'flex'] as const;
const unit = (standing: RingUnit['standing'], seat: number | null = null) => ({ standing, seat });
const RING: RingPart[] = [
  { need: 'reactor', units: [unit('done', 0), unit('done', 1)] },
  { need: 'thruster', units: [unit('have', 0), unit('preview', 0), unit('empty')] },
  { need: 'damage', units: [unit('hint', 2), unit('empty')] },
];
const TILE: ContractTileProps = {
  id: contract,
  totals: { ...NOTHING, prestige: 1, credits: 5, dice: 2 },
  parts: RING,
  held: 1,
  need: 7,
  alone: null,
  ally: null,
  noAlly: 'No hints yet',
  standing: 'may',
  hint: '1',
  onPress: nothing,
};
const TONES: PillTone[] = ['yes', 'no', 'asks', 'leads', 'plain'];

export const section: Section = {
  title: game.name,
  Wrap,
  specimens: [
    {
      title: 'Screen',
      window: 800,
      states: screens({
        planning: { at: middle },
        'another captain’s turn': { at: middle, viewer: 1 },
        talks: { at: inTalks },
        contract: { at: onMission },
        buying: { at: buying },
        objectives: { at: claiming },
        nomad: { at: nomad },
        'game over': { at: over },
      }),
    },
    {
      title: 'Contracts',
      states: { 'all cards': all(ids(CONTRACTS), (id) => <ContractCard key={id} id={id} />) },
    },
    {
      title: 'States of a contract',
      states: statesOf<Partial<ContractCardProps>>(
        {
          plain: {},
          'can be selected': { standing: 'may', hint: '1', onPress: nothing },
          selected: { standing: 'may', pressed: true, onPress: nothing },
          open: { standing: 'open' },
          spent: { standing: 'spent', flag: 'No deal' },
          locked: { standing: 'shut' },
          'with reputation': { mark: 2 },
        },
        (props) => <ContractCard id={contract} {...props} />,
      ),
    },
    {
      title: 'Contracts while planning',
      night: true,
      states: statesOf<Partial<ContractTileProps>>(
        {
          'sure alone': { alone: { as: 'sure', percent: 100 }, noAlly: 'No ally needed' },
          'possible alone': { alone: { as: 'some', percent: 62 }, ally: { seat: 1, name: 'Bo', help: 'likely' } },
          estimated: { alone: { as: 'about', percent: 35 }, ally: { seat: 2, name: 'Chidi', help: 'maybe' } },
          'not alone, selected': { alone: { as: 'never', percent: 0 }, standing: 'open', pressed: true },
          'being computed': { alone: { as: 'pending', percent: 0 } },
          'seen by a spectator': { alone: null, noAlly: null, onPress: undefined },
        },
        (props) => (
          <div className={s.side}>
            <div style={{ height: 112 }}>
              <ContractTile {...TILE} {...props} />
            </div>
            <ContractRow {...TILE} {...props} />
          </div>
        ),
      ),
    },
    {
      title: 'The chosen contract',
      night: true,
      states: {
        ...statesOf<Partial<AlonePaneProps>>(
          {
            'sure alone': { verdict: { as: 'sure', percent: 100 }, dice: 0, risk: 'No hazard dice.' },
            'possible alone': { verdict: { as: 'some', percent: 62 } },
            'not alone': { verdict: { as: 'never', percent: 0 } },
          },
          (props) => (
            <div className={s.side}>
              <AlonePane
                verdict={null}
                parts={RING}
                why="Why the chance is what it is."
                dice={2}
                risk="What the dice mean."
                {...props}
              />
            </div>
          ),
        ),
        'with an ally': () => (
          <div className={s.side}>
            <AlliesPane
              allies={(['likely', 'maybe', 'no', 'unknown', 'pending'] as const).map((help, seat) => ({
                seat,
                name: nameOf(seat),
                help,
                hints: help === 'unknown' ? [] : [['damage', 'some']],
              }))}
              shown={0}
              note="A note about the ring."
              talks="2 of 2 talks left"
              onPick={nothing}
            />
          </div>
        ),
        'other content': () => (
          <div className={s.side}>
            <Pane title="Mercenaries">Content</Pane>
          </div>
        ),
        ship: () => (
          <div className={s.side}>
            <ShipCard parts={captain().parts} text={() => 'The text of the part.'} />
          </div>
        ),
        'draw pile': () => (
          <div className={s.side}>
            <DrawPile cards={[...actions, ...actions]} />
          </div>
        ),
      },
    },
    {
      title: 'Cards in hand',
      states: { 'all cards': all(actions, (card) => <HandCard key={card} card={card} />) },
    },
    {
      title: 'Crew in hand',
      states: {
        'all crew, with text': () => (
          <div className={s.market}>
            {CREW.map((card) => (
              <HandCard key={card.id} card={card.id} text={cardText(card).join(' ')} />
            ))}
          </div>
        ),
      },
    },
    {
      title: 'States of a card in hand',
      states: statesOf<Partial<HandCardProps>>(
        {
          plain: {},
          playable: { hint: '1', onPress: nothing },
          selected: { pressed: true, onPress: nothing },
          'not playable': { off: true, onPress: nothing },
          'with a reason': { off: true, pressed: true, tip: 'You have no Actions left.', onPress: nothing },
        },
        (props) => <HandCard card={actions[0] ?? ''} {...props} />,
      ),
    },
    {
      title: 'Small cards',
      states: {
        'all cards': all([...actions, ...wares, ...ids(PROTOTYPES)], (card) => <Mini key={card} card={card} />),
        ...statesOf<Partial<MiniProps>>(
          {
            'face down': { card: null },
            selected: { pressed: true, onPress: nothing },
            'not available': { off: true, onPress: nothing },
          },
          (props) => <Mini card={part} {...props} />,
        ),
      },
    },
    {
      title: 'Wares',
      states: { 'all parts and crew': all(wares, (card) => <Ware key={card} card={card} price={4} />) },
    },
    {
      title: 'States of a ware',
      states: statesOf<Partial<WareProps>>(
        {
          'with text': { text: 'The text of the card.' },
          'can be bought': { hint: '1', onPress: nothing },
          selected: { pressed: true, onPress: nothing },
          'not affordable': { why: 'You need 2 more credits.', onPress: nothing },
          free: { price: null },
        },
        (props) => <Ware card={part} price={4} {...props} />,
      ),
    },
    {
      title: 'Other cards',
      states: Object.fromEntries(
        Object.entries({ Events: EVENTS, Policies: POLICIES, Objectives: OBJECTIVES }).map(([name, cards]) => [
          name,
          all(ids(cards), (card) => <Mini key={card} card={card} />),
        ]),
      ),
    },
    {
      title: 'Art',
      states: {
        contract: () => <Art id={contract} hue="reactor" motif="explore" width={220} height={140} />,
        crew: () => <Art id={CREW[0]?.id ?? ''} hue="crew" motif="crew" width={220} height={140} />,
        part: () => <Art id={part} hue="shield" motif="part" width={220} height={140} />,
      },
    },
    {
      title: 'Dice',
      states: {
        'before the roll': () => <Die hazards={null} />,
        ...Object.fromEntries([0, 1, 2].map((n) => [`${n} hazards`, () => <Die hazards={n} />])),
        blocked: () => <Die hazards={2} blocked={1} />,
        several: () => <Dice dice={[0, 1, 2]} blocks={2} />,
      },
    },
    {
      title: 'Requirement ring',
      night: true,
      states: {
        'all standings': () => (
          <Ring parts={RING} size={220} thick={18}>
            3 / 7
          </Ring>
        ),
        core: () => (
          <Core
            contract={contract}
            totals={view().row[0]?.totals ?? ({} as never)}
            parts={RING}
            note="The deal is open."
          />
        ),
        ...statesOf<{ tone?: 'ok' | 'will' | 'short' }>(
          { label: {}, 'label, filled': { tone: 'ok' }, 'label, about to be filled': { tone: 'will' } },
          (props) => (
            <RingLabel of="damage" n={2} {...props}>
              <s>/3</s>
            </RingLabel>
          ),
        ),
        requirements: () => (
          <Requirements
            requirements={NEEDS.slice(0, 3).map((type, i) => ({
              type,
              need: i + 1,
              from: [{ seat: 1, much: i }],
              short: 1,
            }))}
          />
        ),
      },
    },
    {
      title: 'Signs',
      states: {
        ...Object.fromEntries((Object.keys(UNITS) as UnitKind[]).map((of) => [of, () => <Unit of={of} size={28} />])),
        count: () => <UnitCount of="credit" n={3} />,
        ...Object.fromEntries(NEEDS.map((of) => [of, () => <Rq of={of} n={2} />])),
        bolts: () => <Bolts n={3} />,
        backs: () => <Backs n={4} seat={1} />,
        pips: () => <Pips n={4} mark={2} />,
      },
    },
    {
      title: 'Counter-offers',
      states: statesOf({ 'of another captain': { me: 0 }, 'for spectators': { me: null } }, ({ me }) => {
        const shares = view().captains.map(() => NOTHING);
        const more = shares.map((share, seat) => (seat === 1 ? { ...share, prestige: 1, credits: 2 } : share));
        const offer = { version: 2, by: 1, parties: [0, 1], shares: more, accepted: [1], declined: [] };
        return (
          <div className={s.prompt}>
            <Counter
              offer={offer}
              against={{ parties: [0, 1], shares }}
              me={me}
              nameOf={nameOf}
              onTake={nothing}
              onChange={nothing}
            />
          </div>
        );
      }),
    },
    {
      title: 'Invitation',
      states: {
        'of a captain': () => <Invite name="Juno" hint="2" note="Nobody is invited yet." onPress={() => {}} />,
      },
    },
    {
      title: 'Hint levels',
      night: true,
      states: Object.fromEntries(LEVELS.map((level) => [level, () => <Level of="shield" level={level} />])),
    },
    {
      title: 'Pills',
      states: Object.fromEntries(TONES.map((tone) => [tone, () => <Pill tone={tone}>Accepted</Pill>])),
    },
    {
      title: 'Hand',
      window: 260,
      states: {
        fan: () => (
          <Fan
            cards={captain().hand.flatMap((card, i) => (card ? [{ key: `${card} ${i}`, card }] : []))}
            draw={12}
            discard={['r']}
            title="Your hand"
          />
        ),
      },
    },
    {
      title: 'Captains',
      states: Object.fromEntries(
        [0, 1, 2].map((seat) => [
          seat === 0 ? 'you, active' : nameOf(seat),
          () => (
            <div className={s.side}>
              <Dash
                captain={captain(seat)}
                name={nameOf(seat)}
                mine={seat === 0}
                on={seat === 0}
                activity={seat === 0 ? 'planning' : 'waiting'}
                points={null}
                hints={seat === 1 ? [['damage', 'some']] : []}
              />
            </div>
          ),
        ]),
      ),
    },
    {
      title: 'Panels',
      states: {
        armory: () => (
          <div className={s.side}>
            <Armory view={view()} credits={5} />
          </div>
        ),
        'buying in the armory': () => (
          <div className={s.side}>
            <Armory
              view={view()}
              credits={3}
              wares={{
                held: view().armory.parts[0]?.card ?? null,
                why: (card) => (wares.indexOf(card) % 2 ? 'You need 2 more credits.' : undefined),
                onPress: nothing,
                text: () => 'The text of the card.',
              }}
            />
          </div>
        ),
        objectives: () => (
          <div className={s.side}>
            <Objectives
              objectives={ids(OBJECTIVES).slice(0, 3)}
              claimed={ids(OBJECTIVES).slice(3, 4)}
              met={ids(OBJECTIVES).slice(0, 1)}
              text={(card) => cardText(OBJECTIVES.find(({ id }) => id === card) as never).join(' ')}
            />
          </div>
        ),
        reputation: () => (
          <div className={s.side}>
            <Reputation
              points={[0, 3, 1]}
              seats={[1, 2]}
              favours={[
                {
                  id: 'card',
                  name: 'Draw a card',
                  same: 2,
                  any: 3,
                  ways: [{ id: 'blue', colour: 'blue', price: 2, onPress: nothing }],
                },
                { id: 'credit', name: 'Gain 1 credit', same: null, any: 2, ways: [] },
              ]}
              extras={[{ id: 'extra', label: 'Use the crew', onPress: nothing }]}
              nameOf={nameOf}
            />
          </div>
        ),
      },
    },
    {
      title: 'Navigation',
      night: true,
      states: {
        navigation: () => (
          <div className={s.side}>
            <Navigation
              captains={(viewOf(0, nomad) as MoonrakersView).captains}
              unlocked
              open={new Set(['sorelia' as never])}
              here={(viewOf(0, nomad) as MoonrakersView).captains[0]?.place ?? null}
              nameOf={nameOf}
              onPlace={nothing}
            />
          </div>
        ),
      },
    },
    {
      title: 'Skies',
      window: 240,
      states: { talks: () => <Sky scene="talks" />, mission: () => <Sky scene="mission" /> },
    },
    {
      title: 'Cover',
      states: {
        card: () => (
          <div className={s.cover}>
            <Cover />
          </div>
        ),
      },
    },
  ],
};
