import type { Keeper } from './keeper.ts';
import type { MatchTools } from './ports.ts';
import { refused } from './problems.ts';
import type { Holder } from './store.ts';
import type { Substitutes } from './substitutes.ts';
import type { Watching } from './watching.ts';

interface Surroundings {
  tools: Pick<MatchTools, 'secret' | 'keyOf'>;
  keeper: Keeper;
  substitutes: Substitutes;
  watching: Watching;
  /** Whoever does something at his seat is back. */
  back(seat: number): Promise<void>;
  showSeats(): void;
  /** Other nodes have to hear of it. */
  onNews(): void;
  /** The last seat that is taken sets the clocks going. */
  onFull(): Promise<void>;
}

/** Seats of a match that change hands, and what their holders show. */
export function openSeating({ tools, keeper, substitutes, watching, back, showSeats, onNews, onFull }: Surroundings) {
  /** A seat has changed hands: everybody hears of it, and who sat there comes back as what he is now. */
  async function reseated(seat: number, change: Promise<void>): Promise<void> {
    await change;
    await back(seat);
    showSeats();
    substitutes.sendOff();
    watching.sendOff();
    onNews();
  }

  return {
    reseated,
    async claim(
      wanted: number | undefined,
      name: string,
      person: string | null,
    ): Promise<{ seat: number; token: string }> {
      const seat = wanted ?? keeper.holders.findIndex((holder) => holder.kind === 'open');
      const token = tools.secret();
      if (!(await keeper.claim(seat, { name, token: tools.keyOf(token), person }))) {
        throw refused('seat-taken', wanted === undefined ? 'All seats are taken.' : undefined);
      }
      await reseated(seat, Promise.resolve());
      await onFull();
      return { seat, token };
    },
    /** Whether those who watch may look through a seat's eyes. */
    async show(seat: number, want: boolean): Promise<void> {
      const { shows: _before, ...holder } = keeper.holders[seat] as Holder;
      if (!(await keeper.reseat(seat, want ? { ...holder, shows: true } : holder))) throw refused('stale');
      showSeats();
      watching.sendOff();
      onNews();
    },
  };
}
