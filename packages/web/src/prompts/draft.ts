import type { Answer, Option, Prompt, Transfer } from '@orrery/kernel';
import { useEffect, useMemo, useState } from 'react';
import type { Ask } from '../table/table-types.ts';
import { useStable } from '../ui/index.ts';

/** A draft answer. Each kind of question uses its own fields. */
export interface Draft {
  picked: string[];
  amount: number;
  rows: Record<string, number>;
  order: string[];
  piece: string | null;
  cell: string | null;
  rotation: number;
  path: string[];
  terms: Transfer[];
  /** Parties of a deal. Players who give or receive something are added automatically. */
  parties: number[];
}

const blank: Draft = {
  picked: [],
  amount: 0,
  rows: {},
  order: [],
  piece: null,
  cell: null,
  rotation: 0,
  path: [],
  terms: [],
  parties: [],
};

/** The initial draft of a question. */
export function startOf(prompt: Prompt | null): Draft {
  if (!prompt) return blank;
  switch (prompt.kind) {
    case 'amount':
      return { ...blank, amount: prompt.min };
    case 'arrange':
      return { ...blank, order: prompt.items.map((item) => item.id) };
    case 'path':
      return { ...blank, piece: prompt.pieces.length === 1 ? (prompt.pieces[0]?.id ?? null) : null };
    case 'offer':
      return { ...blank, terms: prompt.deal?.terms ?? [], parties: prompt.deal?.parties ?? [] };
    case 'allocate':
      return { ...blank, rows: Object.fromEntries(prompt.rows.map((row) => [row.id, 0])) };
    default:
      return blank;
  }
}

const sum = (rows: Record<string, number>) => Object.values(rows).reduce((a, b) => a + b, 0);

/** The answer that a draft represents; null while it is incomplete. */
export function answerOf(prompt: Prompt, draft: Draft): Answer {
  switch (prompt.kind) {
    case 'choose':
      return draft.picked[0] ?? null;
    case 'subset':
      return draft.picked.length >= prompt.min && draft.picked.length <= prompt.max ? draft.picked : null;
    case 'amount':
      return draft.amount;
    case 'allocate': {
      const total = sum(draft.rows);
      return total >= prompt.min && total <= prompt.max ? draft.rows : null;
    }
    case 'arrange':
      return draft.order;
    case 'place':
      return draft.piece !== null && draft.cell !== null
        ? { piece: draft.piece, cell: draft.cell, rotation: draft.rotation }
        : null;
    case 'path':
      return draft.piece !== null && draft.path.length > 0 ? { piece: draft.piece, cells: draft.path } : null;
    case 'offer':
      return offerOf(prompt, draft);
  }
}

/** The deal that a draft represents: a counter-offer if one is possible, otherwise a proposal. */
function offerOf({ says, version }: Prompt & { kind: 'offer' }, { terms, parties: named }: Draft): Answer {
  const givers = terms.flatMap(({ from, to }) => [from, to].filter((seat) => seat !== null));
  const parties = [...new Set([...named, ...givers])].sort((a, b) => a - b);
  if (terms.length === 0) return null;
  if (says.includes('counter')) return { say: 'counter', version, parties, terms };
  return says.includes('propose') ? { say: 'propose', parties, terms } : null;
}

const free = (options: Option[]) => options.filter((option) => !option.why);

/** The only possible answer to a question, or undefined. A question that can be passed is left to the player. */
export function forcedAnswer(prompt: Prompt): Answer | undefined {
  if (prompt.pass) return undefined;
  switch (prompt.kind) {
    case 'choose': {
      const options = free(prompt.options);
      return options.length === 1 ? options[0]?.id : undefined;
    }
    case 'subset':
      return prompt.min === prompt.items.length ? prompt.items.map((item) => item.id) : undefined;
    case 'amount':
      return prompt.min === prompt.max ? prompt.min : undefined;
    case 'arrange':
      return prompt.items.length <= 1 ? prompt.items.map((item) => item.id) : undefined;
    default:
      return undefined;
  }
}

/** A key for one instance of a question; it changes when the question is asked again. */
export const keyOf = (ask: Ask): string => `${ask.seat} ${ask.question} ${ask.n}`;

/** The draft for the open question, reset with every new question. */
export function useDraft(ask: Ask | null): [Draft, (part: Partial<Draft>) => void] {
  const key = ask ? keyOf(ask) : '';
  const [stored, setStored] = useState({ key, draft: startOf(ask?.prompt ?? null) });
  const draft = useMemo(() => (stored.key === key ? stored.draft : startOf(ask?.prompt ?? null)), [stored, key, ask]);
  useEffect(() => {
    setStored((now) => (now.key === key ? now : { key, draft: startOf(ask?.prompt ?? null) }));
  }, [key, ask]);
  const change = useStable((part: Partial<Draft>) => setStored({ key, draft: { ...draft, ...part } }));
  return [draft, change];
}

/** Adds or removes an item. Above the maximum, the oldest pick is dropped. */
export function toggled(picked: string[], id: string, max: number): string[] {
  if (picked.includes(id)) return picked.filter((other) => other !== id);
  return [...picked, id].slice(-Math.max(1, max));
}
