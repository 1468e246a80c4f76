import type { Chapter } from '../../kit.ts';
import { FigureCards, FigureDice, FigureMap, FigureRing, FigureShares } from './Figures.tsx';

const GAME = 'The game';
const MORE = 'Expansions';

/** The rules in our own words. */
export const chapters: Chapter[] = [
  {
    id: 'aim',
    title: 'What it is about',
    part: GAME,
    text: [
      'You are a captain for hire. Whoever has *10 prestige* at the end of a turn wins; 15 in a longer game. If several are there at once, the one with the highest *net worth* wins: credits and the printed prices of parts and crew.',
      'Each turn one captain is the *Mission Leader* and picks a contract. The large ones are too much for one ship: the leader talks others into an alliance, and every star, coin, card and hazard die of the contract is given to one of those who fly.',
    ],
  },
  {
    id: 'turn',
    title: 'A turn',
    part: GAME,
    text: [
      '*Planning*: choose a contract and go alone, open talks on it, or stay at Base. *Execution*: roll the dice, play cards, see whether it worked. *Buying*: the leader alone shops in the Armory. Then objectives may be claimed, and the next captain leads.',
      'Once per Planning the leader may pay 1 credit to replace an open contract, also during talks. Talks on that contract end then.',
      '*Stay at Base*: draw two objectives and keep one, take 1 credit, replace one open contract if you like (not with Nomad), and take a new hand. Then buy.',
    ],
  },
  {
    id: 'contracts',
    title: 'Contracts and the ring',
    part: GAME,
    text: [
      'A contract asks for units: Reactor, Thruster, Shield, Damage and Crew. The *ring* shows one segment for each. Solid segments are surely there, hatched ones were hinted at, dashed ones are lacking.',
      'It succeeds when every type is filled by all participants together. More units than that do not help.',
    ],
    figure: FigureRing,
  },
  {
    id: 'talks',
    title: 'Talks',
    part: GAME,
    text: [
      'The leader may open talks on at most *two* contracts a turn. Without a deal on either, what is left is a contract alone or Base. An offer names the allies and gives each unit of the contract to one participant: prestige, credits, bonus cards, and the hazard dice. What is given to nobody is the leader’s. An ally may also get nothing, or no dice.',
      'Each named ally says yes or no, or makes a counter-offer. A counter-offer is open until its maker withdraws it or gives another answer; if the leader offers the same, its maker has said yes. *Any change clears every yes.* When all have said yes to the very same offer, the leader locks it. After that nobody joins, leaves or changes anything.',
      'What was agreed is paid by the game itself. Promises about how you will play bind nobody: an ally may play nothing at all.',
      'Anyone may say how much they could bring: none, a little, some, plenty. Nobody checks it.',
    ],
    figure: FigureShares,
  },
  {
    id: 'cards',
    title: 'Playing cards',
    part: GAME,
    text: [
      'Everybody in the deal starts with *1 Action*. Playing a card spends one and gives its units and its effect: a Reactor 2 more Actions, a Thruster 2 cards, a Shield a block. A Miss does nothing.',
      'Crew are played like cards. Each is 1 Crew and does what it says. Ship parts are used between plays or when their moment comes; you may decline, and it costs no Action unless they say so.',
      'The leader says in which order captains play, or leaves it free. Say *done* when you have finished; you may play on after the contract is complete, for example Shields.',
    ],
    figure: FigureCards,
  },
  {
    id: 'hazards',
    title: 'Hazard dice',
    part: GAME,
    text: [
      'Before the first card each captain rolls the dice the deal gave them. A die shows no, one or two hazards.',
      'Each Shield you play blocks one of *your own* hazards. After the contract, whether it worked or not, every open hazard costs you 1 prestige, but never below 0.',
    ],
    figure: FigureDice,
  },
  {
    id: 'after',
    title: 'Success, failure, and what follows',
    part: GAME,
    text: [
      'On success each participant gets their share. On failure nobody gets anything. Rewards come first, then hazards.',
      'A *bonus card* is the top card of the part or crew deck, whichever you name; you may decline it once you have seen it. With Overload you may take an advanced card instead.',
      'All who took part discard hand and played cards and draw five new ones; the leader draws after buying.',
    ],
  },
  {
    id: 'buying',
    title: 'Buying',
    part: GAME,
    text: [
      'Six parts and three crew lie open. Buy as many as you can pay for; each is replaced at once. A part takes one of your *four slots*, a fifth takes the place of another, which leaves the game. The action cards on it go to your discard pile, as do crew.',
      'In the base game 1 credit puts an Armory card under its deck, as often as you pay. With an expansion one may go free before the first purchase, and one more for 1 credit.',
    ],
  },
  {
    id: 'objectives',
    title: 'Objectives',
    part: GAME,
    text: [
      'You begin with three secret objectives and keep two. Claim one at the end of the turn in which you did what it says, also another captain’s turn: it is worth 1 prestige. What is not claimed then must be done again, and what you did before you drew it does not count.',
    ],
  },
  {
    id: 'small',
    title: 'One or two players',
    part: GAME,
    text: [
      'The game lasts 10 rounds, or 15. Five *mercenaries* lie open. While a contract is flown the leader may hire them out of its reward: a crew for 1 prestige, an action card for 1 credit and 1 more for every mercenary hired before it. A hired action card gives its units and nothing else.',
      'At the end each prestige is 10 points, each credit 1, and parts and crew count their prices. Your total earns a title, from Beginner to Chosen One.',
    ],
  },
  {
    id: 'overload',
    title: 'Overload',
    part: MORE,
    text: [
      '*Advanced action cards* can be bought and come with parts. *IO* tokens lie on cards and pay for what they do; IO crew stay in play while they hold one.',
      '*Flex* is filled by units of every type, but a card goes wholly to its own type or wholly to Flex.',
      'A *head-to-head* is open to all: everybody plays for themselves, units of the listed types score, and the best two win the prizes. There are no dice and no talks.',
    ],
  },
  {
    id: 'nomad',
    title: 'Nomad',
    part: MORE,
    text: [
      'Ships stand on the navigation board. To take a contract the leader travels to an adjacent sector, draws three contracts there, and may invite captains in the same or an adjacent place. Allies move along.',
      'Each turn begins with an *event*, or with a *policy* on which all vote at once. A policy that passes holds until another one does.',
      '*Sorelia* is locked until somebody completes its own contract. Its contracts pay prototypes: parts without a price that bring an action card of your choice.',
    ],
    figure: FigureMap,
  },
  {
    id: 'binding',
    title: 'Binding Ties',
    part: MORE,
    text: [
      'Captains who succeed together gain 1 *reputation* with each other’s faction; if they fail they lose 1. A track goes from 0 to 5.',
      'Reputation buys rewards. The first price is paid with one colour, the second with any mix. Three points of any colours can be exchanged for one of your choice.',
    ],
  },
];
