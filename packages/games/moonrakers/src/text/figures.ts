/** Digits and the words for numbers (MK-398). */
const UNITS = 'zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
const TEENS = '(?:thir|four|fif|six|seven|eigh|nine)teen';
const TENS = '(?:twen|thir|for|fif|six|seven|eigh|nine)ty';
const GREAT = 'dozen|hundred|thousand|million|billion';
const TIMES = 'once|twice|thrice|single|double|triple|treble|quadruple|pair|couple|trio|quartet';
const NUMBER_WORDS = new RegExp(
  `\\b(?:(?:${UNITS}|${TEENS}|${TENS}|${GREAT})s?|${TENS}-?(?:${UNITS})|${TIMES})\\b`,
  'i',
);

export const saysFigures = (text: string): boolean => /\p{N}/u.test(text) || NUMBER_WORDS.test(text);
