import { findGame } from '@orrery/games';
import { useNavigate, useParams } from 'react-router';
import { NotFound } from '../../app/Messages.tsx';
import { useTitle } from '../../app/Page.tsx';
import { settings } from '../../app/settings.ts';
import { listingOf } from '../../games/listings.ts';
import { type SetupCopy, seatsWithBots } from '../new/seat-plan.ts';
import { t } from './text.ts';

/** Opens the editor of the game in the URL; “Page not found” if the game has none. */
export default function Editor() {
  const { game = '' } = useParams();
  const navigate = useNavigate();
  const editor = listingOf(game)?.editor;
  useTitle(editor ? t('title', { editor: editor.name, game: findGame(game)?.name ?? game }) : null);
  if (!editor) return <NotFound />;
  return (
    <editor.Page
      onPlay={(options, seats) => {
        const again: SetupCopy = { seatPlans: seatsWithBots(settings().name, seats), options };
        navigate(`/new/${game}`, { state: again });
      }}
    />
  );
}
