import {
  below,
  int,
  logEvent,
  msg,
  pickMany,
  pickOne,
  type Refusal,
  type Rng,
  refuse,
  type Seat,
  text,
  type Verdict,
} from '@orrery/kernel';
import { COLOURS, type Colour, type Token } from '../content/kinds.ts';
import { TILES_FOR_TOKEN, TRADE_RATE } from '../content/numbers.ts';
import { discard, namesOf } from '../effects/tiles.ts';
import { lacking } from '../rules/cost.ts';
import { ratesOf } from '../rules/income.ts';
import { flow, playerOf, type State } from '../state.ts';
import { ofTiles } from './choice.ts';

const TOKENS: readonly Token[] = [...COLOURS, 'yellow'];

interface Deal {
  id: string;
  give: Colour | 'tiles';
  get: Token;
}

/** All possible trades. */
const DEALS: readonly Deal[] = [...COLOURS, 'tiles' as const].flatMap((give) =>
  TOKENS.filter((get) => get !== give).map((get) => ({ id: `${give}>${get}`, give, get })),
);

/** The trading seat, and the token wanted for hand tiles; `want` is empty for other trades. */
interface TradeVars {
  seat: Seat;
  want: string;
}

/** Phase III after production: any number of exchanges. */
export const trade = flow(
  'trade',
  { seat: int, want: text },
  {
    trade: {
      ...pickOne({
        // Tokens and hand size are public, so skipping a player who cannot trade reveals nothing.
        who: (s: State, v: TradeVars) => (canTrade(s, v.seat) ? v.seat : []),
        text: (s, _v, seat) => msg('ask-trade', { ...ratesOf(s.board, seat) }),
        pass: () => msg('pass-trade'),
        passed: (_s, _v, _seat, go) => go.end(),
        items: () => DEALS,
        name: ({ id }) => id,
        show: (s, { give, get, ...deal }, _v, seat) => ({
          text: msg(give === 'tiles' ? 'deal-tiles' : 'deal-tokens', {
            count: rate(s, seat, { give, get, ...deal }),
            give,
            get,
          }),
        }),
        may: mayTrade,
        rule: (s, _v, seat, id) => noSuchTrade(s, seat, id),
        take(s, v, seat, deal, go) {
          if (deal.give === 'tiles') {
            v.want = deal.get;
            return;
          }
          const { tokens } = playerOf(s, seat);
          const count = rate(s, seat, deal);
          tokens[deal.give] -= count;
          tokens[deal.get]++;
          logEvent('traded', { seat, gave: deal.give, count, got: deal.get });
          go.stay();
        },
      }),
      // Skips the reasons for illegal deals, because random play samples options often.
      sample: someDeal,
    },
    tiles: pickMany({
      who: (_s: State, v: TradeVars) => (v.want === '' ? [] : v.seat),
      text: (_s, v) => msg('ask-exchange', { count: TILES_FOR_TOKEN, colour: v.want }),
      items: (s, _v, seat) => playerOf(s, seat).hand.cards,
      ...ofTiles,
      count: () => TILES_FOR_TOKEN,
      rule: 'MR-116',
      take(s, v, seat, chosen, go) {
        const got = v.want as Token;
        v.want = '';
        playerOf(s, seat).tokens[got]++;
        const tiles = discard(s, playerOf(s, seat).hand, chosen);
        logEvent('tiles-exchanged', { seat, tiles, names: namesOf(tiles), got });
        go.jump('trade');
      },
    }),
  },
);

/** The number of tokens or tiles to give. */
function rate(s: State, seat: Seat, { give, get }: Deal): number {
  if (give === 'tiles') return TILES_FOR_TOKEN;
  const rates = ratesOf(s.board, seat);
  return get === 'yellow' ? rates.yellow : rates.token;
}

/** A random legal deal, or a pass. */
function someDeal(s: State, _v: TradeVars, seat: Seat, rng: Rng): string {
  const { token, yellow } = ratesOf(s.board, seat);
  const open = DEALS.filter(({ give, get }) => {
    const count = give === 'tiles' ? TILES_FOR_TOKEN : get === 'yellow' ? yellow : token;
    return holds(s, seat, give) >= count;
  });
  return (open[below(rng, open.length + 1)]?.id ?? null) as string;
}

const holds = (s: State, seat: Seat, give: Deal['give']): number =>
  give === 'tiles' ? playerOf(s, seat).hand.cards.length : playerOf(s, seat).tokens[give];

function mayTrade(s: State, _v: TradeVars, seat: Seat, deal: Deal): Verdict {
  const need = rate(s, seat, deal);
  const have = holds(s, seat, deal.give);
  if (have >= need) return true;
  if (deal.give === 'tiles') return refuse('too-few-tiles', 'MR-116', { need, have, short: need - have });
  const rule = deal.get === 'yellow' ? 'MR-209' : need === TRADE_RATE ? 'MR-110' : 'MR-208';
  return lacking(playerOf(s, seat).tokens, deal.give, need - have, rule);
}

/** The refusal of an unknown trade. */
function noSuchTrade(s: State, seat: Seat, id: string): Refusal {
  const [give = '', get = ''] = id.split('>');
  if (give === 'yellow') return refuse('yellow-stays', 'MR-113');
  if (give === 'black' || get === 'black') return refuse('black-stays', 'MR-114');
  if (give === get) return refuse('same-colour', 'MR-110');
  return refuse('no-such-trade', 'MR-111', { ...ratesOf(s.board, seat), tiles: TILES_FOR_TOKEN });
}

function canTrade(s: State, seat: Seat): boolean {
  const { tokens, hand } = playerOf(s, seat);
  if (hand.cards.length >= TILES_FOR_TOKEN) return true;
  const { token } = ratesOf(s.board, seat);
  return tokens.green >= token || tokens.red >= token || tokens.blue >= token;
}
