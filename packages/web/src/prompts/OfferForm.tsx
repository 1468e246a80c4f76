import type { Transfer } from '@orrery/kernel';
import { Button, formatList, IconButton, LineIcon } from '../ui/index.ts';
import s from './prompts.module.css';
import { t } from './text.ts';
import type { WidgetProps } from './widget.ts';

const partyOf = (text: string): number | null => (text === '' ? null : Number(text));

const WORDS = ['accept', 'withdraw', 'lock', 'decline'] as const;

/** A form for a deal, with one line per transfer, and the answers to the current offer. */
export function OfferForm({ prompt, draft, onDraft, onAnswer, label, nameOf }: WidgetProps<'offer'>) {
  const first = prompt.items[0]?.id ?? '';
  const change = (at: number, part: Partial<Transfer>) =>
    onDraft({ terms: draft.terms.map((line, i) => (i === at ? { ...line, ...part } : line)) });
  const party = (value: number | null, name: string, set: (seat: number | null) => void) => (
    <select aria-label={name} value={value ?? ''} onChange={(e) => set(partyOf(e.target.value))}>
      <option value="">{t('bank')}</option>
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
          ? t(prompt.deal.accepted.length > 0 ? 'deal-accepted' : 'deal-open', {
              parties: formatList(prompt.deal.parties.map(nameOf)),
              accepted: formatList(prompt.deal.accepted.map(nameOf)),
            })
          : t('deal-none')}
        {WORDS.filter((word) => prompt.says.includes(word)).map((word) => (
          <Button key={word} onClick={() => onAnswer({ say: word, version: prompt.version })}>
            {t(`deal-${word}`)}
          </Button>
        ))}
      </p>
      <fieldset>
        <legend>{t('deal-parties')}</legend>
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
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a deal have no other key
        <div key={i} className={s.deal}>
          {party(line.from, t('deal-giver', { line: i + 1 }), (from) => change(i, { from }))}
          <span>{t('deal-gives')}</span>
          <input
            type="number"
            min={1}
            max={prompt.items.find((item) => item.id === line.item)?.max}
            aria-label={t('deal-count', { line: i + 1 })}
            value={line.count}
            onChange={(e) => change(i, { count: Math.max(1, e.target.valueAsNumber || 1) })}
          />
          <select
            aria-label={t('deal-item', { line: i + 1 })}
            value={line.item}
            onChange={(e) => change(i, { item: e.target.value })}
          >
            {prompt.items.map((item) => (
              <option key={item.id} value={item.id}>
                {label(item)}
              </option>
            ))}
          </select>
          <span>{t('deal-to')}</span>
          {party(line.to, t('deal-receiver', { line: i + 1 }), (to) => change(i, { to }))}
          <IconButton
            label={t('deal-remove', { line: i + 1 })}
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
        {t('add-line')}
      </Button>
    </div>
  );
}
