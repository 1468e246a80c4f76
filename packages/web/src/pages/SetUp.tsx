import { blank, type Game, IllegalAction, type Json, jsonSchema, rulesOf } from '@orrery/kernel';
import { MAX_NAME, ProblemError } from '@orrery/protocol';
import { useEffect, useId, useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { gameOf } from '../catalog.ts';
import { Button, IconButton, LineIcon, SeatMark } from '../look/index.ts';
import { wordsOf } from '../play/words.ts';
import { Dialog } from '../shell/Dialog.tsx';
import { changeSettings, DEFAULT_NAME, settings } from '../shell/settings.ts';
import { botName } from '../table/bot-names.ts';
import type { SeatInfo } from '../table/client.ts';
import { newTable, spineOf } from '../table/local/host.ts';
import { randomId, randomSeed } from '../table/local/seed.ts';
import { api, keepToken, problemWords } from '../table/online.ts';
import { saveSpine, saveTable } from '../table/store.ts';
import { type Again, type Chair, firstChairs, seatsOf, type Who } from './chairs.ts';
import { OptionsForm } from './OptionsForm.tsx';
import s from './setup.module.css';

const CHOICES: { who: Who; label: string }[] = [
  { who: 'easy', label: 'Bot, easy' },
  { who: 'medium', label: 'Bot, medium' },
  { who: 'hard', label: 'Bot, hard' },
  { who: 'screen', label: 'Player at this screen' },
  { who: 'friend', label: 'Friend by link' },
];

/** Sets up a table: who sits where, and the game's options. */
export default function SetUp() {
  const { game: id = '' } = useParams();
  const navigate = useNavigate();
  const [game, setGame] = useState<Game | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    gameOf(id).then(setGame, (error: Error) => setTrouble(error.message));
  }, [id]);
  const close = () => navigate('/', { replace: true });
  return (
    <Dialog title={game ? `New game of ${game.name}` : 'New game'} onClose={close}>
      {trouble && <p role="alert">{trouble}</p>}
      {!trouble && !game && <p className={s.wait}>Fetching the box…</p>}
      {game && <Form game={game} onClose={close} />}
    </Dialog>
  );
}

function Form({ game, onClose }: { game: Game; onClose: () => void }) {
  const navigate = useNavigate();
  const errorId = useId();
  // A table that was played before may be set up again as it was.
  const again = useLocation().state as Again | null;
  const [chairs, setChairs] = useState<Chair[]>(() => again?.chairs ?? firstChairs(settings().name, game.seats.min));
  const [options, setOptions] = useState<Record<string, Json>>(again?.options ?? {});
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // An address may name the seed: the same one always gives the same game.
  const [query] = useSearchParams();
  const seed = query.get('seed') || randomSeed();
  const online = chairs.some((chair) => chair.who === 'friend');

  const change = (key: number, part: Partial<Chair>) =>
    setChairs((all) => all.map((chair) => (chair.key === key ? { ...chair, ...part } : chair)));

  async function start() {
    setTrouble(null);
    const seats = seatsOf(chairs);
    if (typeof seats === 'string') return setTrouble(seats);
    changeSettings({ name: chairs[0]?.name.trim() ?? '' });
    setBusy(true);
    try {
      navigate(online ? await startOnline(game, chairs, seats, options) : await startLocal(game, seats, options, seed));
    } catch (error) {
      setTrouble(troubleWords(game, error));
      setBusy(false);
    }
  }

  return (
    <form
      className={s.form}
      aria-describedby={trouble ? errorId : undefined}
      onSubmit={(e) => {
        e.preventDefault();
        void start();
      }}
    >
      <fieldset className={s.seats}>
        <legend>Seats</legend>
        {chairs.map((chair, i) => (
          <ChairRow
            key={chair.key}
            chair={chair}
            seat={i}
            onChange={(part) => change(chair.key, part)}
            onRemove={
              chairs.length > game.seats.min && i > 0
                ? () => setChairs((all) => all.filter((one) => one.key !== chair.key))
                : null
            }
          />
        ))}
        {chairs.length < game.seats.max && (
          <Button
            icon={<LineIcon name="plus" size={16} />}
            onClick={() =>
              setChairs((all) => [...all, { key: Math.max(...all.map((one) => one.key)) + 1, who: 'easy', name: '' }])
            }
          >
            Add a seat
          </Button>
        )}
      </fieldset>
      {Object.keys(((jsonSchema(game.options) as Record<string, Json>).properties ?? {}) as object).length > 0 && (
        <fieldset className={s.options}>
          <legend>Options</legend>
          <OptionsForm
            schema={jsonSchema(game.options)}
            value={options}
            onChange={setOptions}
            fits={(value) => !game.checkOptions?.({ ...(blank(game.options) as object), ...value }, chairs.length)}
          />
        </fieldset>
      )}
      {online && (
        <p className={s.note}>
          A friend by link makes this an online table. You get a link to send; your friend needs no account.
        </p>
      )}
      {trouble && (
        <p id={errorId} className={s.trouble} role="alert">
          {trouble}
        </p>
      )}
      <div className={s.foot}>
        <Button kind="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button kind="go" type="submit" disabled={busy}>
          {busy ? 'Setting up…' : online ? 'Open the table' : 'Start the game'}
        </Button>
      </div>
    </form>
  );
}

