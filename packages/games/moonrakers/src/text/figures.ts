/** Digits and the words for numbers (MK-398). */
const NUMBER_WORDS =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|once|twice|thrice|single|double|triple|pair|couple)\b/i;

export const saysFigures = (text: string): boolean => /\p{N}/u.test(text) || NUMBER_WORDS.test(text);
