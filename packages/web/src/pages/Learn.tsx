import { rulesOf } from '@orrery/kernel';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { gameOf } from '../catalog.ts';
import { boxOf } from '../games/shelf.ts';
import { Loading, Message, NotFound } from '../shell/Messages.tsx';
import { DEFAULT_NAME, settings } from '../shell/settings.ts';
import { newTable, shelfEntryOf } from '../table/local/host.ts';
import { randomId } from '../table/local/seed.ts';
import { saveTable } from '../table/store.ts';

/** Sets up the guided first game and goes there. */
export default function Learn() {
  const { game: id = '' } = useParams();
  const navigate = useNavigate();
  const [trouble, setTrouble] = useState<string | null>(null);
  const begun = useRef(false);
  const teach = boxOf(id)?.guide;

  useEffect(() => {
    // Effects run twice while developing; one table is enough.
    if (!teach || begun.current) return;
    begun.current = true;
    async function begin(fetchGuide: NonNullable<typeof teach>) {
      const [game, guide] = await Promise.all([gameOf(id), fetchGuide()]);
      const rules = rulesOf(game);
      const { seed, options, opponent } = guide.first;
      const now = Date.now();
      const saved = newTable(rules, {
        id: randomId(),
        seats: [
          { name: settings().name || DEFAULT_NAME, kind: 'human', level: null, connected: true },
          { name: opponent.name, kind: 'bot', level: opponent.level, connected: true },
        ],
        options,
        seed,
        guided: true,
        now,
      });
      await saveTable(saved, shelfEntryOf(rules, saved, saved.record.snapshot.state, now));
      navigate(`/play/${saved.id}`, { replace: true });
    }
    begin(teach).catch((error: Error) => setTrouble(error.message));
  }, [teach, id, navigate]);

  if (!teach) return <NotFound />;
  if (trouble) {
    return (
      <Message title="The guided game could not be set up">
        <p>{trouble}</p>
      </Message>
    );
  }
  return <Loading what="Setting up your first game" />;
}
