import { GRADES } from '@orrery/bots';
import { catalog } from '@orrery/games';
import type { Game, LevelSettings } from '@orrery/kernel';
import type { PuzzleResult } from '@orrery/protocol';
import { PLANETS } from '@orrery/protocol';
import { useState } from 'react';
import { Page } from '../../src/app/Page.tsx';
import { Orrery } from '../../src/pages/home/Orrery.tsx';
import { Qr } from '../../src/pages/lobby/Qr.tsx';
import { Picture } from '../../src/pages/lobby/TableCard.tsx';
import { GamePuzzles } from '../../src/pages/puzzles/Puzzles.tsx';
import type { PuzzleList } from '../../src/pages/puzzles/puzzle-sets.ts';
import { type Advice, adviceOf } from '../../src/shared/bots/advice.ts';
import { BotDetails } from '../../src/shared/bots/BotDetails.tsx';
import { BotPicker } from '../../src/shared/bots/BotPicker.tsx';
import { CountField, countsOf } from '../../src/shared/CountField.tsx';
import { ErrorText } from '../../src/shared/ErrorText.tsx';
import { GameField } from '../../src/shared/GameField.tsx';
import { NameField } from '../../src/shared/NameField.tsx';
import { OptionsForm } from '../../src/shared/OptionsForm.tsx';
import type { Option, Options } from '../../src/shared/options.ts';
import { PasswordField } from '../../src/shared/PasswordField.tsx';
import { PeopleList } from '../../src/shared/players/PeopleList.tsx';
import { PlanetAvatar } from '../../src/shared/players/Planet.tsx';
import { BotFace } from '../../src/ui/bots/BotFace.tsx';
import { Button } from '../../src/ui/index.ts';
import s from '../gallery.module.css';
import type { Section } from '../section.ts';

const nothing = () => {};
const flag = (name: string, title: string): Option => ({
  name,
  title,
  about: 'What the option changes, in one sentence.',
  kind: 'flag',
  usual: false,
  values: [
    { value: false, label: 'No' },
    { value: true, label: 'Yes' },
  ],
});
const OPTIONS: Option[] = [
  {
    name: 'mode',
    title: 'Mode',
    about: null,
    kind: 'choice',
    usual: 'duel',
    values: [
      { value: 'duel', label: 'Duel' },
      { value: 'teams', label: 'Teams' },
    ],
  },
  { ...flag('rounds', 'Rounds'), kind: 'number', usual: 6, values: [] },
  ...['Moons', 'Events', 'Open hands', 'Short game', 'Draft'].map((title) => flag(title.toLowerCase(), title)),
];

function Form({ usual }: { usual: Options }) {
  const [value, setValue] = useState<Options>(usual);
  const judge = ({ mode, moons }: Options) =>
    mode === 'teams' && moons ? { reason: 'Teams play without moons.', params: {}, rule: null } : null;
  return (
    <div className={s.form}>
      <OptionsForm terms={{ all: OPTIONS, judge: judge as never }} value={value} onChange={setValue} />
    </div>
  );
}
const USUAL = Object.fromEntries(OPTIONS.map(({ name, usual }) => [name, usual]));

const FACES = [1, 2, 3, 4, 5, 6, 7, 8];
const Faces = ({ size }: { size: number }) => (
  <div style={{ display: 'flex', gap: 12 }}>
    {FACES.map((level) => (
      <BotFace key={level} level={level} size={size} />
    ))}
  </div>
);
const RATED = {
  ai: {
    levels: [700, 950, 1150, 1350, 1550, 1700, 1850, 2050].map(
      (rating, i): LevelSettings => ({
        ...(i < 4 ? { method: 'look', overlooks: 0.6 - 0.15 * i, misjudges: 2 - 0.5 * i } : { method: 'search' }),
        elo: { rating, error: 20 },
      }),
    ),
    horizon: 3,
  },
} as unknown as Game;
/** Won and lost games against some levels. */
const PLAYED = [
  ...Array.from({ length: 14 }, (_, i) => ({ level: 'level5', score: Number(i % 14 < 9) })),
  ...Array.from({ length: 9 }, (_, i) => ({ level: 'level6', score: Number(i % 2 === 1) })),
].map((against, i) => ({ id: `${i}`, game: 'g', updated: i, against: [against] }));

