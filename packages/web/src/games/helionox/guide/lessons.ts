import { EMBASSY_COST, type HelionoxView, MOVE_COST, PRIME_ASSET, type SeenLocation } from '@orrery/helionox';
import { defined } from '@orrery/kernel';
import { type Text, text } from '@orrery/messages';
import type { Lesson, Moment } from '../../../play/guide.ts';

const times = (at: Moment, ...types: string[]) =>
  at.events.filter((event) => types.includes(event.type) && event.seat === at.me).length;
const mine = (at: Moment, ...types: string[]) => times(at, ...types) > 0;
const asked = (at: Moment) => at.mine && at.flow === 'main';

const view = (at: Moment) => at.view as HelionoxView;
const player = (at: Moment) => defined(view(at).players[at.me]);
const here = (at: Moment) => view(at).locations.find(({ place }) => place === player(at).place) as SeenLocation;

/** The lowest price in the Market. */
const least = (at: Moment) =>
  Math.min(PRIME_ASSET.cost, ...view(at).market.flatMap(({ price }) => (price === null ? [] : [price])));
const events = (at: Moment) => view(at).locations.flatMap((location) => location.events);
/** Anchors of the cards to play, the chosen one first. */
const inHand = (at: Moment) =>
  ['act:play', 'card'].flatMap((kind) => player(at).hand.flatMap((card) => (card ? [`${kind}:${card.id}`] : [])));
/** Whether all cards are played and there are enough Credits for a move or an Embassy. */
const spending = (at: Moment) =>
  asked(at) && player(at).hand.length === 0 && player(at).credits >= Math.max(MOVE_COST, EMBASSY_COST);
/** Whether there is an Event here that the pool can pay for. */
const inReach = (at: Moment) => here(at).events.some(({ defense }) => defense <= player(at).defense);
/** The Events here that the pool cannot pay for. */
const strongHere = (at: Moment) => here(at).events.filter(({ defense }) => defense > player(at).defense);
/** Whether there is an Event here that is too strong, and a player who could help. */
const inNeed = (at: Moment) => {
  const { place, defense, hand } = player(at);
  const others = view(at).players.filter(({ seat }) => seat !== at.me);
  return (
    at.round >= 2 &&
    hand.length === 0 &&
    defense > 0 &&
    !view(at).used.collaboration &&
    strongHere(at).length > 0 &&
    others.some((other) => other.place === place || other.embassies.includes(place))
  );
};
/** Whether another player has begun a turn after one of mine. */
const ended = (at: Moment) => {
  const turns = at.events.filter(({ type }) => type === 'turn-began');
  const first = turns.findIndex(({ seat }) => seat === at.me);
  return first >= 0 && turns.slice(first).some(({ seat }) => seat !== at.me);
};

/** A text with `input` as `touch` or `mouse`. */
const forInput =
  (template: string) =>
  (at: Moment): Text =>
    text(template, { input: at.touch ? 'touch' : 'mouse' });

