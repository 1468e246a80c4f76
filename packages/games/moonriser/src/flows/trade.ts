import { below, int, refuse, type Seat, say, type Text, tell, text, type Verdict } from '@orrery/kernel';
import { COLOURS } from '../content/set.ts';
import { discard, namesOf } from '../effects/tiles.ts';
import { ratesOf } from '../rules/income.ts';
import type { Colour, Token } from '../seen.ts';
import { flow, playerOf, type State } from '../state.ts';
import { exactly, someTiles, tileItems } from './choice.ts';

/** Hand tiles that buy one token, whatever advantage a player has (MR-210). */
const TILES = 4;
const TOKENS: readonly Token[] = [...COLOURS, 'yellow'];

interface Deal {
  id: string;
  give: Colour | 'tiles';
  get: Token;
}

/** Every exchange there is, by its id. */
const DEALS: readonly Deal[] = [...COLOURS, 'tiles' as const].flatMap((give) =>
  TOKENS.filter((get) => get !== give).map((get) => ({ id: `${give}>${get}`, give, get })),
);
const DEAL: ReadonlyMap<string, Deal> = new Map(DEALS.map((deal) => [deal.id, deal]));

/** Phase III after production: any number of exchanges. */
export const trade = flow(
  'trade',
  { seat: int, want: text },
  {
    trade: {
      ask: 'choose?',
      // Tokens and the size of a hand are public, so it gives nothing away to skip whoever cannot trade.
      who: (s, v) => (canTrade(s, v.seat) ? v.seat : []),
      prompt: (s, _v, seat) => ({
        text: say('ask-trade', { ...ratesOf(s.board, seat) }),
        pass: say('pass-trade'),
        options: DEALS.map((deal) => {
          const verdict = mayTrade(s, seat, deal);
          return { id: deal.id, text: dealText(s, seat, deal), ...(verdict === true ? {} : { why: verdict }) };
        }),
      }),
      admits: (s, _v, seat, id) => {
        if (id === null) return true;
        const deal = DEAL.get(id);
        return deal ? mayTrade(s, seat, deal) : refuse('no-such-trade', 'MR-111');
      },
      sample: (s, _v, seat, rng) => {
        const open = DEALS.filter((deal) => affords(s, seat, deal));
        return open[below(rng, open.length + 1)]?.id ?? null;
      },
      options: (s, _v, seat) => [...DEALS.filter((deal) => affords(s, seat, deal)).map((deal) => deal.id), null],
      take(s, v, seat, id, go) {
        if (id === null) return go.end();
        const deal = DEAL.get(id) as Deal;
        if (deal.give === 'tiles') {
          v.want = deal.get;
          return;
        }
        const { tokens } = playerOf(s, seat);
        const count = rate(s, seat, deal);
        tokens[deal.give] -= count;
        tokens[deal.get]++;
        tell('traded', { seat, gave: deal.give, count, got: deal.get });
        go.stay();
      },
    },
    tiles: {
      ask: 'subset',
      who: (_s, v) => (v.want === '' ? [] : v.seat),
      prompt: (s, v, seat) => ({
        text: say('ask-exchange', { count: TILES, colour: v.want }),
        items: tileItems(playerOf(s, seat).hand),
        min: TILES,
        max: TILES,
      }),
      admits: (s, _v, seat, tiles) => exactly(playerOf(s, seat).hand, TILES, tiles, 'MR-116'),
      sample: (s, _v, seat, rng) => someTiles(playerOf(s, seat).hand, TILES, rng),
      take(s, v, seat, tiles, go) {
        const got = v.want as Token;
        v.want = '';
        playerOf(s, seat).tokens[got]++;
        discard(s, playerOf(s, seat).hand, tiles);
        tell('tiles-exchanged', { seat, tiles, names: namesOf(tiles), got });
        go.jump('trade');
      },
    },
  },
);

/** How much has to be handed in. */
function rate(s: State, seat: Seat, deal: Deal): number {
  if (deal.give === 'tiles') return TILES;
  const rates = ratesOf(s.board, seat);
  return deal.get === 'yellow' ? rates.yellow : rates.token;
}

const holds = (s: State, seat: Seat, give: Deal['give']): number =>
  give === 'tiles' ? playerOf(s, seat).hand.cards.length : playerOf(s, seat).tokens[give];

const affords = (s: State, seat: Seat, deal: Deal): boolean => holds(s, seat, deal.give) >= rate(s, seat, deal);

function mayTrade(s: State, seat: Seat, deal: Deal): Verdict {
  const need = rate(s, seat, deal);
  const have = holds(s, seat, deal.give);
  if (have >= need) return true;
  return deal.give === 'tiles'
    ? refuse('too-few-tiles', 'MR-116', { need, have, short: need - have })
    : refuse('too-few-tokens', 'MR-110', { colour: deal.give, need, have, short: need - have });
}

function canTrade(s: State, seat: Seat): boolean {
  const { tokens, hand } = playerOf(s, seat);
  if (hand.cards.length >= TILES) return true;
  const { token } = ratesOf(s.board, seat);
  return tokens.green >= token || tokens.red >= token || tokens.blue >= token;
}

const dealText = (s: State, seat: Seat, deal: Deal): Text =>
  say(deal.give === 'tiles' ? 'deal-tiles' : 'deal-tokens', {
    count: rate(s, seat, deal),
    give: deal.give,
    get: deal.get,
  });
