import { cardName, cardNamed } from '../content/set.ts';

/** A parsed answer: `solo:EX01`, `buy:KO1`, `travel:komek`, `base`. */
export interface Phrase {
  verb: string;
  of: string;
  /** The card that `of` names, or -1. */
  card: number;
}
const READ = new Map<string, Phrase>();
/** Maximum number of cached phrases, above the number of valid answers. */
const MOST = 4000;

export function phraseOf(text: string): Phrase {
  const known = READ.get(text);
  if (known) return known;
  const [verb = '', of = ''] = text.split(':');
  const phrase = { verb, of, card: cardNamed(of) };
  if (READ.size < MOST) READ.set(text, phrase);
  return phrase;
}

/** The phrases of one verb, by card. */
export function phrasesOf(verb: string): (card: number) => string {
  const texts: string[] = [];
  return (card) => {
    let text = texts[card];
    if (text === undefined) {
      text = `${verb}:${cardName(card)}`;
      texts[card] = text;
    }
    return text;
  };
}
