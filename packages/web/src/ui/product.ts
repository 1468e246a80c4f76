/** The product's name, the same in all languages. */
export const PRODUCT = 'Orrery';
