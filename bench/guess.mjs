/** Random numbers from 0 to below 1 from a seed. */
export function randomOf(seed) {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const free = (options) => options.filter((option) => !option.why).map((option) => option.id);

function shuffled(list, random) {
  const out = [...list];
  for (let i = out.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [out[i], out[j]] = [out[j], out[i]];
  }
  return out;
}

/** A random answer from the prompt alone; the rules may refuse it. */
export function guess(prompt, random) {
  if (prompt.pass && random() < 0.15) return null;
  const any = (list) => list[Math.floor(random() * list.length)];
  const upTo = (min, max) => min + Math.floor(random() * (max - min + 1));
  switch (prompt.kind) {
    case 'choose': {
      const ids = free(prompt.options);
      return ids.length > 0 || prompt.pass ? (any(ids) ?? null) : any(prompt.options).id;
    }
    case 'subset': {
      const ids = shuffled(free(prompt.items), random);
      return ids.slice(0, upTo(Math.min(prompt.min, ids.length), Math.min(prompt.max, ids.length)));
    }
    case 'amount':
      return upTo(prompt.min, prompt.max);
    case 'allocate': {
      const shares = {};
      let left = upTo(prompt.min, prompt.max);
      for (let tries = 0; left > 0 && tries < 500; tries++) {
        const row = any(prompt.rows);
        if ((shares[row.id] ?? 0) >= row.max) continue;
        shares[row.id] = (shares[row.id] ?? 0) + 1;
        left--;
      }
      return shares;
    }
    case 'arrange':
      return shuffled(
        prompt.items.map((item) => item.id),
        random,
      );
    case 'place': {
      const pieces = prompt.pieces.filter((piece) => !piece.why && piece.cells.length > 0);
      if (pieces.length === 0) return null;
      const piece = any(pieces);
      const { cell, rotations } = any(piece.cells);
      return { piece: piece.id, cell, rotation: any(rotations) ?? 0 };
    }
    case 'path':
      return Array.from({ length: upTo(1, Math.min(prompt.max, 3)) }, () => any(prompt.cells));
    case 'offer':
      return { say: random() < 0.5 ? 'accept' : 'decline', version: prompt.version };
    default:
      return null;
  }
}
