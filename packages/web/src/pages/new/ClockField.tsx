import type { Game } from '@orrery/kernel';
import type { ClockSetting } from '@orrery/protocol';
import s from './setup.module.css';

const MINUTE = 60;
const DAY = 86_400;

/** The kinds of time of a game's questions, which a table may limit. */
const timesOf = (game: Game): ReadonlySet<string> =>
  new Set(
    game.flows.flatMap((flow) =>
      [...Object.values(flow.steps), ...Object.values(flow.standing ?? {})].flatMap((step) =>
        typeof step === 'object' && 'time' in step && step.time !== undefined ? [step.time] : [],
      ),
    ),
  );

interface Choice {
  words: string;
  clock: ClockSetting | null;
}

const duration = (seconds: number): string => {
  const [size, unit] = seconds >= DAY ? [DAY, 'day'] : seconds >= MINUTE ? [MINUTE, 'minute'] : [1, 'second'];
  const count = seconds / Number(size);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
};

/** The same limit for every kind of time, while somebody is at the table. */
const windows = [15, 30, 60, 120, 300].map((seconds) => ({
  words: `${duration(seconds)} for each question`,
  clock: { window: seconds, turn: seconds, talk: seconds },
}));
const talkWords = (talk: number): string => `${duration(talk)} for talks alone`;
const talks = [60, 120, 300].map((talk) => ({ words: talkWords(talk), clock: { talk } }));
const moves = [MINUTE, 5 * MINUTE].map((move) => ({ words: `${duration(move)} for each decision`, clock: { move } }));
const banks = [
  { first: 10 * MINUTE, more: 10 },
  { first: 30 * MINUTE, more: 30 },
].map((bank) => ({
  words: `${duration(bank.first)} each, and ${duration(bank.more)} more with each decision`,
  clock: { bank },
}));
const days = [1, 3, 7].map((count) => ({
  words: `${duration(count * DAY)} for each decision`,
  clock: { move: count * DAY },
}));

/** What can be chosen: clocks of seats run at a server only, where somebody looks at them while nobody is there. */
function choicesFor(game: Game, online: boolean): { name: string; choices: Choice[] }[] {
  const times = timesOf(game);
  const live = [
    ...(times.size > 0 ? windows : []),
    ...(times.has('talk') ? talks : []),
    ...(online ? [...moves, ...banks] : []),
  ];
  return [
    ...(live.length > 0 ? [{ name: 'At one sitting', choices: live }] : []),
    ...(online ? [{ name: 'Over days', choices: days }] : []),
  ];
}

const sameLimits = (a: ClockSetting | null, b: ClockSetting | null): boolean =>
  JSON.stringify({ ...a, late: undefined }) === JSON.stringify({ ...b, late: undefined });

/** A clock as far as it can be played with here. */
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

/** How long a player may think, and what happens then. */
export function ClockField({ game, online, seats, value, onChange }: ClockFieldProps) {
  const groups = choicesFor(game, online);
  if (groups.length === 0) return null;
  // Without a clock of its own a table gives talks the time that the rules print.
  const printed = game.times?.(seats)?.talk;
  const all = [
    { words: printed ? talkWords(printed) : 'no limit', clock: null },
    ...groups.flatMap(({ choices }) => choices),
  ];
  const chosen = Math.max(
    0,
    all.findIndex(({ clock }) => sameLimits(clock, value)),
  );
  const isSeats = value?.move !== undefined || value?.bank !== undefined;
  return (
    <>
      <label className={s.row}>
        <span className={s.words}>
          <b>Time to think</b>
          {(value?.move ?? 0) >= DAY && <small>Nobody need be there at the same time; vacations count.</small>}
        </span>
        <select
          value={chosen}
          onChange={(e) => {
            const clock = all[Number(e.target.value)]?.clock ?? null;
            onChange(clock && value?.late ? { ...clock, late: value.late } : clock);
          }}
        >
          <option value={0}>{all[0]?.words}</option>
          {groups.map(({ name, choices }) => (
            <optgroup key={name} label={name}>
              {choices
                .filter(({ clock }) => !printed || clock?.talk !== printed || clock.turn)
                .map((choice) => (
                  <option key={choice.words} value={all.indexOf(choice)}>
                    {choice.words}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      {isSeats && (
        <label className={s.row}>
          <span className={s.words}>
            <b>When time is up</b>
          </span>
          <select
            value={value?.late ?? 'default'}
            onChange={(e) => onChange({ ...value, late: e.target.value as 'default' | 'bot' })}
          >
            <option value="default">something safe is played</option>
            <option value="bot">a bot plays until the player is back</option>
          </select>
        </label>
      )}
    </>
  );
}