function ChairRow(props: {
  chair: Chair;
  seat: number;
  onChange: (part: Partial<Chair>) => void;
  onRemove: (() => void) | null;
}) {
  const { chair, seat, onChange, onRemove } = props;
  const named = chair.who === 'me' || chair.who === 'screen';
  return (
    <div className={s.chair}>
      <SeatMark seat={seat} size={24} label={`Seat ${seat + 1}`} />
      {chair.who === 'me' ? (
        <span className={s.you}>You</span>
      ) : (
        <select
          aria-label={`Who sits on seat ${seat + 1}`}
          value={chair.who}
          onChange={(e) => onChange({ who: e.target.value as Who })}
        >
          {CHOICES.map((choice) => (
            <option key={choice.who} value={choice.who}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
      {named ? (
        <input
          type="text"
          aria-label={`Name on seat ${seat + 1}`}
          placeholder={chair.who === 'me' ? DEFAULT_NAME : `Player ${seat + 1}`}
          maxLength={MAX_NAME}
          autoComplete="nickname"
          value={chair.name}
          onChange={(e) => onChange({ name: e.target.value })}
        />
      ) : (
        <span className={s.botName}>{chair.who === 'friend' ? chair.name || 'chooses a name' : botName(seat)}</span>
      )}
      {onRemove && (
        <IconButton label={`Remove seat ${seat + 1}`} icon={<LineIcon name="close" size={16} />} onClick={onRemove} />
      )}
    </div>
  );
}

async function startLocal(game: Game, seats: SeatInfo[], options: Record<string, Json>, seed: string): Promise<string> {
  const rules = rulesOf(game);
  const now = Date.now();
  const saved = newTable(rules, { id: randomId(), seats, options, seed, guided: false, now });
  await saveTable(saved, spineOf(rules, saved, saved.record.snapshot.state, now));
  return `/play/${saved.id}`;
}

async function startOnline(
  game: Game,
  chairs: Chair[],
  seats: SeatInfo[],
  options: Record<string, Json>,
): Promise<string> {
  const { match, token } = await api.create({
    game: game.id,
    options,
    seats: seats.map((seat, i) => {
      if (seat.kind === 'bot') return { kind: 'bot', level: chairs[i]?.who ?? 'easy' };
      return seat.kind === 'open' ? { kind: 'open' } : { kind: 'me', name: seat.name };
    }),
  });
  keepToken(match, token);
  await saveSpine({
    id: match,
    game: game.id,
    online: true,
    guided: false,
    seats: seats.map(({ name, kind }) => ({ name: name || 'Open seat', kind })),
    round: 1,
    scores: [],
    result: null,
    updated: Date.now(),
  });
  return `/t/${match}`;
}

function troubleWords(game: Game, error: unknown): string {
  if (error instanceof ProblemError) return problemWords(error);
  if (error instanceof IllegalAction) return wordsOf(game).refusal(error);
  return error instanceof Error ? `The table could not be set up: ${error.message}` : 'The table could not be set up.';
}
