import type { Answer, Prompt } from '@orrery/kernel';

const free = (options: readonly { id: string; why?: unknown }[]) =>
  options.filter((option) => !option.why).map((option) => option.id);

/** Plausible answers to a question, derived only from its prompt; a pass comes last. */
export function* candidateAnswers(prompt: Prompt): Generator<Answer> {
  switch (prompt.kind) {
    case 'choose':
      yield* free(prompt.options);
      break;
    case 'subset': {
      const ids = free(prompt.items);
      for (let size = prompt.min; size <= Math.min(prompt.max, ids.length); size++) {
        for (let from = 0; from + size <= ids.length; from++) yield ids.slice(from, from + size);
      }
      break;
    }
    case 'amount':
      for (let n = prompt.max; n >= prompt.min; n--) yield n;
      break;
    case 'allocate': {
      let left = prompt.min;
      const shares = prompt.rows.map((row) => {
        const share = Math.min(left, row.max);
        left -= share;
        return [row.id, share] as const;
      });
      yield Object.fromEntries(shares);
      break;
    }
    case 'arrange':
      yield free(prompt.items);
      break;
    case 'place':
      yield* prompt.pieces.flatMap(({ id: piece, cells, why }) =>
        (why ? [] : cells).flatMap(({ cell, rotations }) => rotations.map((rotation) => ({ piece, cell, rotation }))),
      );
      break;
    case 'path':
      for (const piece of prompt.pieces) for (const { cell } of piece.cells) yield { piece: piece.id, cells: [cell] };
      break;
    case 'offer':
      yield { say: 'accept', version: prompt.version };
      yield { say: 'decline', version: prompt.version };
      break;
  }
  if (prompt.pass) yield null;
}
