import { below, type Json, pick, type Rng } from '@orrery/kernel';
import type { Book } from './book.ts';

/** A random answer, weighted so that cards are played, deals are locked and contracts are attempted. */
export function choice(what: string, answers: readonly Json[], _b: Book, _seat: number, rng: Rng): Json {
  const some = (fits: (one: Json) => boolean, chance: number): Json | undefined => {
    const able = answers.filter(fits);
    return able.length > 0 && below(rng, 100) < chance ? pick(rng, able) : undefined;
  };
  const starting =
    (...verbs: string[]) =>
    (one: Json): boolean =>
      verbs.some((verb) => typeof one === 'string' && one.startsWith(verb));
  const saying =
    (...words: string[]) =>
    (one: Json): boolean =>
      words.includes((one as { say: string }).say);
  switch (what) {
    case 'plays.play':
      return some(starting('use', 'hire'), 35) ?? some((one) => one !== 'done', 90) ?? pick(rng, answers);
    case 'talks.talk':
    case 'talks.word':
      return (
        some(saying('lock'), 80) ??
        some(saying('accept'), 75) ??
        some(saying('propose', 'counter'), 60) ??
        some((one) => !saying('decline')(one), 60) ??
        pick(rng, answers)
      );
    case 'planning.choose':
      return some(starting('talk', 'duel'), 45) ?? some(starting('solo', 'travel', 'talk'), 70) ?? pick(rng, answers);
    case 'buying.buy':
      return some(starting('buy'), 60) ?? some(starting('done'), 40) ?? pick(rng, answers);
    case 'triggers.choose':
      return some((one) => one !== null, 85) ?? pick(rng, answers);
    case 'claims.claim':
      return some((one) => (one as string[]).length > 0, 70) ?? pick(rng, answers);
    default:
      if (what.startsWith('effect')) return some((one) => one !== 'stop' && one !== 'no', 80) ?? pick(rng, answers);
      return pick(rng, answers);
  }
}
