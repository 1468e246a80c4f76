import { useState } from 'react';
import { Dialog } from '../../src/app/Dialog.tsx';
import { Loading, Message, NotFound } from '../../src/app/Messages.tsx';
import { LogList } from '../../src/ui/frame/LogList.tsx';
import { Glyph } from '../../src/ui/Glyph.tsx';
import { GLYPHS, type GlyphName } from '../../src/ui/icons.ts';
import {
  ActionBar,
  type ActionItem,
  Beacons,
  Brand,
  Button,
  Cap,
  Clock,
  Count,
  Explainer,
  Foot,
  Frame,
  Glass,
  IconButton,
  Jargon,
  Kbd,
  LineIcon,
  type LineName,
  LiveRegion,
  LogPanel,
  logTab,
  PlayerStrip,
  SeatAvatar,
  SeatMark,
  SeatStateIcon,
  SeatStatesContext,
  Segments,
  Sheet,
  SheetActions,
  StepTrack,
  TermsContext,
  Toasts,
  TokenCounts,
  TokenIcon,
  TopBar,
} from '../../src/ui/index.ts';
import { Chip, Row } from '../../src/ui/primitives.tsx';
import type { TokenColour } from '../../src/ui/TokenIcon.tsx';
import s from '../gallery.module.css';
import type { Section } from '../section.ts';

const nothing = () => {};
const SHAPES = ['circle', 'triangle', 'square', 'diamond', 'hexagon', 'star'];
const KINDS = ['go', 'plain', 'quiet'] as const;
const TOKENS: TokenColour[] = ['green', 'red', 'blue', 'yellow'];
/** Every line icon: the compiler reports a missing one. */
const LINES: Record<LineName, true> = {
  bell: true,
  undo: true,
  redo: true,
  sound: true,
  mute: true,
  menu: true,
  help: true,
  clock: true,
  rotate: true,
  rotateBack: true,
  close: true,
  hex: true,
  players: true,
  log: true,
  act: true,
  plus: true,
  minus: true,
  up: true,
  down: true,
  fit: true,
  check: true,
  hint: true,
  eye: true,
  flag: true,
  bot: true,
  talk: true,
  ship: true,
  cards: true,
  move: true,
  erase: true,
  pencil: true,
  copy: true,
  share: true,
  target: true,
  dice: true,
  left: true,
  right: true,
  play: true,
  pause: true,
  table: true,
  warn: true,
};

const ACTIONS: ActionItem[] = [
  { id: 'pass', label: 'Pass', kind: 'quiet', hint: 'Space', onPress: nothing },
  { id: 'build', label: 'Build a tile', hint: '1', onPress: nothing },
  { id: 'trade', label: 'Trade', hint: '2', disabled: 'You have nothing to trade.', onPress: nothing },
  { id: 'end', label: 'End turn', kind: 'go', hint: '↵', onPress: nothing },
];

const LOG = [
  { id: 4, seat: 2, text: 'Chidi resigns.' },
  { id: 3, seat: null, text: 'Round 3 begins.' },
  { id: 2, seat: 1, text: 'Bo trades two credits for a card that has a very long name and needs a second line.' },
  { id: 1, seat: 0, text: 'Ada builds a mine.', anchors: ['mine'] },
];

const players = (count: number) =>
  ['Ada', 'Bo', 'Chidi', 'Dara', 'Eun-ji', 'Fatima'].slice(0, count).map((name, seat) => ({
    seat,
    name,
    points: 7 * seat + 3,
    active: seat === 1,
  }));

const RESIGNED = [null, { words: 'Resigned', icon: 'eye' as const }, { words: 'Bot playing', icon: 'bot' as const }];
const TERMS = [{ id: 'orbit', name: 'Orbit', text: 'The path of a moon around its planet.', written: ['orbit'] }];
const PHASES = ['Income', 'Actions', 'Trade', 'End'].map((label) => ({ id: label.toLowerCase(), label }));

function Choice({ isShut = false }: { isShut?: boolean }) {
  const [value, setValue] = useState('live');
  const choices = [
    { value: 'live', label: 'Live' },
    { value: 'days', label: 'Turn-based', why: isShut ? 'Local games have no deadline.' : null },
    { value: 'none', label: 'No clock' },
  ];
  return (
    <Segments name={`pace ${isShut}`} choices={choices} value={value} onChange={(next) => setValue(String(next))} />
  );
}

function SampleSheet({ actions }: { actions: boolean }) {
  const [tab, setTab] = useState('act');
  return (
    <Sheet
      active={tab}
      onTab={setTab}
      sentence={actions ? 'Choose an action' : 'Waiting for Bo'}
      detail={actions ? 'You have 2 actions left.' : undefined}
      tabs={[
        {
          id: 'act',
          label: 'Act',
          icon: 'act',
          tall: 'fit',
          content: <SheetActions actions={actions ? ACTIONS : []} />,
        },
        { id: 'more', label: 'Supply', icon: 'fit', badge: 3, content: <p>The supply.</p> },
        logTab({ entries: LOG }, () => setTab('act')),
      ]}
    />
  );
}

