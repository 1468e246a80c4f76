import { catalog } from '@orrery/messages';

/** Captions of the figures in Moonshot's rules. */
export const t = catalog('moonshot-figures', {
  race: 'The needle points to the richer side. The game ends when it reaches the red stop, or when popularity reaches the hatched lamp.',
  'own-tokens': 'Your own: two influence, two bluff',
  'rival-tokens': 'Your opponent’s: three unknown tokens',
  'rocket-label': 'A small rocket',
  rocket:
    'Two Structure centres, two closed squares and the Bulkhead ring on row B: Structure 6. Column 2 has all three kinds, so Mixed avionics gives Adaptivity 2.',
});
