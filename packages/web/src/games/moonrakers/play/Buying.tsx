import type { Play } from '../../../play/game-ui.ts';
import { Glass } from '../../../ui/index.ts';
import { fill } from '../board/fill.tsx';
import { PartSlot } from '../board/mission/Terminal.tsx';
import { Market } from '../board/panels/Armory.tsx';
import { Head } from '../board/panels/Panel.tsx';
import { UnitCount } from '../board/signs.tsx';
import type { MoonrakersView } from '../board/view-types.ts';
import s from './buying.module.css';
import { fullTextOf, textOf, whyNot } from './labels.ts';
import { Recap, settledAttempt } from './Recap.tsx';
import { t } from './text.ts';
import { useCompactTable } from './useNarrowTable.ts';
import type { Turn } from './useTurn.ts';

/** The cards that can be bought, and why the others cannot. */
export function waresOf(play: Play, turn: Turn) {
  return {
    held: turn.held?.at === 'armory' ? turn.held.target : null,
    why(card: string) {
      const uses = turn.about(card);
      if (uses.length === 0) return null;
      const buy = uses.find(({ id }) => id.startsWith('buy:')) ?? uses[0];
      return buy?.why ? whyNot(play, buy) : undefined;
    },
    onPress: (card: string) => turn.toggle({ target: card, at: 'armory' }),
    text: (card: string) => fullTextOf(card, play.table.view as MoonrakersView),
  };
}

/** The Buying Phase: the Armory next to the buyer's ship. */
export function Buying({ play, view, turn }: { play: Play; view: MoonrakersView; turn: Turn }) {
  const buyer = view.leader;
  const captain = view.captains[buyer];
  const mine = view.seat === buyer;
  const who = { mine: mine ? 'yes' : 'no', name: play.nameOf(buyer) };
  const attempt = settledAttempt(play);
  // On wide screens, the side panel shows the viewer's own ship.
  const compact = useCompactTable();
  return (
    <div className={s.buying}>
      {attempt && <Recap play={play} attempt={attempt} />}
      <Glass className={s.market} aria-label={t('armory')}>
        <Head aside={captain && fill(t('credits', who), { credits: <UnitCount of="credit" n={captain.credits} /> })}>
          {t('buys', who)}
        </Head>
        <div className={s.scroll}>
          <Market view={view} wares={waresOf(play, turn)} />
        </div>
      </Glass>
      {captain && (compact || !mine) && (
        <Glass className={s.ship} aria-label={t('ship')}>
          <Head>{mine ? t('your-ship') : t('ship-of', who)}</Head>
          <div className={s.slots}>
            {[0, 1, 2, 3].map((at) => {
              const part = captain.parts[at];
              return <PartSlot key={at} slot={part ? { part, text: textOf(part.card, view) } : null} />;
            })}
          </div>
        </Glass>
      )}
    </div>
  );
}
