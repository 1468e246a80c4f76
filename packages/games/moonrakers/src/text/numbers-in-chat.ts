/** English words for numbers. */
const UNITS = 'zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
const TEENS = '(?:thir|four|fif|six|seven|eigh|nine)teen';
const TENS = '(?:twen|thir|for|fif|six|seven|eigh|nine)ty';
const LARGE = 'dozen|hundred|thousand|million|billion';
const MULTIPLES = 'once|twice|thrice|single|double|triple|treble|quadruple|pair|couple|trio|quartet';
const NUMBER_WORDS = new RegExp(
  `\\b(?:(?:${UNITS}|${TEENS}|${TENS}|${LARGE})s?|${TENS}-?(?:${UNITS})|${MULTIPLES})\\b`,
  'i',
);

/** Whether a chat message contains a digit or an English word for a number (MK-398). */
export const hasNumber = (text: string): boolean => /\p{N}/u.test(text) || NUMBER_WORDS.test(text);
