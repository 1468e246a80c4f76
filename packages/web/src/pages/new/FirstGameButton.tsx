import type { Game } from '@orrery/kernel';
import { isFree, type OptionRules } from '../../shared/fit-options.ts';
import { chosenText, type Options } from '../../shared/options.ts';
import { LineIcon } from '../../ui/LineIcon.tsx';
import { firstGameOf, firstGameText } from './first-game.ts';
import { initialSeats, type SeatPlan } from './seat-plan.ts';
import s from './setup.module.css';
import { usualOptions } from './terms.ts';
import { t } from './text.ts';

const same = (a: Options, b: Options): boolean =>
  Object.keys({ ...a, ...b }).every((name) => JSON.stringify(a[name]) === JSON.stringify(b[name]));
const kindsOf = (seatPlans: readonly SeatPlan[]): string => seatPlans.map(({ who }) => who).join();

/** Sets up the game that suits a first play, of the chosen kind of game; pressed while it is set up. */
export function FirstGameButton(props: {
  game: Game;
  terms: OptionRules;
  seatPlans: readonly SeatPlan[];
  options: Options;
  onSuggest(seatPlans: SeatPlan[], options: Options): void;
}) {
  const { game, terms, seatPlans, options, onSuggest } = props;
  const suggested = firstGameOf(game, options, seatPlans.length === 1);
  const seats = initialSeats(seatPlans[0]?.name ?? '', suggested.seats, suggested.level).slice(0, suggested.seats);
  const wanted = { ...usualOptions(game, suggested.seats), ...suggested.options };
  const isSet = kindsOf(seatPlans) === kindsOf(seats) && same(options, wanted);
  const about = chosenText(terms.all, wanted, (option) => !isFree(terms, wanted, option));
  return (
    <button type="button" className={s.suggested} aria-pressed={isSet} onClick={() => onSuggest(seats, wanted)}>
      <LineIcon name={isSet ? 'check' : 'hint'} size={18} />
      <span>
        <b>{t('first-game')}</b>
        <small>{firstGameText(game, suggested, about)}</small>
      </span>
    </button>
  );
}
