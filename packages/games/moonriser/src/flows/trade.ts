import { below, int, refuse, type Seat, say, type Text, tell, text, type Verdict } from '@orrery/kernel';
import { COLOURS, type Colour, type Token } from '../content/kinds.ts';
import { discard, namesOf } from '../effects/tiles.ts';
import { lacking } from '../rules/cost.ts';
import { ratesOf } from '../rules/income.ts';
import { flow, playerOf, type State } from '../state.ts';
import { exactly, someTiles, tileItems } from './choice.ts';

/** Hand tiles that buy one token, whatever advantage a player has (MR-210). */
const TILES = 4;
/** Tokens for a token without an advantage. */
const BASIC_RATE = 4;
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
        return deal ? mayTrade(s, seat, deal) : noSuchTrade(id);
      },
      sample: (s, _v, seat, rng) => {
        const open = openDeals(s, seat);
        return open[below(rng, open.length + 1)]?.id ?? null;
      },
      options: (s, _v, seat) => [...openDeals(s, seat).map((deal) => deal.id), null],
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
function rateOf({ give, get }: Deal, rates: ReturnType<typeof ratesOf>): number {
  if (give === 'tiles') return TILES;
  return get === 'yellow' ? rates.yellow : rates.token;
}

const rate = (s: State, seat: Seat, deal: Deal): number => rateOf(deal, ratesOf(s.board, seat));

const holds = (s: State, seat: Seat, give: Deal['give']): number =>
  give === 'tiles' ? playerOf(s, seat).hand.cards.length : playerOf(s, seat).tokens[give];

function openDeals(s: State, seat: Seat): Deal[] {
  const rates = ratesOf(s.board, seat);
  return DEALS.filter((deal) => holds(s, seat, deal.give) >= rateOf(deal, rates));
}

function mayTrade(s: State, seat: Seat, deal: Deal): Verdict {
  const need = rate(s, seat, deal);
  const have = holds(s, seat, deal.give);
  if (have >= need) return true;
  if (deal.give === 'tiles') return refuse('too-few-tiles', 'MR-116', { need, have, short: need - have });
  const rule = deal.get === 'yellow' ? 'MR-209' : need === BASIC_RATE ? 'MR-110' : 'MR-208';
  return lacking(playerOf(s, seat).tokens, deal.give, need - have, rule);
}

/** What is wrong with an exchange that there is none of. */
function noSuchTrade(id: string): Verdict {
  const [give = '', get = ''] = id.split('>');
  if (give === 'yellow') return refuse('yellow-stays', 'MR-113');
  if (give === 'black' || get === 'black') return refuse('black-stays', 'MR-114');
  if (give === get) return refuse('same-colour', 'MR-110');
  return refuse('no-such-trade', 'MR-111');
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
