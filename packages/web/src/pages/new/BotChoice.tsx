import { LADDER, levelNumber } from '@orrery/bots';
import type { Game } from '@orrery/kernel';
import { useState } from 'react';
import type { Advice } from '../../shared/bots/advice.ts';
import { BotPicker } from '../../shared/bots/BotPicker.tsx';
import { t as bots } from '../../shared/bots/text.ts';
import form from '../../shared/options.module.css';
import { Segments } from '../../ui/Segments.tsx';
import { botNamesIn, isBot, type SeatPlan } from './seat-plan.ts';

/** For all bots, or for the bot in one seat. */
type Target = number | 'all';

export interface ChosenBots {
  /** The seats of bots. */
  seats: readonly number[];
  target: Target;
  setTarget(target: Target): void;
  /** The level from 1 to 8 of the bots in question; null if they differ. */
  level: number | null;
  /** The level to show in detail. */
  shown: number;
  choose(level: number): void;
}

/** The bots in the set-up's seats. */
export function useBots(seatPlans: readonly SeatPlan[], onChange: (seatPlans: SeatPlan[]) => void): ChosenBots {
  const [chosen, setTarget] = useState<Target>('all');
  const seats = seatPlans.flatMap(({ who }, seat) => (isBot(who) ? [seat] : []));
  const target = chosen !== 'all' && seats.length > 1 && seats.includes(chosen) ? chosen : 'all';
  const concerned = target === 'all' ? seats : [target];
  const levels = new Set(concerned.map((seat) => levelNumber(seatPlans[seat]?.who ?? '')));
  const [first = null] = levels;
  return {
    seats,
    target,
    setTarget,
    level: levels.size === 1 ? first : null,
    shown: first ?? 1,
    choose(level) {
      const who = LADDER[level - 1];
      if (who) onChange(seatPlans.map((seatPlan, i) => (concerned.includes(i) ? { ...seatPlan, who } : seatPlan)));
    },
  };
}

interface BotChoiceProps {
  game: Game;
  advice: Advice;
  seatPlans: readonly SeatPlan[];
  chosen: ChosenBots;
  styles?: readonly string[] | undefined;
}

/** Chooses the level of the bots, for all of them or for one seat. */
export function BotChoice({ game, advice, seatPlans, chosen, styles }: BotChoiceProps) {
  const names = botNamesIn(seatPlans);
  const { seats, target, setTarget, level, choose } = chosen;
  return (
    <fieldset className={form.part}>
      <legend>{bots('pick')}</legend>
      {seats.length > 1 && (
        <Segments<Target>
          name="bot-seat"
          choices={[
            { value: 'all', label: bots('all') },
            ...seats.map((seat) => ({ value: seat, label: names[seat] ?? '' })),
          ]}
          value={target}
          onChange={setTarget}
        />
      )}
      <BotPicker {...{ game, advice, styles }} value={level} onChange={choose} />
    </fieldset>
  );
}
