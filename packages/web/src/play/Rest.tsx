import { useState } from 'react';
import { Button, Glass } from '../look/index.ts';
import type { TableClient } from '../table/client.ts';
import s from './play.module.css';
import type { Play } from './play.ts';

interface RestProps {
  client: TableClient;
  play: Play;
}

/** What stands at the head of the table about its clocks: a bot in one's place, a wish to rest, a rest. */
export function RestBanner({ client, play }: RestProps) {
  const { table, nameOf } = play;
  const { times, seats, mySeats, result } = table;
  // A wish that was waved away does not come up again.
  const [waved, setWaved] = useState('');
  const lost = mySeats.find((seat) => seats[seat]?.standin !== undefined);
  if (result) return null;
  if (lost !== undefined) {
    return (
      <Glass as="div" className={s.notice} role="alert">
        <span>Your time was up; a bot plays for you.</span>
        <Button kind="go" onClick={() => void client.back(lost)}>
          Take my seat back
        </Button>
      </Glass>
    );
  }
  const me = mySeats[0];
  if (!times || me === undefined) return null;
  if (times.paused) {
    return (
      <Glass as="div" className={s.notice} role="status">
        <span>The clocks rest.</span>
        <Button onClick={() => void client.pause(me, false)}>Let them run</Button>
      </Glass>
    );
  }
  const wanted = times.wanted.join();
  const silent = mySeats.filter((seat) => !times.wanted.includes(seat));
  if (wanted === '' || wanted === waved || silent.length === 0) return null;
  return (
    <Glass as="div" className={s.notice} role="alert">
      <span>{times.wanted.map(nameOf).join(' and ')} would like the clocks to rest.</span>
      <Button kind="go" onClick={() => void Promise.all(silent.map((seat) => client.pause(seat, true)))}>
        Let them rest
      </Button>
      <Button onClick={() => setWaved(wanted)}>Play on</Button>
    </Glass>
  );
}

/** In the menu: asks the others whether the clocks may rest. */
export function RestButton({ client, play, onDone }: RestProps & { onDone: () => void }) {
  const { times, mySeats, result } = play.table;
  const silent = mySeats.filter((seat) => !times?.wanted.includes(seat));
  if (!times || times.paused || result || silent.length === 0) return null;
  const ask = async () => {
    onDone();
    await Promise.all(silent.map((seat) => client.pause(seat, true)));
    play.toast('The clocks rest as soon as everyone agrees.');
  };
  return <Button onClick={() => void ask()}>Let the clocks rest…</Button>;
}
