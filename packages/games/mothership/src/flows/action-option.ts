import { defined, type Message, msg, type Seat } from '@orrery/kernel';
import { PRICES } from '../content/panel.ts';
import { cardName, developmentOf, titleOf } from '../content/set.ts';
import { type Tech, techNamed } from '../content/tech.ts';
import { partsOf } from '../rules/actions.ts';
import { gasPrice, techPrice } from '../rules/judge.ts';
import { influencePrice } from '../rules/planets.ts';
import { boardOf, planetOf, type State } from '../state.ts';
import { playText } from './play-text.ts';
import { heldNamed } from './window.ts';

/** The label of an action in a prompt. */
export function actionOption(s: State, seat: Seat, id: string): Message {
  const [verb, a = '', ...rest] = partsOf(id);
  const b = rest[0] ?? '';
  const planet = (n: string): string => defined(boardOf(s).names[planetOf(s, Number(n)).cell]);
  switch (verb) {
    case 'attack':
      return msg('act-attack', { cell: a });
    case 'tech': {
      const tech = techNamed(a) as Tech;
      return msg('act-tech', { name: tech.name, price: techPrice(s, tech) });
    }
    case 'buy':
      return a === 'gas' ? msg('act-buy-gas', { price: gasPrice(s, seat) }) : msg('act-buy', { price: PRICES.card });
    case 'deploy':
      return msg('act-deploy', { unit: a, cell: b });
    case 'scrap':
      return msg('act-scrap', { unit: a });
    case 'explore':
      return msg('act-explore', { cell: planet(a), price: PRICES.explore });
    case 'seize':
      return msg('act-seize', { cell: planet(a), price: influencePrice(s, Number(a)) });
    case 'remove':
      return msg('act-remove', { seat: Number(a) });
    case 'refresh':
      return msg('act-refresh', { price: PRICES.refresh });
    case 'build': {
      const card = defined(s.market.cards.find((one) => cardName(one) === a));
      return msg('act-build', { name: developmentOf(card).name, cell: planet(b) });
    }
    case 'ability':
      return a === 'gates' || a === 'onboard'
        ? msg(`act-${a}`, { unit: b, cell: rest[1] ?? '' })
        : msg(`act-${a.replace(' ', '-')}`, { target: b });
    case 'play':
      return playText(s, seat, titleOf(heldNamed(s, seat, a)), b);
    default:
      return msg(`act-${verb}`);
  }
}
