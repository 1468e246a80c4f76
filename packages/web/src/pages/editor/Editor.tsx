import { findGame } from '@orrery/games';
import { useNavigate, useParams } from 'react-router';
import { boxOf } from '../../games/shelf.ts';
import { NotFound } from '../../shell/Messages.tsx';
import { useTitle } from '../../shell/Page.tsx';
import { settings } from '../../shell/settings.ts';
import { type Again, chairsFor } from '../new/chairs.ts';

/** Where players draw something for a game; what that is, is the game's business. */
export default function Editor() {
  const { game = '' } = useParams();
  const navigate = useNavigate();
  const editor = boxOf(game)?.editor;
  useTitle(editor ? `${editor.name} of ${findGame(game)?.name ?? game}` : null);
  if (!editor) return <NotFound />;
  return (
    <editor.Page
      onPlay={(options, seats) => {
        const again: Again = { chairs: chairsFor(settings().name, seats), options };
        navigate(`/new/${game}`, { state: again });
      }}
    />
  );
}
