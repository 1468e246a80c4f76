import type { Answer, Course, Game, Message, Offer, Option, Prompt, Seat, Transfer } from '@orrery/kernel';

/** Describes something in an answer that the prompt does not list, or null. Every legal answer must be listed. */
export function unlistedAnswer(prompt: Prompt, answer: Answer): string | null {
  if (answer === null) return prompt.pass ? null : 'passing is allowed but the prompt has no `pass`';
  switch (prompt.kind) {
    case 'choose':
      return missing(prompt.options, [answer as string]);
    case 'subset': {
      const chosen = answer as string[];
      if (chosen.length < prompt.min || chosen.length > prompt.max) {
        return `${chosen.length} items, but the prompt says ${prompt.min} to ${prompt.max}`;
      }
      return missing(prompt.items, chosen);
    }
    case 'amount': {
      const n = answer as number;
      return n < prompt.min || n > prompt.max ? `${n}, but the prompt says ${prompt.min} to ${prompt.max}` : null;
    }
    case 'allocate': {
      const counts = Object.entries(answer as Record<string, number>);
      const total = counts.reduce((sum, [, n]) => sum + n, 0);
      if (total < prompt.min || total > prompt.max) {
        return `a total of ${total}, but the prompt says ${prompt.min} to ${prompt.max}`;
      }
      for (const [id, n] of counts) {
        const row = prompt.rows.find((known) => known.id === id);
        if (!row || n > row.max) return `${n} on row ${id}, but the prompt allows ${row?.max ?? 'no such row'}`;
      }
      return null;
    }
    case 'arrange': {
      const order = answer as string[];
      return order.length !== prompt.items.length ? 'an order of a different length' : missing(prompt.items, order);
    }
    case 'place': {
      const { piece, cell, rotation } = answer as { piece: string; cell: string; rotation: number };
      const rows = prompt.pieces.find((known) => known.id === piece && !known.why)?.cells;
      const listed = rows?.some((row) => row.cell === cell && row.rotations.includes(rotation));
      return listed ? null : `piece ${piece} on ${cell} turned ${rotation}`;
    }
    case 'path': {
      const { piece, cells } = answer as Course;
      const mover = prompt.pieces.find((known) => known.id === piece && !known.why);
      if (!mover) return `piece ${piece}`;
      if (cells.length > mover.max) return `${cells.length} cells, but the prompt says at most ${mover.max}`;
      const unlisted = cells.find((cell) => cell !== mover.from && !mover.cells.some((known) => known.cell === cell));
      return unlisted === undefined ? null : `cell ${unlisted}`;
    }
    case 'offer': {
      const offer = answer as Offer;
      if (!prompt.says.includes(offer.say)) return `to say "${offer.say}"`;
      if ('version' in offer && offer.version !== prompt.version) return `version ${offer.version}`;
      return 'terms' in offer ? unlistedTerms(prompt, offer) : null;
    }
  }
}

/** Describes something in a deal that the prompt does not list: a party, an item, or more of an item than available. */
function unlistedTerms(
  prompt: Prompt & { kind: 'offer' },
  deal: { parties: Seat[]; terms: Transfer[] },
): string | null {
  const outsider = deal.parties.find((seat) => !prompt.parties.includes(seat));
  if (outsider !== undefined) return `party ${outsider}`;
  for (const { id, max } of prompt.items) {
    const total = deal.terms.reduce((sum, row) => sum + (row.item === id ? row.count : 0), 0);
    if (total > max) return `${total} of ${id}, but the prompt says ${max}`;
  }
  return missing(
    prompt.items,
    deal.terms.map((row) => row.item),
  );
}

function missing(options: readonly Option[], ids: readonly string[]): string | null {
  for (const id of ids) {
    const option = options.find((known) => known.id === id);
    if (!option) return `"${id}" is not listed`;
    if (option.why) return `"${id}" is listed as disabled (${option.why.reason})`;
  }
  return null;
}

/** Answers that a prompt offers as legal by listing them without a `why`. */
export function* offeredAnswers(prompt: Prompt): Generator<Answer> {
  if (prompt.pass) yield null;
  if (prompt.kind === 'choose') for (const option of prompt.options) if (!option.why) yield option.id;
  if (prompt.kind === 'amount') {
    yield prompt.min;
    yield prompt.max;
  }
  if (prompt.kind === 'place') {
    for (const piece of prompt.pieces) {
      if (piece.why) continue;
      for (const { cell, rotations } of piece.cells) {
        for (const rotation of rotations) yield { piece: piece.id, cell, rotation };
      }
    }
  }
}

/** Answers that a prompt lists as disabled, with a reason. */
export function* disabledAnswers(prompt: Prompt): Generator<{ answer: Answer; reason: string }> {
  if (prompt.kind !== 'choose') return;
  for (const option of prompt.options) if (option.why) yield { answer: option.id, reason: option.why.reason };
}

/** The first text of a prompt that has no message, or null. */
export function missingMessage(game: Game, prompt: Prompt): string | null {
  const texts: (Message | undefined)[] = [prompt.text, prompt.pass];
  const options: readonly Option[] =
    prompt.kind === 'choose'
      ? prompt.options
      : prompt.kind === 'subset' || prompt.kind === 'arrange' || prompt.kind === 'offer'
        ? prompt.items
        : prompt.kind === 'allocate'
          ? prompt.rows
          : prompt.kind === 'place' || prompt.kind === 'path'
            ? prompt.pieces
            : [];
  for (const option of options) texts.push(option.text, option.why && { id: option.why.reason });
  return texts.find((message) => message && game.messages[message.id] === undefined)?.id ?? null;
}

/** Describes what is wrong with the short text of a question, or null: it needs a message and all its arguments. */
export function badBrief(game: Game, brief: Message | null): string | null {
  if (brief === null) return null;
  const message = game.messages[brief.id];
  if (message === undefined) return `there is no message "${brief.id}"`;
  const argumentNames = [...message.matchAll(/\{([a-zA-Z]+)/g)].map(([, argument]) => argument as string);
  const empty = argumentNames.find((argument) => (brief.params?.[argument] ?? null) === null);
  return empty === undefined ? null : `"${brief.id}" lacks the argument {${empty}}`;
}