/** The lessons of the guided first game. Each appears when it applies, so the player sets the pace. */
export const lessons: Lesson<Text>[] = [
  {
    id: 'welcome',
    title: 'The sun is dying',
    text: 'Five Locations lie in a line, from Earth to Europa, and your Ship is at Earth. You and Metis have nine turns each. The player with more Influence, the green laurel, will lead what is left.',
    tells: true,
    point: (at) => [`place:${player(at).place}`],
    when: (at) => asked(at) && at.round <= 1,
    done: (at) => mine(at, 'played'),
  },
  {
    id: 'hand',
    title: 'Play a card',
    text: forInput(
      'These five cards are your hand. {input, select, touch {Tap} other {Click}} one to read it, then {input, select, touch {tap} other {click}} it again to play it. Playing is free, and you draw new cards each turn, so there is no need to save any.',
    ),
    point: (at) => inHand(at),
    when: asked,
    done: (at) => mine(at, 'played'),
  },
  {
    id: 'pools',
    title: 'Credits and Defense',
    text: 'The cards you play fill your pool: golden Credits to buy and to travel, blue Defense against Events. The pool lasts until the end of your turn. Go on and play the rest of your hand.',
    point: inHand,
    when: (at) => asked(at) && player(at).credits + player(at).defense > 0 && player(at).hand.length > 0,
    done: (at) => times(at, 'played') >= 5 || mine(at, 'bought', 'overcome', 'moved'),
  },
  {
    id: 'overcome',
    title: 'You can stop this',
    text: forInput(
      'There is an Event where your Ship is, and you have the Defense that its shield shows. {input, select, touch {Tap} other {Click}} it, then Overcome: its laurels are yours. Most Influence is won this way.',
    ),
    point: (at) => {
      const event = here(at).events.find(({ defense }) => defense <= player(at).defense);
      return event ? [`act:overcome:${event.id}`, `event:${event.id}`] : [];
    },
    when: (at) => asked(at) && inReach(at),
    done: (at) => mine(at, 'overcome'),
  },
  {
    id: 'bonus',
    title: 'Your Location',
    text: forInput(
      'Once a turn you may use the Location Bonus where your Ship is, the line with the pin. At Earth that can be a Cycle: a Market card goes under its deck and a new one is turned up. {input, select, touch {Tap} other {Click}} Location Bonus.',
    ),
    point: (at) => ['act:bonus', `place:${player(at).place}`],
    when: (at) => asked(at) && !view(at).used.location && !here(at).shut,
    done: (at) => mine(at, 'bonus-used', 'key-used'),
  },
  {
    id: 'buy',
    title: 'Build your deck',
    text: forInput(
      'Spend your Credits in the Market. A bought card goes on top of your deck: you draw it with your next hand, and again and again after that. Its green number counts at the end. {input, select, touch {Tap} other {Click}} a card, then Buy.',
    ),
    point: (at) => {
      const slot = view(at).market.find(({ price }) => price !== null && price <= player(at).credits);
      return slot ? [`act:buy:${slot.faction}`, `slot:${slot.faction}`, 'tab:market'] : ['prime', 'tab:market'];
    },
    when: (at) => asked(at) && player(at).credits >= least(at),
    done: (at) => mine(at, 'bought'),
  },
  {
    id: 'end-turn',
    title: 'End your turn',
    text: 'Nothing left to play or to spend? End your turn. Your cards go to the discard pile and you draw five new ones. When the deck runs out, the discard pile becomes the deck.',
    point: () => ['act:end'],
    when: (at) => asked(at) && player(at).hand.length === 0,
    done: ended,
  },
  {
    id: 'active',
    title: 'Inactive, then Active',
    text: 'Every turn brings an Event. A dashed Event is Inactive, only a warning. On the next turn it turns Active: its Location is Shut Down, with no Bonus, no Key Access and no new Embassy, until a player overcomes it. A line that begins with “or” shows another way to pay.',
    tells: true,
    point: (at) => events(at).flatMap(({ id, active }) => (active ? [`event:${id}`] : [])),
    when: (at) => asked(at) && events(at).some(({ active }) => active),
    done: (at) => times(at, 'overcome') >= 3,
  },
  {
    id: 'embassy',
    title: 'Place an Embassy',
    text: forInput(
      'An Embassy costs 2 Credits and stays at this Location for good. It opens Key Access at once: once a turn you may use the line with the key in place of the Bonus. And travelling back here will cost only 1. {input, select, touch {Tap} other {Click}} Place Embassy.',
    ),
    point: () => ['act:embassy'],
    when: (at) => spending(at) && at.round >= 2 && !here(at).shut && !player(at).embassies.includes(player(at).place),
    done: (at) => mine(at, 'embassy-placed'),
  },
  {
    id: 'travel',
    title: 'Take off',
    text: forInput(
      'Trouble elsewhere? {input, select, touch {Tap} other {Click}} a Location, then Travel: 2 Credits to anywhere, or 1 to a Location where you have an Embassy. Your Credits and your Defense come with you.',
    ),
    point: (at) =>
      view(at)
        .locations.filter(({ events: there }) => there.length > 0)
        .flatMap(({ place }) => [`act:travel:${place}`, `place:${place}`]),
    when: (at) => spending(at) && events(at).length > 0 && here(at).events.length === 0,
    done: (at) => mine(at, 'moved'),
  },
  {
    id: 'architect',
    title: 'Your Architect is awake',
    text: forInput(
      'Your Architect can help right now. {input, select, touch {Tap} other {Click}} the card of the Architect and choose one of two abilities. Using it puts Cryo Counters on the card; one melts each turn, and when the last one is gone the Architect is awake again.',
    ),
    point: () => ['act:architect:1', 'act:architect:2', 'architect', 'tab:hand'],
    when: (at) => asked(at) && at.round >= 2 && player(at).hand.length === 0 && player(at).cryo === 0,
    done: (at) => mine(at, 'architect-used'),
  },
  {
    id: 'collaboration',
    title: 'Together',
    text: forInput(
      'An Event can be too strong for one player. {input, select, touch {Tap} other {Click}} it to call a player whose Ship or Embassy is here, too. If they agree, you take turns playing cards that offer Defense, and each takes Influence equal to their share of the cost. Then both draw a card.',
    ),
    tells: true,
    point: (at) => (at.flow === 'main' ? strongHere(at).map(({ id }) => `event:${id}`) : []),
    when: (at) => (at.mine && at.flow === 'collaboration') || (asked(at) && inNeed(at)),
    done: (at) => mine(at, 'called', 'accepted', 'declined'),
  },
  {
    id: 'last-turns',
    title: 'The last turns',
    text: 'Few Events are left, and the game ends after the turn of the last one. Your score is the Influence you took and the green numbers of all cards you own, wherever they lie. Now a card is worth buying for its number alone.',
    optional: true,
    when: (at) => asked(at) && view(at).eventsLeft <= 4,
  },
];
