import { msg, type Option, type Prompt } from '@orrery/kernel';
import { useState } from 'react';
import { actionsFor } from '../../src/prompts/actions.ts';
import { type Draft, startOf } from '../../src/prompts/draft.ts';
import { PromptPanel } from '../../src/prompts/PromptPanel.tsx';
import { FEW } from '../../src/prompts/widget.ts';
import { ActionBar, Glass, SeatMark, Toasts } from '../../src/ui/index.ts';
import s from '../gallery.module.css';
import type { Section } from '../section.ts';

const label = ({ id, text }: Option) => text?.id ?? id;
const named = (id: string, text: string): Option => ({ id, text: msg(text) });
const shut = (id: string, text: string, reason: string): Option => ({
  ...named(id, text),
  why: { reason, params: {}, rule: null },
});

interface SampleProps {
  prompt: Prompt;
  draft?: Partial<Draft>;
  /** The reason of a refusal, shown as a toast. */
  refusal?: string;
  faces?: boolean;
}

/** Whether the buttons of the action bar are enough. */
const isShort = (prompt: Prompt) => prompt.kind === 'choose' && prompt.options.length <= FEW;

/** A question with its widget and its buttons, as the action bar shows it. */
function Sample({ prompt, draft: given, refusal, faces }: SampleProps) {
  const [draft, setDraft] = useState<Draft>({ ...startOf(prompt), ...given });
  const [answer, setAnswer] = useState('');
  const why = (option: Option) => option.why?.reason ?? null;
  const onAnswer = (value: unknown) => setAnswer(JSON.stringify(value));
  return (
    <div className={s.prompt}>
      {!isShort(prompt) && (
        <Glass as="div" className={s.panel}>
          <PromptPanel
            prompt={prompt}
            draft={draft}
            onDraft={(part) => setDraft({ ...draft, ...part })}
            onAnswer={onAnswer}
            label={label}
            why={why}
            nameOf={(seat) => ['Ada', 'Bo', 'Chidi'][seat] ?? ''}
            {...(faces ? { face: ({ id }: Option) => <SeatMark seat={id.length % 6} size={34} /> } : {})}
          />
        </Glass>
      )}
      <ActionBar
        sentence={label({ id: '', text: prompt.text })}
        detail={answer && `Answer: ${answer}`}
        actions={actionsFor(prompt, draft, { label, why, pass: null }, onAnswer)}
      />
      {refusal && <Toasts items={[{ id: 1, text: refusal, tone: 'bad' }]} />}
    </div>
  );
}

const goods = [named('ore', 'Ore'), named('ice', 'Ice'), named('fuel', 'Fuel'), named('food', 'Food')];
const few: Prompt = {
  kind: 'choose',
  text: msg('Choose an action'),
  options: [named('build', 'Build'), named('trade', 'Trade'), shut('fly', 'Fly', 'You have no fuel.')],
};
const many: Prompt = {
  kind: 'choose',
  text: msg('Choose a good to sell'),
  pass: msg('Pass'),
  options: [...goods, shut('gold', 'Gold', 'You have no gold.'), named('water', 'Purified water')],
};
const subset: Prompt = {
  kind: 'subset',
  text: msg('Discard two cards'),
  items: [...goods, shut('law', 'Law', 'Laws cannot be discarded.')],
  min: 2,
  max: 2,
};
const amount: Prompt = { kind: 'amount', text: msg('Bid for the contract'), min: 2, max: 9, pass: msg('Pass') };
const allocate: Prompt = {
  kind: 'allocate',
  text: msg('Assign four workers'),
  rows: goods.map((row, i) => ({ ...row, max: 3 - (i % 2) })),
  min: 4,
  max: 4,
};
const arrange: Prompt = { kind: 'arrange', text: msg('Put the cards back in any order'), items: goods };
const place: Prompt = {
  kind: 'place',
  text: msg('Place a tile'),
  pieces: [
    {
      ...named('mine', 'Mine'),
      cells: [
        { cell: 'B2', rotations: [0, 1, 2] },
        { cell: 'C4', rotations: [0] },
      ],
    },
    { ...shut('dome', 'Dome', 'No free field.'), cells: [] },
  ],
};
const path: Prompt = {
  kind: 'path',
  text: msg('Move a ship'),
  pieces: [
    { ...named('scout', 'Scout'), from: 'A1', max: 3, cells: ['A2', 'A3', 'B2'].map((cell) => ({ cell })) },
    { ...shut('cruiser', 'Cruiser', 'It has moved already.'), from: 'C3', max: 1, cells: [] },
  ],
};
const items = goods.map((item) => ({ ...item, max: 5 }));
const terms = [
  { from: 0, to: 1, item: 'ore', count: 2 },
  { from: 1, to: 0, item: 'fuel', count: 1 },
];
const offer: Prompt = {
  kind: 'offer',
  text: msg('Negotiate the deal'),
  parties: [0, 1, 2],
  items,
  says: ['propose'],
  version: 0,
  deal: null,
  counters: [],
  lapses: false,
};
const answered: Prompt = {
  ...offer,
  says: ['accept', 'decline', 'counter'],
  version: 1,
  deal: { version: 1, by: 1, parties: [0, 1], terms, accepted: [1] },
};

