import {
  type Answer,
  type Asking,
  below,
  type Course,
  kindOf,
  type Offer,
  type Placement,
  type Prompt,
  pick,
  type Rng,
  shuffled,
  type Transfer,
} from '@orrery/kernel';

const UNKNOWN_IDS = ['no-such-thing', '', '__proto__', 'constructor', 'toString'];

/** Values of the wrong form for this kind of question, all of which must be refused. */
export function malformed(asking: Asking): unknown[] {
  const common: unknown[] = [
    true,
    1.5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    'x'.repeat(201),
    [[]],
    [null],
    { no: 'such' },
  ];
  if (!asking.endsWith('?')) common.push(null);
  switch (kindOf(asking)) {
    case 'choose':
      return [...common, 0, [], {}];
    case 'subset':
    case 'arrange':
      return [...common, 'a', 3, {}, ['a', 'a'], [1]];
    case 'amount':
      return [...common, '1', [], {}, 2 ** 60];
    case 'allocate':
      return [...common, 'a', 3, [], { a: -1 }, { a: 0.5 }, { a: '1' }];
    case 'place':
      return [...common, 'a', 3, [], {}, { piece: 'a', cell: 'b' }, { piece: 'a', cell: 'b', rotation: 0, more: 1 }];
    case 'path':
      return [...common, 'a', 3, [], {}, ['a'], { piece: 'a' }, { piece: 'a', cells: [1] }, { piece: 1, cells: [] }];
    case 'offer':
      return [...common, 'a', 3, [], {}, { say: 'accept' }, { say: 'shout', version: 1 }, proposal(0), proposal(-1)];
  }
}

const proposal = (amount: number) => ({
  say: 'propose',
  parties: [0, 1],
  terms: [{ from: 0, to: 1, item: 'a', count: amount }],
});

/** Well-formed answers close to a legal one, and some far from it. A few are legal, most are not. */
export function near(answer: Answer, prompt: Prompt, rng: Rng): Answer[] {
  const made = nearKind(answer, prompt, rng);
  if (answer !== null) made.push(null);
  return made;
}

function nearKind(answer: Answer, prompt: Prompt, rng: Rng): Answer[] {
  switch (prompt.kind) {
    case 'choose':
      return [...some(rng, idsOf(prompt.options), 12), ...UNKNOWN_IDS];
    case 'subset':
      return nearList((answer as string[] | null) ?? [], idsOf(prompt.items), rng);
    case 'arrange':
      return nearList((answer as string[] | null) ?? idsOf(prompt.items), idsOf(prompt.items), rng);
    case 'path':
      return nearPaths(answer as Course | null, prompt, rng);
    case 'amount': {
      const n = (answer as number | null) ?? 0;
      return [n - 1, n + 1, prompt.min, prompt.max, prompt.min - 1, prompt.max + 1, 0, -1, Number.MAX_SAFE_INTEGER];
    }
    case 'allocate':
      return nearCounts((answer as Record<string, number> | null) ?? {}, idsOf(prompt.rows), rng);
    case 'place':
      return nearPlaces(answer as { piece: string; cell: string; rotation: number } | null, prompt, rng);
    case 'offer':
      return nearOffers(answer, prompt, rng);
  }
}

const idsOf = (options: readonly { id: string }[]): string[] => options.map((option) => option.id);

const some = <T>(rng: Rng, items: readonly T[], max: number): T[] => shuffled(rng, [...items]).slice(0, max);

function nearList(list: string[], ids: string[], rng: Rng): string[][] {
  const others = ids.filter((id) => !list.includes(id));
  const out = [
    [],
    list.slice(1),
    list.slice(0, -1),
    [...list].reverse(),
    shuffled(rng, [...list]),
    some(rng, ids, ids.length),
  ];
  if (others.length > 0) out.push([...list, pick(rng, others)], [pick(rng, others)]);
  if (others.length > 0 && list.length > 0) out.push([...list.slice(1), pick(rng, others)]);
  for (const id of UNKNOWN_IDS) out.push([...list, id]);
  return out;
}

