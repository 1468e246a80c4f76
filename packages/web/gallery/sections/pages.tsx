import { catalog } from '@orrery/games';
import { useState } from 'react';
import { Page } from '../../src/app/Page.tsx';
import { Orrery } from '../../src/pages/home/Orrery.tsx';
import { Qr } from '../../src/pages/lobby/Qr.tsx';
import { Picture } from '../../src/pages/lobby/TableCard.tsx';
import { CountField, countsOf } from '../../src/shared/CountField.tsx';
import { ErrorText } from '../../src/shared/ErrorText.tsx';
import { GameField } from '../../src/shared/GameField.tsx';
import { NameField } from '../../src/shared/NameField.tsx';
import { OptionsForm } from '../../src/shared/OptionsForm.tsx';
import type { Option, Options } from '../../src/shared/options.ts';
import { PasswordField } from '../../src/shared/PasswordField.tsx';
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