function Bots({ game = {} as Game, advice, level }: { game?: Game; advice: Advice; level: number }) {
  const [value, setValue] = useState(level);
  return (
    <div style={{ width: 'min(600px, 100%)' }}>
      <BotPicker {...{ game, advice, value }} onChange={setValue} />
      <BotDetails {...{ game, advice }} level={value} />
    </div>
  );
}

const PUZZLES: PuzzleList[] = GRADES.flatMap((grade) =>
  Array.from({ length: 4 }, (_none, i) => ({ id: `${grade}-${i}`, grade })),
);
const RESULTS: PuzzleResult[] = PUZZLES.slice(0, 6).map(({ id }, i) => ({
  game: RATED.id,
  puzzle: id,
  first: i % 2 === 0,
  solved: i !== 3,
  at: i,
}));

export const section: Section = {
  title: 'Parts of pages',
  specimens: [
    {
      title: 'Fields',
      states: {
        game: () => <GameField value={catalog[0]?.id ?? ''} onChange={nothing} />,
        'any game': () => <GameField value="" any="Any game" onChange={nothing} />,
        players: () => <CountField counts={countsOf(catalog)} value={2} onChange={nothing} />,
        name: () => <NameField value="Ada" onChange={nothing} />,
        password: () => <PasswordField label="Password" value="secret!!" onChange={nothing} />,
        error: () => <ErrorText why="That name is taken. Pick another one." />,
      },
    },
    {
      title: 'Options',
      states: { defaults: () => <Form usual={USUAL} />, changed: () => <Form usual={{ ...USUAL, draft: true }} /> },
    },
    {
      title: 'Bot faces',
      states: {
        large: () => <Faces size={72} />,
        small: () => <Faces size={24} />,
      },
    },
    {
      title: 'Bot picker',
      states: {
        'first game': () => <Bots advice={adviceOf([], undefined, 'level2')} level={2} />,
        'after some games': () => <Bots game={RATED} advice={adviceOf(PLAYED, RATED.ai?.levels, 'level2')} level={6} />,
      },
    },
    {
      title: 'Covers',
      states: Object.fromEntries(
        catalog.map(({ id, name }) => [
          name,
          () => (
            <div className={s.cover}>
              <Picture game={id} />
            </div>
          ),
        ]),
      ),
    },
    {
      title: 'Avatars',
      states: {
        planets: () => (
          <div style={{ display: 'flex', gap: 12 }}>
            {PLANETS.map((planet, i) => (
              <PlanetAvatar key={planet} avatar={{ hue: i * 60, planet }} size={64} />
            ))}
          </div>
        ),
        people: () => (
          <PeopleList
            label="People"
            people={PLANETS.slice(0, 3).map((planet, i) => ({
              ...{ person: planet, name: `Player ${i + 1}`, profile: null },
              ...{ avatar: { hue: i * 120, planet }, online: [true, false, null][i] },
            }))}
            about={() => 'What is known about them'}
            actions={() => <Button>Invite</Button>}
          />
        ),
      },
    },
    {
      title: 'Puzzles of a game',
      states: {
        new: () => <GamePuzzles id={RATED.id} puzzles={PUZZLES} results={[]} />,
        'some solved': () => <GamePuzzles id={RATED.id} puzzles={PUZZLES} results={RESULTS} />,
      },
    },
    { title: 'QR code', states: { link: () => <Qr text="https://example.org/t/abcdefgh" /> } },
    {
      title: 'Home picture',
      states: {
        moving: () => (
          <div className={s.cover}>
            <Orrery />
          </div>
        ),
      },
    },
    {
      title: 'Page frame',
      window: 420,
      states: {
        page: () => (
          <Page title="A page">
            <p>Its content.</p>
          </Page>
        ),
      },
    },
  ],
};
