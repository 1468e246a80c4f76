import { type Core, type Flow, type Game, int, refuse, shape } from '@orrery/kernel';
import { lanterns, whispers } from '../../server/test/fixtures/lanterns.ts';

/** Returns a fixture game with timed questions. */
function timed(game: Game): Game {
  const flow = game.start as Flow<Core, any>;
  const { light, bid } = flow.steps as Record<string, object>;
  const steps = { light: { ...light, time: 'turn' }, bid: { ...bid, time: 'window' } };
  const start = { ...flow, steps } as unknown as Flow<Core, any>;
  return { ...game, flows: [start], start };
}

/** A game with timed turns and bids. */
export const hasty: Game = timed(lanterns);

/** A game with secret bids, given manually or by standing orders, which make a fixed bid if the hand allows it. */
export const ordered: Game = {
  ...timed(whispers),
  orders: {
    schema: shape({ bid: int, atLeast: int }),
    obey: (s: any, seat, { bid, atLeast }: any, { step }) =>
      step === 'bid' ? (s.hands[seat].cards.length >= atLeast ? bid : 0) : undefined,
  },
};

/** A game of two sides with two seats each, in which chat messages must not contain digits. */
export const partners: Game = {
  ...lanterns,
  sides: () => [
    [0, 2],
    [1, 3],
  ],
  mayTalk: (_s, _seat, _channel, text) => !/\d/.test(text) || refuse('no-figures', 'LA-2'),
  messages: { ...lanterns.messages, 'no-figures': 'No figures at this table.' },
};
