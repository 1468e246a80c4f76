import { Glass } from '../../../look/index.ts';
import type { Play } from '../../../play/play.ts';
import { PartSlot } from '../board/mission/Terminal.tsx';
import { Market } from '../board/panels/Armory.tsx';
import { Head } from '../board/panels/Panel.tsx';
import type { MoonrakersView } from '../board/seen.ts';
import { Un } from '../board/signs.tsx';
import s from './buying.module.css';
import { flownNow, Recap } from './Recap.tsx';
import type { Turn } from './useTurn.ts';
import { textOf, whyNot } from './words.ts';

/** What may be bought, and what stands against the rest. */
export function waresOf(play: Play, turn: Turn) {
  return {
    held: turn.held?.at === 'armory' ? turn.held.thing : null,
    why(card: string) {
      const uses = turn.about(card);
      if (uses.length === 0) return null;
      const buy = uses.find(({ id }) => id.startsWith('buy:')) ?? uses[0];
      return buy?.why ? whyNot(play, buy) : undefined;
    },
    onPress: (card: string) => turn.take(turn.held?.thing === card ? null : { thing: card, at: 'armory' }),
    text: (card: string) => textOf(card),
  };
}

/** The Armory opened for whoever buys, beside the ship that its parts would go on. */
export function Buying({ play, view, turn }: { play: Play; view: MoonrakersView; turn: Turn }) {
  const buyer = view.leader;
  const captain = view.captains[buyer];
  const mine = view.seat === buyer;
  const flight = flownNow(play);
  return (
    <div className={s.buying}>
      {flight && <Recap play={play} flight={flight} />}
      <Glass className={s.market} aria-label="Armory">
        <Head
          aside={
            captain && (
              <>
                {mine ? 'you have' : `${play.nameOf(buyer)} has`} <Un of="credit" n={captain.credits} />
              </>
            )
          }
        >
          {mine ? 'You buy' : `${play.nameOf(buyer)} buys`}
        </Head>
        <div className={s.scroll}>
          <Market view={view} wares={waresOf(play, turn)} />
        </div>
      </Glass>
      {captain && (
        <Glass className={s.ship} aria-label="Ship">
          <Head>{mine ? 'Your ship' : `Ship of ${play.nameOf(buyer)}`}</Head>
          <div className={s.slots}>
            {[0, 1, 2, 3].map((at) => {
              const part = captain.parts[at];
              return <PartSlot key={at} slot={part ? { part, text: textOf(part.card) } : null} />;
            })}
          </div>
        </Glass>
      )}
    </div>
  );
}
