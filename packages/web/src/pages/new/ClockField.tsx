import type { Game } from '@orrery/kernel';
import type { ClockSetting } from '@orrery/protocol';
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
  words: () => string;
  clock: ClockSetting | null;
}

const WINDOWS = [15, 30, 60, 120, 300];

/** Clocks with the same limit for every kind of question. They run only while a device is connected. */
const windowsFor = (online: boolean) =>
  WINDOWS.map(
    (seconds): Choice => ({
      key: `question ${seconds}`,
      words: () => t(online ? 'clock-question-online' : 'clock-question', { time: formatDuration(seconds) }),
      clock: { window: seconds, turn: seconds, talk: seconds },
    }),
  );
const talkWords = (talk: number): string => t('clock-talk', { time: formatDuration(talk) });
const talks = [60, 120, 300].map(
  (talk): Choice => ({
    key: `talk ${talk}`,
    words: () => talkWords(talk),
    clock: { talk },
  }),
);
const moveChoice = (move: number): Choice => ({
  key: `move ${move}`,
  words: () => t('clock-move', { time: formatDuration(move) }),
  clock: { move },
});
const moves = [MINUTE, 5 * MINUTE].map(moveChoice);
const banks = [
  { first: 10 * MINUTE, more: 10 },
  { first: 30 * MINUTE, more: 30 },
].map(
  (bank): Choice => ({
    key: `bank ${bank.first}`,
    words: () => t('clock-bank', { first: formatDuration(bank.first), more: formatDuration(bank.more) }),
    clock: { bank },
  }),
);
const days = [1, 3, 7].map((count) => moveChoice(count * DAY));

/** The clocks to choose from. Seat clocks need a server, which runs them while players are away. */
function choicesFor(game: Game, online: boolean): { name: string; choices: Choice[] }[] {
  const times = timesOf(game);
  const live = [
    ...(online ? moves : []),
    ...(times.size > 0 ? windowsFor(online) : []),
    ...(times.has('talk') ? talks : []),
    ...(online ? banks : []),
  ];
  return [
    ...(live.length > 0 ? [{ name: t('clock-live'), choices: live }] : []),
    ...(online ? [{ name: t('clock-days'), choices: days }] : []),
  ];
}

const sameLimits = (a: ClockSetting | null, b: ClockSetting | null): boolean =>
  JSON.stringify({ ...a, late: undefined }) === JSON.stringify({ ...b, late: undefined });

/** The clock, or null if it cannot be used here. */
export function clockFor(game: Game, online: boolean, clock: ClockSetting | null): ClockSetting | null {
  const known = choicesFor(game, online).flatMap(({ choices }) => choices);
  return known.some((choice) => sameLimits(choice.clock, clock)) ? clock : null;
}

export interface ClockFieldProps {
  game: Game;
  online: boolean;
  seats: number;
  value: ClockSetting | null;
  onChange: (clock: ClockSetting | null) => void;
}

/** Lets the host choose the time limit and what happens on timeout. */
export function ClockField({ game, online, seats, value, onChange }: ClockFieldProps) {
  const groups = choicesFor(game, online);
  if (groups.length === 0) return null;
  // Without a clock, discussions have the time limit that the rules set.
  const printed = game.times?.(seats)?.talk;
  const all: Choice[] = [
    { key: 'none', words: () => (printed ? talkWords(printed) : t('no-limit')), clock: null },
    ...groups.flatMap(({ choices }) => choices),
  ];
  const chosen = Math.max(
    0,
    all.findIndex(({ clock }) => sameLimits(clock, value)),
  );
  const isSeats = value?.move !== undefined || value?.bank !== undefined;
  return (
    <>
      <FormRow title={t('time-limit')} about={(value?.move ?? 0) >= DAY && t('clock-days-about')}>
        <select
          value={chosen}
          onChange={(e) => {
            const clock = all[Number(e.target.value)]?.clock ?? null;
            onChange(clock && value?.late ? { ...clock, late: value.late } : clock);
          }}
        >
          <option value={0}>{all[0]?.words()}</option>
          {groups.map(({ name, choices }) => (
            <optgroup key={name} label={name}>
              {choices
                .filter(({ clock }) => !printed || clock?.talk !== printed || clock.turn)
                .map((choice) => (
                  <option key={choice.key} value={all.indexOf(choice)}>
                    {choice.words()}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </FormRow>
      {isSeats && (
        <FormRow title={t('on-timeout')}>
          <select
            value={value?.late ?? 'default'}
            onChange={(e) => onChange({ ...value, late: e.target.value as 'default' | 'bot' })}
          >
            <option value="default">{t('timeout-safe')}</option>
            <option value="bot">{t('timeout-bot')}</option>
          </select>
        </FormRow>
      )}
    </>
  );
}
