import type { Ability, CardEffect, Lasting } from '../content/effect.ts';
import { BEAM, HULL, MINED, NEUTRAL_NEEDS, TORPEDO_RANGE } from '../content/panel.ts';
import { t } from './card-messages.ts';
import { amountsText, unitsText, unitText } from './lists.ts';

type Roll = Extract<Lasting, { is: 'roll' }>;
function rollText({ n, kinds, against, role, several, per, planets }: Roll): string {
  const whose = kinds ? 'units' : (role ?? 'all');
  const when = against ?? (several ? 'several' : planets ? 'planets' : (per ?? 'dogfights'));
  return t('lasting-roll', { n, whose, units: unitsText(kinds ?? []), when });
}

type Income = Extract<Lasting, { is: 'income' }>;
const SOURCES = { here: 'here', 'mineral planets': 'planets', station: 'station' } as const;
const incomeText = (from: Income['from'], incomes: readonly Income[]): string =>
  t('lasting-income', { from: SOURCES[from], amounts: amountsText(incomes) });

function abilityText(ability: Ability): string {
  switch (ability) {
    case 'repair':
      return t('ability-repair', { hull: HULL });
    case 'mine':
      return t('ability-mine', { amounts: amountsText([{ n: MINED, what: 'minerals' }]) });
    case 'beam':
      return t('ability-beam', BEAM);
    case 'torpedoes':
      return t('ability-torpedoes', { n: TORPEDO_RANGE });
    case 'station move':
      return t('ability-station-move');
    default:
      return t(`ability-${ability}`);
  }
}

/** A lasting effect as a sentence. */
export function lastingText(effect: Lasting): string {
  switch (effect.is) {
    case 'roll':
      return rollText(effect);
    case 'spaces':
      return t('lasting-spaces', {
        n: effect.n,
        whose: effect.kinds ? 'units' : 'all',
        units: unitsText(effect.kinds ?? []),
      });
    case 'walls':
      return t('lasting-walls', { needs: effect.needs, usual: NEUTRAL_NEEDS });
    case 'defence':
      return t('lasting-defence', { n: effect.n, where: effect.all ? 'all' : 'here' });
    case 'income':
      return incomeText(effect.from, [effect]);
    case 'double minerals':
      return t('lasting-double-minerals');
    case 'double faces':
      return t('lasting-double-faces');
    case 'loot':
      return t('lasting-loot', { amounts: amountsText([{ n: effect.n, what: 'minerals' }]) });
    case 'scrap':
      return t('lasting-scrap', {
        amounts: amountsText([
          { n: effect.minerals, what: 'minerals' },
          { n: effect.gas, what: 'gas' },
        ]),
      });
    case 'card for gas':
      return t('lasting-card-for-gas', { n: effect.n });
    case 'energy':
    case 'shields':
    case 'guardians':
    case 'cards':
      return t(`lasting-${effect.is}`, { n: effect.n });
    case 'ties':
    case 'piercing':
    case 'embargo':
      return t(`lasting-${effect.is}`);
    case 'ability':
      return abilityText(effect.ability);
  }
}

/** Lasting effects as sentences; all income from one source is one sentence. */
export function lastingTexts(effects: readonly Lasting[]): string[] {
  const incomes = effects.filter((effect): effect is Income => effect.is === 'income');
  const sources = [...new Set(incomes.map(({ from }) => from))];
  return [
    ...sources.map((source) =>
      incomeText(
        source,
        incomes.filter(({ from }) => from === source),
      ),
    ),
    ...effects.filter((effect) => effect.is !== 'income').map(lastingText),
  ];
}

type CardRoll = Extract<CardEffect, { does: 'roll' }>;
const NEEDS = { wingman: 'wingman', 'beside mothership': 'mothership', 'enemy near asteroids': 'asteroids' } as const;
const cardRollText = ({ n, kinds, needs, per }: CardRoll): string =>
  t('card-roll', {
    n,
    whose: kinds ? 'unit' : 'side',
    units: unitText(kinds ?? []),
    needs: needs ? NEEDS[needs] : (per ?? 'none'),
  });

/** The effect of an action card as a sentence. */
export function actionText(effect: CardEffect): string {
  switch (effect.does) {
    case 'roll':
      return cardRollText(effect);
    case 'spaces':
      return t(effect.escort ? 'card-spaces-escort' : 'card-spaces', { n: effect.n });
    case 'hull':
      return t('card-hull', { n: effect.n, most: HULL });
    case 'steal':
      return t(`card-steal-${effect.what}`);
    case 'push':
      return t('card-push', { n: effect.n, within: effect.within });
    case 'capture':
      return t('card-capture', { within: effect.within });
    case 'remove planet':
      return t('card-remove-planet', { within: effect.within });
    case 'gain':
      return t('card-gain', { die: effect.die });
    case 'last stand':
      return t('card-last-stand', { hull: effect.hull });
    case 'ranged':
      return t('card-ranged', { distance: effect.distance });
    case 'planet defence':
      return t('card-planet-defence', { n: effect.n });
    case 'extra shields':
      return t('card-extra-shields', { n: effect.n });
    case 'dash':
    case 'draw':
    case 'harm':
      return t(`card-${effect.does}`, { n: effect.n });
    case 'double spaces':
      return t('card-double-spaces');
    case 'double face':
      return t('card-double-face');
    case 'extra die':
      return t('card-extra-die');
    case 'move station':
      return t('card-move-station');
    case 'break shields':
      return t('card-break-shields');
    default:
      return t(`card-${effect.does}`);
  }
}
