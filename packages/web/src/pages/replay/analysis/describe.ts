import { type AnswerChance, type Decision, explain } from '@orrery/bots';
import type { Prompt, Rules, Seat } from '@orrery/kernel';
import { answerAnchors, answerText } from '../../../play/answers.ts';
import type { GameUi, Words } from '../../../play/game-ui.ts';
import { t } from './text.ts';

/** Reasons to show for an answer. */
const REASONS = 3;

/** Questions whose answers say little without them. */
const NUMBERS: ReadonlySet<Prompt['kind']> = new Set(['amount', 'allocate']);

export interface Described {
  played: string;
  best: string;
  next: string | null;
  /** Why the answers differ. */
  why: { best: string[]; played: string[] };
  /** The anchors in which the answers differ. */
  anchors: { best: string[]; played: string[] };
}

const same = (a: AnswerChance, b: AnswerChance): boolean =>
  a.skipped === b.skipped && JSON.stringify(a.answer) === JSON.stringify(b.answer);

export const isBest = ({ played, best }: Decision): boolean => same(played, best);

/** An answer in words, with its question if it is a number. */
function nameOf(prompt: Prompt, { answer, skipped }: AnswerChance, words: Words, gameUi: GameUi): string {
  if (skipped) return t('skipped');
  const text = answerText(prompt, answer, words, gameUi);
  return NUMBERS.has(prompt.kind) ? t('answered', { question: words.say(prompt.text), answer: text }) : text;
}

/** The first list without what is in the second; all of it if nothing is left. */
const without = (list: readonly string[], other: readonly string[]): string[] => {
  const rest = list.filter((one) => !other.includes(one));
  return rest.length > 0 ? rest : [...list];
};

/** The title of a decision: what was played. */
export function titleOf(rules: Rules, state: unknown, decision: Decision, words: Words, gameUi: GameUi): string {
  return nameOf(promptOf(rules, state, decision), decision.played, words, gameUi);
}

const promptOf = (rules: Rules, state: any, { seat, question }: { seat: Seat; question: string }): Prompt =>
  rules.prompt(state, seat, question);

/** A decision in words, with the reasons that only what the player knew allows. */
export function describe(rules: Rules, state: any, decision: Decision, words: Words, gameUi: GameUi): Described {
  const { seat, question, played, best, next } = decision;
  const prompt = promptOf(rules, state, decision);
  const why = (one: AnswerChance, other: AnswerChance): string[] => {
    if (one.skipped) return [];
    const compared = other.skipped || same(one, other) ? undefined : other.answer;
    const options = compared === undefined ? {} : { compared };
    return explain(rules, state, seat, question, one.answer, options).slice(0, REASONS).map(words.say);
  };
  const anchors = (one: AnswerChance) => (one.skipped ? [] : answerAnchors(prompt, one.answer, gameUi));
  const [ofBest, ofPlayed] = [anchors(best), anchors(played)];
  const equal = same(played, best);
  const [playedText, bestText] = [nameOf(prompt, played, words, gameUi), nameOf(prompt, best, words, gameUi)];
  const nextText = next && nameOf(prompt, next, words, gameUi);
  return {
    played: playedText,
    best: bestText,
    // Two pieces of the same kind make two answers with the same name.
    next: nextText === bestText || nextText === playedText ? null : nextText,
    why: { best: why(best, equal && next ? next : played), played: equal ? [] : why(played, best) },
    anchors: equal
      ? { best: ofBest, played: [] }
      : { best: without(ofBest, ofPlayed), played: without(ofPlayed, ofBest) },
  };
}
