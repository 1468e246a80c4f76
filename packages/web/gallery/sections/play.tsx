import { fixtures } from '@orrery/testing';
import { useState } from 'react';
import { SettingsForm } from '../../src/app/SettingsForm.tsx';
import { gameUi } from '../../src/generic-table/game-ui.ts';
import { Banner, HaltedPage } from '../../src/play/Banner.tsx';
import { Chat } from '../../src/play/Chat.tsx';
import { Countdown } from '../../src/play/Countdown.tsx';
import { Curtain } from '../../src/play/Curtain.tsx';
import { EndScreen } from '../../src/play/EndScreen.tsx';
import type { Play, TableProps } from '../../src/play/game-ui.ts';
import { Hint } from '../../src/play/Hint.tsx';
import { KeyHelp } from '../../src/play/KeyHelp.tsx';
import { Menu } from '../../src/play/Menu.tsx';
import { Notes } from '../../src/play/Notes.tsx';
import { ScoreChart } from '../../src/play/ScoreChart.tsx';
import { Sides } from '../../src/play/Sides.tsx';
import { Steps } from '../../src/play/Steps.tsx';
import { TableLayout } from '../../src/play/TableLayout.tsx';
import { UndoConsent } from '../../src/play/UndoConsent.tsx';
import { useSteps } from '../../src/play/useSteps.ts';
import type { ChatLine, Leaver, RankedAnswer, TableClient } from '../../src/table/table-types.ts';
import { Glass, PlayerStrip, StepTrack, seatColour } from '../../src/ui/index.ts';
import s from '../gallery.module.css';
import { isOver } from '../position.ts';
import { samplesOf } from '../samples.tsx';
import type { Section } from '../section.ts';

const nothing = () => {};
const isAsked = (seat: number) => (_state: unknown, asked: readonly { seat: number }[]) => asked[0]?.seat === seat;

// Fixture games on the generic table: any game as text.
const { Wrap, Part, middle, position, screens } = samplesOf(fixtures.race, gameUi, { seats: 3, until: isAsked(0) });
const over = position({ seats: 3, until: isOver });

const now = Date.now();
const clocks = (seconds: number, runs = true) =>
  [0, 1, 2].map((seat) => ({
    seat,
    left: seconds * 1000,
    until: runs && seat === 0 ? now + seconds * 1000 : null,
    away: false,
  }));
const times = (seconds: number) => ({ seats: clocks(seconds), wanted: [], paused: false });

const leaver = (more: Partial<Leaver>): Leaver => ({
  ...{ seat: 1, since: now - 75_000, until: now, choices: [], voters: [{ seat: 0, choice: null }] },
  ...more,
});

const talk: ChatLine[] = [
  { seat: 1, channel: 'table', text: 'Good luck!', at: 0 },
  { seat: 0, channel: 'table', text: 'Thanks, you too.', at: 0 },
  { seat: 2, channel: 'side', text: 'A longer message, which needs more than one line of the chat.', at: 0 },
  { seat: null, name: 'Gil', channel: 'watchers', text: 'A message of a spectator.', at: 0 },
];

const ranked: RankedAnswer[] = [
  { answer: null, worlds: 40, lead: 4.2, error: 1.1, won: 0.7, reasons: [] },
  { answer: 'other', worlds: 40, lead: 1.1, error: 0.8, won: 0.55, reasons: [] },
];

const rows = [
  [0, 0, 0],
  [3, 5, 2],
  [9, 6, 7],
  [14, 15, 13],
  [22, 18, 21],
];
const lines = ['Ada', 'Bo', 'A player with a long name'].map((name, mark) => ({
  name,
  mark,
  colour: seatColour(mark),
}));
const sides = ['Players', 'Rival'].map((name, i) => ({
  name,
  colour: seatColour(i),
  total: 12 - 3 * i,
  parts: [
    { label: 'Cities', value: 8 - 2 * i },
    { label: 'Losses', value: -2 * i, signed: true },
    { label: 'Ships', value: 4 },
  ],
}));

/** The table layout with a label in every slot. */
function Slots({ play }: Pick<TableProps, 'play'>) {
  const [tab, setTab] = useState('act');
  const slot = (name: string) => <Glass className={s.slot}>{name}</Glass>;
  return (
    <TableLayout
      play={play}
      buttons="buttons"
      round={3}
      track={<StepTrack steps={[{ id: 'track', label: 'track' }]} now="track" />}
      meter="meter"
      board={<p className={s.center}>board</p>}
      players={slot('players')}
      side={slot('side')}
      prompt={{
        sentence: 'prompt.sentence',
        detail: 'prompt.detail',
        widget: 'prompt.widget',
        actions: [{ id: 'action', label: 'prompt.actions', kind: 'go', onPress: nothing }],
      }}
      phone={{
        strip: (
          <PlayerStrip
            players={[{ seat: 0, name: 'phone.strip', points: 3, active: true }]}
            unit="points"
            onPick={nothing}
          />
        ),
        tab,
        onTab: setTab,
        before: slot('phone.before'),
        after: slot('phone.after'),
        tabs: [{ id: 'tab', label: 'phone.tabs', icon: 'cards', content: slot('phone.tabs') }],
      }}
    />
  );
}

