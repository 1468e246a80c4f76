import type { Text } from '@orrery/messages';
import type { Chapter } from '../../../play/guide.ts';
import { FigureCards, FigureDice, FigureMap, FigureRing, FigureShares } from './Figures.tsx';

const GAME = 'The game';
const MORE = 'Expansions';

/** The rules of the game. */
export const chapters: Chapter<Text>[] = [
  {
    id: 'aim',
    title: 'Goal',
    part: GAME,
    text: [
      'You are a captain for hire. The first captain with *10 prestige* at the end of a turn wins (15 in a long game). If several captains reach it in the same turn, the highest *net worth* wins: credits plus the printed prices of parts and crew.',
      'Each turn one captain is the *Mission Leader* and picks a contract. Large contracts are too hard for one ship, so the leader negotiates an alliance. Every prestige, credit, bonus card and hazard die of the contract goes to one participant.',
    ],
  },
  {
    id: 'turn',
    title: 'A turn',
    part: GAME,
    text: [
      '*Planning*: choose a contract and go alone, open talks on it, or stay at Base. *Execution*: roll the dice, play cards, and see whether the contract succeeds. *Buying*: only the leader buys from the Armory. Then captains may claim objectives, and the next captain leads.',
      'Once per Planning Phase the leader may pay 1 credit to replace an open contract, even during talks. Replacing the contract under discussion ends the talks.',
      '*Stay at Base*: draw two objectives and keep one, take 1 credit, optionally replace one open contract (not with Nomad), and draw a new hand. Then buy.',
    ],
  },
  {
    id: 'contracts',
    title: 'Contracts and the ring',
    part: GAME,
    text: [
      'A contract requires units: Reactor, Thruster, Shield, Damage and Crew. The *ring* shows one segment for each. Solid segments are in your hand, hatched ones are hinted, dashed ones are missing.',
      'It succeeds when the participants together fill every type. Extra units do not help.',
    ],
    figure: FigureRing,
  },
  {
    id: 'talks',
    title: 'Talks',
    part: GAME,
    text: [
      'The leader may open talks on at most *two* contracts a turn. Without a deal on either, the leader attempts a contract alone or stays at Base. An offer names the allies and gives each unit of the contract to one participant: prestige, credits, bonus cards, and the hazard dice. Units that are not given away stay with the leader. An ally may also get no reward, or no dice.',
      'Each named ally accepts, declines, or makes a counter-offer. A counter-offer stays open until its maker withdraws it or gives another answer. If the leader proposes the same deal, its maker counts as having accepted. *Any change clears all acceptances.* When all allies have accepted the same offer, the leader locks it. After that the deal cannot change.',
      'The game pays the agreed shares automatically. Promises about play are not binding: an ally is free to play no cards at all.',
      'Any captain may hint at how much they can bring: none, a little, some, plenty. Hints do not have to be true.',
    ],
    figure: FigureShares,
  },
  {
    id: 'cards',
    title: 'Playing cards',
    part: GAME,
    text: [
      'Every participant starts with *1 Action*. Playing a card spends 1 Action and gives its units and its effect: a Reactor gives 2 more Actions, a Thruster draws 2 cards, a Shield blocks 1 hazard. A Miss has no effect.',
      'Crew are played like cards. Each counts as 1 Crew and has its own effect. You use ship parts between plays or when they trigger. You may decline, and they cost no Action unless their text says so.',
      'The leader sets the order of play, or leaves it free. Select *Done* when you have finished. You may keep playing after the requirements are met, for example Shields.',
    ],
    figure: FigureCards,
  },
  {
    id: 'hazards',
    title: 'Hazard dice',
    part: GAME,
    text: [
      'Before the first card is played, each captain rolls the dice the deal gave them. A die shows 0, 1 or 2 hazards.',
      'Each Shield you play blocks one of *your own* hazards. After the contract, whether it succeeded or failed, every unblocked hazard costs you 1 prestige. Prestige never drops below 0.',
    ],
    figure: FigureDice,
  },
  {
    id: 'after',
    title: 'Success and failure',
    part: GAME,
    text: [
      'On success each participant gets their share. On failure there are no rewards. Rewards come first, then hazards.',
      'A *bonus card* is the top card of the part or crew deck. You choose the deck, and may decline the card after seeing it. With Overload you may take an advanced card instead.',
      'All participants discard their hand and played cards and draw five new cards. The leader draws after buying.',
    ],
  },
  {
    id: 'buying',
    title: 'Buying',
    part: GAME,
    text: [
      'The Armory offers six parts and three crew. Buy as many as you can afford; each is replaced at once. A part takes one of your *four slots*; a fifth replaces another part, which leaves the game. The Action cards of a part go to your discard pile, as do crew.',
      'In the base game you may pay 1 credit to put an Armory card under its deck, as often as you like. With an expansion, one discard is free before the first purchase, and one more costs 1 credit.',
    ],
  },
  {
    id: 'objectives',
    title: 'Objectives',
    part: GAME,
    text: [
      'You begin with three secret objectives and keep two. Claim an objective at the end of the turn in which you fulfilled it, even another captain’s turn: it is worth 1 prestige. An unclaimed objective must be fulfilled again. Nothing that happened before you drew it counts.',
    ],
  },
  {
    id: 'small',
    title: 'One or two players',
    part: GAME,
    text: [
      'The game lasts 10 rounds, or 15. Five *mercenaries* are available. During a contract the leader may hire them with its reward: a crew for 1 prestige, an Action card for 1 credit plus 1 more for every mercenary already hired. A hired Action card gives only its units.',
      'At the end each prestige is worth 10 points, each credit 1, and parts and crew are worth their prices. Your total earns a title, from Beginner to Chosen One.',
    ],
  },
  {
    id: 'overload',
    title: 'Overload',
    part: MORE,
    text: [
      '*Advanced Action cards* can be bought and come with parts. Cards with *IO* tokens spend them on their effects; IO crew stay in play while they hold a token.',
      'Units of any type fill *Flex*, but all units of a card go either to its own type or to Flex.',
      'All captains may join a *head-to-head*. Each plays for themselves, units of the listed types score, and the best two win the prizes. There are no dice and no talks.',
    ],
  },
  {
    id: 'nomad',
    title: 'Nomad',
    part: MORE,
    text: [
      'Ships are on the navigation board. To take a contract, the leader travels to an adjacent sector, draws three contracts there, and may invite captains in the same or an adjacent place. Allies move to that sector.',
      'Each turn begins with an *event*, or with a vote on a *policy*. A policy stays active until another one passes.',
      '*Sorelia* is locked until a captain completes its unlock contract. Its contracts give prototypes as rewards: parts without a price that come with an Action card of your choice.',
    ],
    figure: FigureMap,
  },
  {
    id: 'binding',
    title: 'Binding Ties',
    part: MORE,
    text: [
      'Captains who succeed together gain 1 *reputation* with each other’s faction. If they fail, they lose 1. Reputation with a faction goes from 0 to 5.',
      'Reputation buys rewards. The first price is in one colour, the second in any colours. You can exchange three points of any colours for one point of your choice.',
    ],
  },
];