function nearCounts(counts: Record<string, number>, ids: string[], rng: Rng): Record<string, number>[] {
  const out: Record<string, number>[] = [{}, { ...counts, 'no-such-thing': 1 }, { ...counts, constructor: 1 }];
  if (ids.length === 0) return out;
  for (let i = 0; i < 4; i++) {
    const up = pick(rng, ids);
    const down = pick(rng, ids);
    const more = (counts[up] ?? 0) + 1;
    const less = Math.max(0, (counts[down] ?? 0) - 1);
    out.push({ ...counts, [up]: more }, { ...counts, [down]: less }, { ...counts, [down]: less, [up]: more });
    out.push({ ...counts, [up]: 1_000_000 });
  }
  return out;
}

function nearPlaces(answer: Placement | null, prompt: Prompt & { kind: 'place' }, rng: Rng): Answer[] {
  const out: Placement[] = [];
  const pieces = prompt.pieces;
  for (let i = 0; i < 6 && pieces.length > 0; i++) {
    const piece = pick(rng, pieces);
    if (piece.cells.length === 0) continue;
    const place = pick(rng, piece.cells);
    out.push({ piece: piece.id, cell: place.cell, rotation: place.rotations.length ? pick(rng, place.rotations) : 0 });
    out.push({ piece: pick(rng, pieces).id, cell: place.cell, rotation: below(rng, 6) });
  }
  const base = answer ?? out[0];
  if (base) {
    for (let turn = 1; turn < 6; turn++) out.push({ ...base, rotation: (base.rotation + turn) % 6 });
    out.push({ ...base, rotation: -1 }, { ...base, rotation: 1000 });
    for (const id of UNKNOWN_IDS) out.push({ ...base, piece: id }, { ...base, cell: id });
  }
  return out;
}

function nearPaths(answer: Course | null, prompt: Prompt & { kind: 'path' }, rng: Rng): Answer[] {
  const out: Answer[] = [];
  for (const piece of some(rng, prompt.pieces, 3)) {
    const cells = piece.cells.map(({ cell }) => cell);
    const own = answer?.piece === piece.id ? answer.cells : [];
    for (const way of [...nearList(own, cells, rng), [piece.from]]) out.push({ piece: piece.id, cells: way });
  }
  for (const piece of UNKNOWN_IDS) out.push({ piece, cells: answer?.cells ?? [] });
  return out;
}

function nearOffers(answer: Answer, prompt: Prompt & { kind: 'offer' }, rng: Rng): Answer[] {
  const { version } = prompt;
  const out: Answer[] = [{ say: 'propose', parties: [], terms: [] }];
  for (const say of ['accept', 'decline', 'withdraw', 'lock'] as const) {
    for (const other of [version, version - 1, version + 1, -1]) out.push({ say, version: other });
  }
  const offer = answer as Offer | null;
  const deal = offer && 'terms' in offer ? offer : prompt.deal;
  if (!deal || deal.terms.length === 0) return out;
  const { parties } = deal;
  const rows: ((row: Transfer) => Transfer)[] = [
    (row) => ({ ...row, count: row.count + 1 }),
    (row) => ({ ...row, from: row.to, to: row.from }),
    (row) => ({ ...row, item: pick(rng, UNKNOWN_IDS) }),
    (row) => ({ ...row, from: 15 }),
  ];
  const all = [[...deal.terms, ...deal.terms], ...rows.map((change) => deal.terms.map(change))];
  for (const terms of all) {
    out.push({ say: 'propose', parties, terms }, { say: 'counter', version, parties, terms });
  }
  for (const others of [[], parties.slice(1), prompt.parties, [15]]) {
    out.push({ say: 'propose', parties: others, terms: deal.terms });
  }
  out.push({ say: 'counter', version: version + 1, parties, terms: deal.terms });
  return out;
}
