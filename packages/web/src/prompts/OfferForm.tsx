import type { Transfer } from '@orrery/kernel';
import { Button, IconButton, LineIcon } from '../look/index.ts';
import type { WidgetProps } from './PromptPanel.tsx';
import s from './prompts.module.css';

const partyOf = (text: string): number | null => (text === '' ? null : Number(text));

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
      {prompt.terms && (
        <p className={s.left}>
          On the table, agreed by {prompt.accepted.map(nameOf).join(', ') || 'nobody yet'}.
          <Button onClick={() => onAnswer({ say: 'accept', version: prompt.version })}>Agree</Button>
          <Button onClick={() => onAnswer({ say: 'decline', version: prompt.version })}>Decline</Button>
        </p>
      )}
      {draft.terms.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a deal have no other name
        <div key={i} className={s.deal}>
          {party(line.from, `Giver of line ${i + 1}`, (from) => change(i, { from }))}
          <span>gives</span>
          <input
            type="number"
            min={1}
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