function Playback() {
  const steps = useSteps(12, () => 800);
  return <Steps label="Replay" line="Ada builds a mine." steps={steps} round={2} />;
}

const hinting = (client: TableClient, hint: TableClient['hint']): TableClient => ({ ...client, hint });
const SampleHint = ({ play, client }: { play: Play; client: TableClient }) =>
  play.ask && <Hint {...{ play, client }} ask={play.ask} onClose={nothing} onApply={async () => {}} />;

const DUEL = [
  { name: 'Ada', kind: 'human' as const, level: null, connected: true },
  { name: '', kind: 'bot' as const, level: 'level5', connected: true },
  { name: '', kind: 'bot' as const, level: 'level3', connected: true },
];
const WON = { scores: [12, 9, 4], places: [1, 2, 3], winners: [0], reason: 'end' };
const END = { onClose: nothing, onRematch: nothing, onExport: nothing, replayAt: '/' };

export const section: Section = {
  title: 'Table',
  Wrap,
  specimens: [
    {
      title: 'Table layout',
      window: 720,
      states: { 'labelled slots': () => <Part at={middle}>{(play) => <Slots play={play} />}</Part> },
    },
    {
      title: 'Generic table',
      window: 720,
      states: screens({
        question: { at: middle },
        'waiting for others': { at: middle, viewer: 1 },
        'game over': { at: over },
      }),
    },
    {
      title: 'Generic table: other prompts',
      window: 620,
      states: Object.fromEntries(
        [fixtures.bazaar, fixtures.auction, fixtures.duel, fixtures.connectFour, fixtures.dice].map((game) => {
          const { Screen, middle } = samplesOf(game, gameUi, { seats: game.seats.min, until: isAsked(0) });
          return [game.id, () => <Screen at={middle} />];
        }),
      ),
    },
    {
      title: 'Banner',
      states: {
        offline: () => (
          <Part at={middle} change={{ status: 'offline' }}>
            {(play, client) => <Banner {...{ play, client }} />}
          </Part>
        ),
        connecting: () => (
          <Part at={middle} change={{ status: 'connecting' }}>
            {(play, client) => <Banner {...{ play, client }} />}
          </Part>
        ),
        'open in another tab': () => (
          <Part at={middle} change={{ status: 'watching' }}>
            {(play, client) => <Banner {...{ play, client }} />}
          </Part>
        ),
        'undo request': () => (
          <Part at={middle} change={{ request: { request: 1, seat: 1, open: [0] } }}>
            {(play, client) => <Banner {...{ play, client }} />}
          </Part>
        ),
        'pause request': () => (
          <Part at={middle} change={{ times: { ...times(60), wanted: [1] } }}>
            {(play, client) => <Banner {...{ play, client }} />}
          </Part>
        ),
        paused: () => (
          <Part at={middle} change={{ times: { seats: clocks(60, false), wanted: [0, 1, 2], paused: true } }}>
            {(play, client) => <Banner {...{ play, client }} />}
          </Part>
        ),
        'player left': () => (
          <Part at={middle} change={{ leavers: [leaver({ until: now + 42_000 })] }}>
            {(play, client) => <Banner {...{ play, client }} />}
          </Part>
        ),
        'player left, to decide': () => (
          <Part at={middle} change={{ leavers: [leaver({ choices: ['win', 'bot'] })] }}>
            {(play, client) => <Banner {...{ play, client }} />}
          </Part>
        ),
        'player left, to vote': () => (
          <Part
            at={middle}
            change={{
              leavers: [
                leaver({
                  choices: ['bot', 'abort'],
                  voters: [
                    { seat: 0, choice: 'bot' },
                    { seat: 2, choice: null },
                  ],
                }),
              ],
            }}
          >
            {(play, client) => <Banner {...{ play, client }} />}
          </Part>
        ),
        'request to cancel': () => (
          <Part at={middle} change={{ cancel: { seat: 1, open: [0], until: now + 60_000 } }}>
            {(play, client) => <Banner {...{ play, client }} />}
          </Part>
        ),
        'own request to cancel': () => (
          <Part at={middle} change={{ cancel: { seat: 0, open: [1, 2], until: now + 60_000 } }}>
            {(play, client) => <Banner {...{ play, client }} />}
          </Part>
        ),
        halted: () => (
          <Part at={middle} change={{ halted: true }}>
            {(play, client) => <Banner {...{ play, client }} />}
          </Part>
        ),
      },
    },
    {
      title: 'Halted game without a board',
      window: 320,
      states: {
        player: () => (
          <Part at={middle} change={{ halted: true }}>
            {({ table }, client) => <HaltedPage {...{ table, client }} />}
          </Part>
        ),
      },
    },
    {
      title: 'Countdown',
      states: {
        'own seat clock': () => (
          <Part at={middle} change={{ times: times(245) }}>
            {(play) => <Countdown play={play} />}
          </Part>
        ),
        low: () => (
          <Part at={middle} change={{ times: times(9) }}>
            {(play) => <Countdown play={play} />}
          </Part>
        ),
        days: () => (
          <Part at={middle} change={{ times: times(200_000) }}>
            {(play) => <Countdown play={play} />}
          </Part>
        ),
        'clock of a question': () => (
          <Part at={middle} change={{ clocks: [{ question: 'q', left: 30_000, until: null }] }}>
            {(play) => <Countdown play={play} />}
          </Part>
        ),
      },
    },
    {
      title: 'Chat',
      window: 420,
      states: {
        messages: () => (
          <Part at={middle}>
            {(play, client) => <Chat {...{ play, client }} lines={talk} onAbout={nothing} onClose={nothing} />}
          </Part>
        ),
        empty: () => (
          <Part at={middle}>{(play, client) => <Chat {...{ play, client }} lines={[]} onClose={nothing} />}</Part>
        ),
        team: () => (
          <Part at={middle} change={{ side: [0, 2] }}>
            {(play, client) => <Chat {...{ play, client }} lines={talk} onClose={nothing} />}
          </Part>
        ),
      },
    },
    {
      title: 'Hint',
      window: 320,
      states: {
        thinking: () => (
          <Part at={middle}>
            {(play, client) => (
              <SampleHint play={play} client={hinting(client, () => new Promise<RankedAnswer[]>(nothing))} />
            )}
          </Part>
        ),
        ranked: () => (
          <Part at={middle}>
            {(play, client) => <SampleHint play={play} client={hinting(client, () => Promise.resolve(ranked))} />}
          </Part>
        ),
        'no answer': () => (
          <Part at={middle}>
            {(play, client) => <SampleHint play={play} client={hinting(client, () => Promise.resolve([]))} />}
          </Part>
        ),
      },
    },
    {
      title: 'End screen',
      window: 640,
      states: {
        'game over': () => (
          <Part at={over}>
            {(play) => play.table.result && <EndScreen {...END} play={play} result={play.table.result} />}
          </Part>
        ),
        'next bot': () => (
          <Part at={over} change={{ seats: DUEL, mySeats: [0], side: [0], result: WON }}>
            {(play) => <EndScreen {...END} onNext={nothing} play={play} result={WON} />}
          </Part>
        ),
      },
    },
    {
      title: 'Score chart',
      states: {
        'three players': () => <ScoreChart title="Points by round" rows={rows} lines={lines} />,
        'two sides': () => (
          <ScoreChart
            title="Points by round"
            rows={rows.map(([a = 0, b = 0]) => [a, b])}
            lines={sides.map(({ name, colour }) => ({ name, colour, mark: null }))}
          />
        ),
      },
    },
    { title: 'Sides', states: { 'of a cooperative game': () => <Sides sides={sides} /> } },
    { title: 'Steps', window: 180, states: { replay: () => <Playback /> } },
    {
      title: 'Undo consent',
      window: 300,
      states: { shared: () => <UndoConsent name="Bo" onYes={nothing} onClose={nothing} /> },
    },
    {
      title: 'Curtain',
      window: 400,
      states: { 'next player': () => <Curtain name="Chidi" seat={2} onReady={nothing} /> },
    },
    {
      title: 'Menu',
      window: 640,
      states: {
        'local table': () => (
          <Part at={middle}>
            {(play, client) => (
              <Menu
                {...{ play, client }}
                onClose={nothing}
                onHelp={nothing}
                onNotes={nothing}
                onExport={nothing}
                onMove={nothing}
              />
            )}
          </Part>
        ),
        'online, with a clock': () => (
          <Part at={middle} change={{ times: times(60), watch: { as: 'follow' } }}>
            {(play, client) => (
              <Menu {...{ play, client }} onClose={nothing} onHelp={nothing} onNotes={nothing} onCompany={nothing} />
            )}
          </Part>
        ),
      },
    },
    {
      title: 'Keyboard shortcuts',
      window: 640,
      states: { 'any game': () => <KeyHelp own={gameUi.keys} onClose={nothing} /> },
    },
    {
      title: 'Notes',
      window: 420,
      states: { empty: () => <Part at={middle}>{(play) => <Notes play={play} onClose={nothing} />}</Part> },
    },
    { title: 'Settings', states: { form: () => <SettingsForm /> } },
  ],
};