const bar = (
  <TopBar
    brand={<Brand game="A game" />}
    round={3}
    track={<StepTrack steps={PHASES} now="actions" />}
    meter="12 of 40 fields"
    buttons={<IconButton label="Menu" icon={<LineIcon name="menu" />} />}
  />
);

export const section: Section = {
  title: 'Primitives',
  specimens: [
    {
      title: 'Buttons',
      states: {
        ...Object.fromEntries(KINDS.map((kind) => [kind, () => <Button kind={kind}>Find a match</Button>])),
        'with a shortcut': () => (
          <div className={s.wrap}>
            {KINDS.map((kind) => (
              <Button key={kind} kind={kind} hint="↵">
                Confirm
              </Button>
            ))}
          </div>
        ),
        'with an icon': () => <Button icon={<LineIcon name="copy" size={16} />}>Copy link</Button>,
        disabled: () => (
          <div className={s.wrap}>
            {KINDS.map((kind) => (
              <Button key={kind} kind={kind} disabled title="You cannot do that now.">
                {kind}
              </Button>
            ))}
          </div>
        ),
        big: () => (
          <Button big kind="go">
            Ready
          </Button>
        ),
      },
    },
    {
      title: 'Icon buttons',
      states: {
        plain: () => <IconButton label="Menu" hint="M" icon={<LineIcon name="menu" />} />,
        lined: () => <IconButton lined label="More" icon={<LineIcon name="plus" />} />,
        'with a word': () => <IconButton lined label="Undo" word="Undo" hint="Z" icon={<LineIcon name="undo" />} />,
        pressed: () => <IconButton pressed label="Hint" icon={<LineIcon name="hint" />} />,
        disabled: () => <IconButton disabled label="Hint" icon={<LineIcon name="hint" />} />,
      },
    },
    {
      title: 'Segments',
      states: { all: () => <Choice />, 'one disabled': () => <Choice isShut /> },
    },
    {
      title: 'Text fields',
      states: {
        empty: () => <input type="text" aria-label="Name" placeholder="Name" />,
        filled: () => <input type="text" aria-label="Name" defaultValue="Commander" />,
        disabled: () => <input type="text" aria-label="Name" defaultValue="Commander" disabled />,
        menu: () => (
          <select aria-label="Players">
            <option>2 players</option>
          </select>
        ),
        number: () => <input type="number" aria-label="Rounds" defaultValue={6} />,
      },
    },
    {
      title: 'Line icons',
      states: Object.fromEntries(
        (Object.keys(LINES) as LineName[]).map((name) => [name, () => <LineIcon name={name} />]),
      ),
    },
    {
      title: 'Glyphs',
      states: Object.fromEntries(
        (Object.keys(GLYPHS) as GlyphName[]).map((name) => [
          name,
          () => (
            <svg aria-hidden width={40} height={40} viewBox="0 0 40 40">
              <Glyph name={name} x={20} y={20} size={36} />
            </svg>
          ),
        ]),
      ),
    },
    {
      title: 'Seat marks',
      states: {
        ...Object.fromEntries(
          SHAPES.map((name, seat) => [
            name,
            () => (
              <>
                {[12, 20, 28, 52].map((size) => (
                  <SeatMark key={size} seat={seat} size={size} label={name} />
                ))}
              </>
            ),
          ]),
        ),
        'of a bot': () => (
          <>
            <SeatAvatar seat={0} size={28} />
            {[2, 6, 8].map((bot, seat) => (
              <SeatAvatar key={bot} seat={seat + 1} size={28} bot={bot} />
            ))}
          </>
        ),
        'resigned, and replaced by a bot': () => (
          <SeatStatesContext value={RESIGNED}>
            <SeatStateIcon seat={1} />
            <SeatStateIcon seat={2} />
          </SeatStatesContext>
        ),
      },
    },
    {
      title: 'Tokens',
      states: {
        ...Object.fromEntries(TOKENS.map((token) => [token, () => <TokenIcon token={token} size={28} />])),
        prices: () => (
          <div className={s.wrap}>
            <TokenCounts counts={{ green: 3, red: 1, blue: 2 }} />
          </div>
        ),
        changes: () => (
          <div className={s.wrap}>
            <TokenCounts plus counts={{ green: 2, yellow: -1 }} />
          </div>
        ),
      },
    },
    {
      title: 'Labels and numbers',
      states: {
        cap: () => <Cap>Common supply</Cap>,
        keys: () => (
          <div className={s.wrap}>
            <Kbd>Z</Kbd> <Kbd>Esc</Kbd> <Kbd>Space</Kbd>
          </div>
        ),
        chips: () => (
          <div className={s.wrap}>
            <Chip label="Income">4</Chip>
            <Chip label="Links" tone="good">
              +2
            </Chip>
            <Chip label="Cost" tone="bad">
              −3
            </Chip>
          </div>
        ),
        rows: () => (
          <div className={s.panel}>
            <Row label="Tiles">12</Row>
            <Row label="Links" tone="good">
              +6
            </Row>
            <Row label="Debt" tone="bad">
              −2
            </Row>
            <Row label="Tokens" tone="faint">
              0
            </Row>
          </div>
        ),
        'count-up': () => (
          <b>
            <Count value={128} start={0} lasts={2000} />
          </b>
        ),
        'clocks: running, and low': () => (
          <div className={s.wrap}>
            <Clock text="4:12" label="Your clock" low={false} />
            <Clock text="0:07" label="Your clock" low />
          </div>
        ),
      },
    },
    {
      title: 'Panels',
      states: {
        glass: () => (
          <Glass className={s.panel}>
            <Cap as="h2">A panel</Cap>
            <p>Lies over the board, which stays visible behind it.</p>
          </Glass>
        ),
        log: () => (
          <div className={s.log}>
            <LogPanel entries={LOG} onReplay={nothing} />
          </div>
        ),
        'empty log': () => (
          <Glass as="div" className={s.panel}>
            <LogList entries={[]} />
          </Glass>
        ),
      },
    },
    {
      title: 'Explanations',
      states: {
        'a term: hover or hold it': () => (
          <TermsContext value={TERMS}>
            <p>
              <Jargon text="Each moon has an *orbit*, and an orbit crosses no other." />
            </p>
            <Explainer about={() => ({ title: 'Orbit', text: 'The path of a moon around its planet.' })} />
          </TermsContext>
        ),
        'a highlighted anchor': () => (
          <>
            <Button data-anchor="sample">Here</Button>
            <Beacons kind="point" anchors={['sample']} />
          </>
        ),
      },
    },
    {
      title: 'Player strip',
      states: Object.fromEntries(
        [2, 4, 6].map((count) => [
          `${count} players`,
          () => (
            <SeatStatesContext value={RESIGNED}>
              <div className={s.strip}>
                <PlayerStrip players={players(count)} unit="points" onPick={nothing} />
              </div>
            </SeatStatesContext>
          ),
        ]),
      ),
    },
    {
      title: 'Cooperative player strip',
      states: {
        'with the score': () => (
          <div className={s.strip}>
            <PlayerStrip
              players={players(3)}
              unit="points"
              onPick={nothing}
              race={{ label: 'Players 12, rival 9', scores: [12, 9] }}
            />
          </div>
        ),
      },
    },
    {
      title: 'Action bar',
      states: {
        question: () => <ActionBar sentence="Choose an action" detail="You have 2 actions left." actions={ACTIONS} />,
        waiting: () => <ActionBar sentence="Waiting for Bo" actions={[]} />,
        'with a widget': () => (
          <Foot busy={false} panel={<p>The widget of the question</p>}>
            <ActionBar sentence="Choose an action" actions={ACTIONS.slice(3)} />
          </Foot>
        ),
      },
    },
    {
      title: 'Frame',
      window: 520,
      states: {
        'every slot': () => (
          <Frame
            top={bar}
            board={<p className={s.center}>board</p>}
            left={<Glass className={s.slot}>left</Glass>}
            right={<Glass className={s.slot}>right</Glass>}
            bottom={<ActionBar sentence="bottom" actions={ACTIONS} />}
            strip={<PlayerStrip players={players(4)} unit="points" onPick={nothing} />}
            sheet={<SampleSheet actions />}
          />
        ),
      },
    },
    {
      title: 'Sheet',
      window: 560,
      states: {
        question: () => <SampleSheet actions />,
        waiting: () => <SampleSheet actions={false} />,
      },
    },
    {
      title: 'Toasts',
      window: 300,
      states: {
        all: () => (
          <>
            <Toasts
              items={[
                { id: 1, text: 'Game saved.' },
                { id: 2, text: 'You gain 3 points.', tone: 'good' },
                { id: 3, text: 'That seat was just taken. Pick another one.', tone: 'bad' },
              ]}
            />
            <LiveRegion text="Your turn" />
          </>
        ),
      },
    },
    {
      title: 'Dialog',
      window: 460,
      states: {
        plain: () => (
          <Dialog
            title="Leave game?"
            onClose={nothing}
            foot={
              <>
                <Button kind="quiet">Stay</Button>
                <Button kind="go">Leave game</Button>
              </>
            }
          >
            <p>The game is saved. You can continue it from the home page.</p>
          </Dialog>
        ),
        beside: () => (
          <Dialog beside title="Players" onClose={nothing}>
            <p>The page stays visible.</p>
          </Dialog>
        ),
      },
    },
    {
      title: 'Messages',
      window: 360,
      states: {
        loading: () => <Loading />,
        message: () => (
          <Message title="This game cannot continue" actions={<Button kind="go">Retry</Button>}>
            <p>The server cannot be reached.</p>
          </Message>
        ),
        'not found': () => <NotFound />,
      },
    },
  ],
};