/** A refusal is a toast, so its state has a window of its own. */
const refused = (prompt: Prompt, draft: Partial<Draft>, refusal: string) => ({
  refused: () => <Sample {...{ prompt, draft, refusal }} />,
});

export const section: Section = {
  title: 'Prompts',
  specimens: [
    {
      title: 'Choose',
      states: {
        'few options: buttons, one disabled': () => <Sample prompt={few} />,
        'many options, one disabled': () => <Sample prompt={many} />,
        'with faces': () => <Sample prompt={many} faces />,
      },
    },
    {
      title: 'Subset',
      states: {
        'nothing selected, one disabled': () => <Sample prompt={subset} />,
        incomplete: () => <Sample prompt={subset} draft={{ picked: ['ice'] }} />,
        complete: () => <Sample prompt={subset} draft={{ picked: ['ice', 'food'] }} />,
        'with faces': () => <Sample prompt={subset} draft={{ picked: ['ice'] }} faces />,
      },
    },
    {
      title: 'Amount',
      states: {
        minimum: () => <Sample prompt={amount} />,
        between: () => <Sample prompt={amount} draft={{ amount: 6 }} />,
        maximum: () => <Sample prompt={amount} draft={{ amount: 9 }} />,
      },
    },
    {
      title: 'Allocate',
      states: {
        empty: () => <Sample prompt={allocate} />,
        incomplete: () => <Sample prompt={allocate} draft={{ rows: { ore: 3, ice: 0, fuel: 0, food: 0 } }} />,
        complete: () => <Sample prompt={allocate} draft={{ rows: { ore: 3, ice: 1, fuel: 0, food: 0 } }} />,
        range: () => <Sample prompt={{ ...allocate, min: 1 }} />,
      },
    },
    { title: 'Arrange', states: { 'as given': () => <Sample prompt={arrange} /> } },
    {
      title: 'Place',
      states: {
        'nothing selected': () => <Sample prompt={place} />,
        'piece selected': () => <Sample prompt={place} draft={{ piece: 'mine' }} />,
        complete: () => <Sample prompt={place} draft={{ piece: 'mine', cell: 'B2', rotation: 1 }} />,
      },
    },
    {
      title: 'Path',
      states: {
        'nothing selected': () => <Sample prompt={path} />,
        'piece selected': () => <Sample prompt={path} draft={{ piece: 'scout' }} />,
        'full path': () => <Sample prompt={path} draft={{ piece: 'scout', path: ['A2', 'B2', 'A3'] }} />,
      },
    },
    {
      title: 'Offer',
      states: {
        'no offer': () => <Sample prompt={offer} />,
        proposing: () => <Sample prompt={offer} draft={{ terms, parties: [0, 1] }} />,
        'answering an offer': () => <Sample prompt={answered} />,
      },
    },
    {
      title: 'Refused answers',
      window: 340,
      states: {
        ...refused(amount, { amount: 9 }, 'You have 7 credits.'),
        'refused selection': () => (
          <Sample prompt={subset} draft={{ picked: ['ice', 'food'] }} refusal="Keep at least one food." />
        ),
      },
    },
  ],
};
