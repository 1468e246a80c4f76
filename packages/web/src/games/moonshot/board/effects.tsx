import { ALL, type Effect, type EffectKind, effectsText } from '@orrery/moonshot';
import { signed } from '../../../ui/index.ts';
import s from './signs.module.css';
import { Sign, type SignName } from './signs.tsx';
import { t } from './text.ts';

const SIGNS: Readonly<Record<EffectKind, SignName>> = {
  budget: 'budget',
  popularity: 'popularity',
  money: 'money',
  rivalBudget: 'budget',
  rivalPopularity: 'popularity',
  testSteals: 'testSteals',
  techSteals: 'techSteals',
  freeTests: 'freeTests',
  techTiles: 'tile',
  freeModules: 'freeModules',
  sabotage: 'sabotage',
  clean: 'sabotage',
  bluff: 'bluff',
  catchUp: 'budget',
};

/** The effects of a card, mission or place as icons. */
export function Effects({ of, size = 13 }: { of: readonly Effect[]; size?: number }) {
  return (
    <span className={s.effects} role="img" aria-label={effectsText(of)}>
      {of.map(({ what, n }) => (
        <span key={what} data-rival={what.startsWith('rival') || what === 'sabotage' || undefined}>
          {what === 'clean' ? (n === ALL ? t('minus-all') : t('minus', { n })) : signed(n)}
          <Sign of={SIGNS[what]} size={size} />
        </span>
      ))}
    </span>
  );
}
