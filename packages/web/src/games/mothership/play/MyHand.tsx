import type { Play } from '../../../play/game-ui.ts';
import { Hand, type HandProps, type HeldCard } from '../board/panels/Hand.tsx';
import { cardText } from './effect-text.ts';
import { faceOf } from './faces.ts';
import { isOpen } from './options.ts';
import { toggled, withCard } from './selection.ts';
import { t } from './text.ts';
import type { Turn } from './useTurn.ts';

/** The viewer's hand; playable cards are highlighted. */
export function MyHand(props: { play: Play; turn: Turn; as: HandProps['as']; onPicked?: () => void }) {
  const { play, turn, as } = props;
  const { view, me, choices, flow } = turn.position;
  const player = view.players[me];
  if (!player) return null;
  const { ask, draft, setDraft } = play;
  const subset = ask?.prompt.kind === 'subset' ? ask.prompt : null;
  const own = play.table.viewer === me;
  const cards = player.hand.flatMap((card): HeldCard[] => {
    const face = card && faceOf(card, cardText);
    if (!card || !face) return [];
    const uses = choices.filter((choice) => choice.card === card.id && isOpen(choice));
    const item = subset?.items.find(({ id }) => id === card.id);
    const can = uses.length > 0 || item !== undefined;
    const note =
      uses.length === 0 ? undefined : uses.length === 1 ? t('card-one-use') : t('card-targets', { n: uses.length });
    return [{ face, can, ...(note ? { note } : {}) }];
  });
  const picked = subset ? draft.picked : turn.chosen.card ? [turn.chosen.card] : [];

  function pick(id: string) {
    if (subset?.items.some((item) => item.id === id)) {
      return setDraft({ picked: toggled(draft.picked, id) });
    }
    const uses = choices.filter((choice) => choice.card === id && isOpen(choice));
    const [only] = uses;
    if (!ask || !only) return;
    props.onPicked?.();
    // A second click plays a card that has only one use.
    if (uses.length === 1 && turn.chosen.answer === only.id) return void play.answer(only.id);
    turn.choose(withCard(id, uses.length === 1 ? only.id : null));
  }

  return (
    <Hand
      cards={cards}
      hidden={player.hand.filter((card) => card === null).length}
      picked={picked}
      title={own ? t('your-hand') : t('hand-of', { name: play.nameOf(me) })}
      onPick={pick}
      priced={flow === 'sell'}
      as={as}
    />
  );
}
