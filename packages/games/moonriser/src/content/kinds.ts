/** The three colours that are produced, paid and traded, and yellow, which stands for victory points. */
export type Colour = 'green' | 'red' | 'blue';
export type Token = Colour | 'yellow';
export type Tokens = Record<Token, number>;
export type Income = Record<Colour, number>;
export const COLOURS: readonly Colour[] = ['green', 'red', 'blue'];

/** The sign printed on a field; a blank field has none. */
export type Sign = 'green' | 'minus-green' | 'blue' | 'red' | 'yellow' | 'free-action';

export type Back = 'basic' | 'advanced';
export const BACKS: readonly Back[] = ['basic', 'advanced'];

/** The players' colours, one each (MR-006). */
export const OWNERS = ['red', 'green', 'blue', 'yellow'] as const;
export type Owner = (typeof OWNERS)[number];
