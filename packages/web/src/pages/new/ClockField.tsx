import type { Game } from '@orrery/kernel';
import { CLOCK_NAMES, CLOCKS, type ClockSetting, clockNameOf, limitsSeats, sameLimits } from '@orrery/protocol';
import { clockText } from '../../shared/clock-text.ts';
import { FormRow } from '../../shared/FormRow.tsx';
import { formatDuration } from '../../ui/format.ts';
import { t } from './text.ts';

const MINUTE = 60;
const DAY = 86_400;

/** The kinds of question in a game for which a table can set time limits. */
const timesOf = (game: Game): ReadonlySet<string> =>
  new Set(
    game.flows.flatMap((flow) =>
      [...Object.values(flow.steps), ...Object.values(flow.standing ?? {})].flatMap((step) =>
        typeof step === 'object' && 'time' in step && step.time !== undefined ? [step.time] : [],
      ),
    ),
  );

interface Choice {
  key: string;
  words: string;
  clock: ClockSetting | null;
}

const WINDOWS = [15, 30, 60, 120, 300];

/** Clocks with the same limit for every kind of question. They run only while a device is connected. */
const windowsFor = (online: boolean): Choice[] =>
  WINDOWS.map((seconds) => {
    const clock = { window: seconds, turn: seconds, talk: seconds };
    const words = online ? clockText(clock) : t('clock-question', { time: formatDuration(seconds) });
    return { key: `question ${seconds}`, words, clock };
  });
const asChoice = (key: string, clock: ClockSetting): Choice => ({ key, words: clockText(clock), clock });

/** Limits per question or per decision, which are not standard clocks. */
function limitsFor(game: Game, online: boolean): Choice[] {
  const times = timesOf(game);
  return [
    ...(online ? [MINUTE, 5 * MINUTE].map((move) => asChoice(`move ${move}`, { move })) : []),
    ...(times.size > 0 ? windowsFor(online) : []),
    ...(times.has('talk') ? [60, 120, 300].map((talk) => asChoice(`talk ${talk}`, { talk })) : []),
  ];
}

/** Custom clocks as they are first suggested. */
const CUSTOM = {
  minutes: { bank: { first: 20 * MINUTE, more: 10 }, late: 'lose' },
  days: { move: 3 * DAY, late: 'lose' },
} as const satisfies Record<string, ClockSetting>;
type CustomKind = keyof typeof CUSTOM;

/** The kind of a custom clock; null for standard clocks and other limits. */
const customKind = (clock: ClockSetting | null): CustomKind | null => {
  if (clockNameOf(clock) !== null) return null;
  return clock?.bank ? 'minutes' : (clock?.move ?? 0) >= DAY ? 'days' : null;
};

/** The clock, or null if it cannot be used here. Seat clocks need a server, which runs them while players are away. */
export function clockFor(game: Game, online: boolean, clock: ClockSetting | null): ClockSetting | null {
  if (online && (clockNameOf(clock) !== null || customKind(clock) !== null)) return clock;
  return limitsFor(game, online).some((choice) => sameLimits(choice.clock, clock)) ? clock : null;
}

export interface ClockFieldProps {
  game: Game;
  online: boolean;
  seats: number;
  value: ClockSetting | null;
  onChange: (clock: ClockSetting | null) => void;
}

/** Lets the host choose the clock and what happens on timeout. */
export function ClockField({ game, online, seats, value, onChange }: ClockFieldProps) {
  const limits = limitsFor(game, online);
  if (!online && limits.length === 0) return null;
  // Without a clock, discussions have the time limit that the rules set.
  const printed = game.times?.(seats)?.talk;
  const none: Choice = { key: 'none', words: clockText(printed ? { talk: printed } : null), clock: null };
  const standard = online ? CLOCK_NAMES.map((name) => asChoice(name, CLOCKS[name])) : [];
  const others = limits.filter(({ clock }) => !printed || clock?.talk !== printed || clock.turn);
  const custom = customKind(value);
  const known = [...standard, ...limits].find(({ clock }) => sameLimits(clock, value));
  const choose = (key: string) => {
    if (key === 'minutes' || key === 'days-custom') return onChange(key === 'minutes' ? CUSTOM.minutes : CUSTOM.days);
    onChange([...standard, ...limits].find((one) => one.key === key)?.clock ?? null);
  };
  const options = (choices: readonly Choice[]) =>
    choices.map(({ key, words }) => (
      <option key={key} value={key}>
        {words}
      </option>
    ));
  return (
    <>
      <FormRow title={t('clock')} about={(value?.move ?? 0) >= DAY && t('clock-days-about')}>
        <select
          data-field="clock"
          value={custom === 'minutes' ? 'minutes' : custom === 'days' ? 'days-custom' : (known?.key ?? 'none')}
          onChange={(e) => choose(e.target.value)}
        >
          {options([none, ...standard])}
          {online && (
            <optgroup label={t('clock-custom')}>
              <option value="minutes">{t('clock-custom-minutes')}</option>
              <option value="days-custom">{t('clock-custom-days')}</option>
            </optgroup>
          )}
          {others.length > 0 && <optgroup label={t('clock-limits')}>{options(others)}</optgroup>}
        </select>
      </FormRow>
      {custom && <CustomClock kind={custom} value={value ?? CUSTOM[custom]} onChange={onChange} />}
      {limitsSeats(value) && (
        <FormRow title={t('on-timeout')}>
          <select
            data-field="late"
            value={value?.late ?? 'default'}
            onChange={(e) => onChange({ ...value, late: e.target.value as NonNullable<ClockSetting['late']> })}
          >
            <option value="lose">{t('timeout-lose')}</option>
            <option value="default">{t('timeout-safe')}</option>
            <option value="bot">{t('timeout-bot')}</option>
          </select>
        </FormRow>
      )}
    </>
  );
}

interface CustomProps {
  kind: CustomKind;
  value: ClockSetting;
  onChange: (clock: ClockSetting) => void;
}

/** The fields of a custom clock: minutes and increment, or days per move. */
function CustomClock({ kind, value, onChange }: CustomProps) {
  const { bank = CUSTOM.minutes.bank, move = CUSTOM.days.move } = value;
  if (kind === 'days') {
    return (
      <NumberRow
        {...{ title: t('clock-days-each'), field: 'days', least: 1, most: 14, value: Math.round(move / DAY) }}
        onChange={(days) => onChange({ ...value, move: days * DAY })}
      />
    );
  }
  return (
    <>
      <NumberRow
        {...{
          title: t('clock-minutes'),
          field: 'minutes',
          least: 1,
          most: 180,
          value: Math.round(bank.first / MINUTE),
        }}
        onChange={(minutes) => onChange({ ...value, bank: { ...bank, first: minutes * MINUTE } })}
      />
      <NumberRow
        {...{ title: t('clock-increment'), field: 'increment', least: 0, most: 180, value: bank.more }}
        onChange={(more) => onChange({ ...value, bank: { ...bank, more } })}
      />
    </>
  );
}

interface NumberRowProps {
  title: string;
  field: string;
  least: number;
  most: number;
  value: number;
  onChange: (value: number) => void;
}

/** A whole number within limits. While the field has no valid number, the last one stays. */
const NumberRow = ({ title, field, least, most, value, onChange }: NumberRowProps) => (
  <FormRow title={title}>
    <input
      type="number"
      data-field={field}
      inputMode="numeric"
      min={least}
      max={most}
      step={1}
      required
      defaultValue={value}
      onChange={(e) => e.target.validity.valid && onChange(e.target.valueAsNumber)}
    />
  </FormRow>
);
