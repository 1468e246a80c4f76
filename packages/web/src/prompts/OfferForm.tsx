import type { Transfer } from '@orrery/kernel';
import { Button, IconButton, LineIcon } from '../look/index.ts';
import type { WidgetProps } from './PromptPanel.tsx';
import s from './prompts.module.css';

const partyOf = (text: string): number | null => (text === '' ? null : Number(text));

const WORDS = [
  ['accept', 'Agree'],
  ['withdraw', 'Take my word back'],
  ['lock', 'Lock the deal'],
  ['decline', 'Decline'],
] as const;

/** A deal: who hands what to whom, line by line; and the answer to one that lies on the table. */
export function OfferForm({ prompt, draft, onDraft, onAnswer, label, nameOf }: WidgetProps<'offer'>) {
  const first = prompt.items[0]?.id ?? '';
  const change = (at: number, part: Partial<Transfer>) =>
    onDraft({ terms: draft.terms.map((line, i) => (i === at ? { ...line, ...part } : line)) });
  const party = (value: number | null, name: string, set: (seat: number | null) => void) => (
    <select aria-label={name} value={value ?? ''} onChange={(e) => set(partyOf(e.target.value))}>
      <option value="">the bank</option>
      {prompt.parties.map((seat) => (
        <option key={seat} value={seat}>
          {nameOf(seat)}
        </option>
      ))}
    </select>
  );
  return (
    <div className={s.rows}>
      <p className={s.left}>
        {prompt.deal
          ? `On the table between ${prompt.deal.parties.map(nameOf).join(', ')}, agreed by ${prompt.deal.accepted.map(nameOf).join(', ') || 'nobody yet'}.`
          : 'Nothing is on the table.'}
        {WORDS.filter(([word]) => prompt.says.includes(word)).map(([word, name]) => (
          <Button key={word} onClick={() => onAnswer({ say: word, version: prompt.version })}>
            {name}
          </Button>
        ))}
      </p>
      <fieldset>
        <legend>Parties</legend>
        {prompt.parties.map((seat) => (
          <label key={seat}>
            <input
              type="checkbox"
              checked={draft.parties.includes(seat)}
              onChange={(e) =>
                onDraft({
                  parties: e.target.checked ? [...draft.parties, seat] : draft.parties.filter((one) => one !== seat),
                })
              }
            />
            {nameOf(seat)}
          </label>
        ))}
      </fieldset>
      {draft.terms.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a deal have no other name
        <div key={i} className={s.deal}>
          {party(line.from, `Giver of line ${i + 1}`, (from) => change(i, { from }))}
          <span>gives</span>
          <input
            type="number"
            min={1}
            max={prompt.items.find((item) => item.id === line.item)?.max}
            aria-label={`Count of line ${i + 1}`}
            value={line.count}
            onChange={(e) => change(i, { count: Math.max(1, e.target.valueAsNumber || 1) })}
          />
          <select
            aria-label={`Thing of line ${i + 1}`}
            value={line.item}
            onChange={(e) => change(i, { item: e.target.value })}
          >
            {prompt.items.map((item) => (
              <option key={item.id} value={item.id}>
                {label(item)}
              </option>
            ))}
          </select>
          <span>to</span>
          {party(line.to, `Receiver of line ${i + 1}`, (to) => change(i, { to }))}
          <IconButton
            label={`Remove line ${i + 1}`}
            icon={<LineIcon name="close" />}
            onClick={() => onDraft({ terms: draft.terms.filter((_line, at) => at !== i) })}
          />
        </div>
      ))}
      <Button
        onClick={() =>
          onDraft({
            terms: [
              ...draft.terms,
              { from: prompt.parties[0] ?? null, to: prompt.parties[1] ?? null, item: first, count: 1 },
            ],
          })
        }
      >
        Add a line
      </Button>
    </div>
  );
}
