import type { Text } from '@orrery/messages';
import type { Chapter } from '../../../play/guide.ts';
import { EventDecksFigure, EventFigure, PhasesFigure, TravelFigure, WorldsFigure } from './guide-figures.ts';

const part = 'The game';

/** The goal, the setup and the phases of a turn. */
export const board: Chapter<Text>[] = [
  {
    id: 'aim',
    part,
    title: 'Goal',
    text: [
      'The sun is going out, and five worlds are coming apart. You want to lead what is left of humanity: you build a deck of cards, fly from world to world, deal with the Events there and gather *Influence*.',
      'Every player has *nine turns*. Then the player with the *most Influence* wins. No player can be eliminated, and no player can win before the end.',
      'Influence comes from the Events you overcome, from cards, Locations and Architects that give it, and from the *cards you own at the end*: each is worth the green number in its corner. *Infamy* counts against you.',
    ],
  },
  {
    id: 'modes',
    part,
    title: 'Ways to play',
    text: [
      '*Competitive*, two to four players: everyone plays against everyone else. This is the default, and the best way to start.',
      '*Co-operative*, two to four players: all together against the Shadow Syndicate, at one of four difficulties. *Solo* is the same with one player.',
      '*Mercury Protocol*, the expansion with Cargo and Illegal Tech, can be added to all of them. So can the *Architect draft*. *Missions* can be added to the competitive game; a team always has its own Missions.',
    ],
  },
  {
    id: 'board',
    part,
    title: 'The board',
    text: [
      'Five Locations lie in a line: *Earth, Moon, Mars, Ceres, Europa*. There is always one of each. Locations next to each other in the line are *adjacent*; Earth and Europa are the two ends and are not adjacent.',
      'Beside them lies the *Market*: four shuffled decks, one for each faction (*Bio, Cybernetic, Transport, Defense*), each with its top card face up. A pile of sixteen *Prime Assets* lies face up next to it and is not part of the Market.',
      'Credits, Defense, Influence and Infamy never run out. Your five Embassies and four Cryo Counters, the Prime Assets and the Market cards can run out.',
    ],
    figure: WorldsFigure,
  },
  {
    id: 'event-deck',
    part,
    title: 'The Event deck',
    text: [
      'The Event deck is built in three parts from randomly drawn cards. Each part is shuffled separately; the first lies on top, the third at the bottom. So the *catastrophes* come in the middle and at the end, never in the first third.',
      'Two players need 18 Events, three 27, four 36. One is placed each turn, which makes exactly nine turns each. The other Events stay out of the game, unseen.',
    ],
    figure: EventDecksFigure,
  },
  {
    id: 'start',
    part,
    title: 'Player setup',
    text: [
      'Everyone has a deck of *ten cards*: five Material Assets (1 Credit each), three Sentinel Prototypes (1 Defense each) and a *pair of cards of one faction*. Pairs are dealt at random; no two players get the same one.',
      'Everyone is also dealt an *Architect*, who is awake at the start, and has a Ship, five Embassies and four Cryo Counters. All Ships start at *Earth*.',
      'The first player is random; turns then go clockwise. Before the first turn all decks are shuffled and everyone draws *five cards*.',
    ],
  },
  {
    id: 'turn',
    part,
    title: 'A turn',
    text: [
      'A turn has four phases: *Event, Cryo, Main, End*. The first two happen automatically, you act in the Main Phase, and the End Phase cleans up.',
      'Other players act on your turn only when asked: by a Call for Collaboration, a card for all players, a Raid, or the catastrophe Pandemic Null.',
    ],
    figure: PhasesFigure,
  },
  {
    id: 'event-phase',
    part,
    title: 'The Event Phase',
    text: [
      'First every *Inactive* Event on the board turns *Active*, all at once. Then the top card of the Event deck is placed, Inactive side up, at the Location it names.',
      'So an Event gives all players one turn of warning: it is Inactive for the rest of the turn that brought it, and Active from the next player’s turn on. Once Active it never turns back.',
      'Events stay until a player overcomes them, and one Location can have any number of them. *Stellar* and *social* Events differ in name only.',
      'If an Event does something when it turns Active (a Raid, a discard), this happens before the new Event is placed. Such Events are resolved from Earth to Europa, and at the same Location the oldest comes first.',
    ],
    figure: EventFigure,
  },
  {
    id: 'shut-down',
    part,
    title: 'Shut Down',
    text: [
      'A Location with at least one *Active* Event is *Shut Down*. Inactive Events shut nothing down.',
      'While it is Shut Down, players cannot use its *Location Bonus* or *Key Access*, and cannot place an *Embassy* there, paid or by a card. With Mercury Protocol they cannot take or deliver *Cargo* there either.',
      'Everything else still works: travelling in and out, playing and buying cards, overcoming Events, Collaboration, Architects and cycling.',
      'A Shut Down ends as soon as its last cause is gone, even in the middle of a turn. Overcome the Event first, then use the Location.',
    ],
  },
  {
    id: 'penalties',
    part,
    title: 'Penalties of Active Events',
    text: [
      '*Movement Tax*: a paid move away from this Location costs 3 Credits, whatever the usual price. Several taxes still cost 3 in total.',
      '*Inflation*: every Market card costs 1 Credit more. Several add up. Prime Assets keep their price, and cost limits on cards use the printed cost.',
      '*Raid* (Mercury Protocol): when the Event turns Active, each player with Cargo returns one Cargo of their choice. This happens once.',
      'Penalties are printed on the Active side. They are separate from Shut Down: a card that ignores Shut Down does not remove them.',
    ],
  },
  {
    id: 'catastrophes',
    part,
    title: 'Catastrophes',
    text: [
      'A *Catastrophic Event* arrives Inactive like any other, and does nothing yet. While it is *Active*, *all five Locations are Shut Down*, and its own rule applies as well. The rules of several catastrophes add up.',
      'It can be overcome only at its own Location. It takes a lot of Defense, but gives a lot of Influence.',
      'Their rules: a tax on leaving any Location, Inflation, no Call for Collaboration, no use of Architects (their counters still melt), no cycling, only paid moves, only four cards drawn in the End Phase, or a discard by every player when it turns Active.',
    ],
  },
  {
    id: 'architects',
    part,
    title: 'Architects and Cryo',
    text: [
      'Your Architect has *two abilities*, each with a number. To use one in your Main Phase, put that many *Cryo Counters* on the Architect and do what it says.',
      'An Architect with counters *sleeps*. In the *Cryo Phase* at the start of your turn one counter melts automatically. Cards and Locations that *thaw* remove more.',
      'When no counter is left you may use the Architect again, even twice in one turn. All counters are placed even if the ability does little or nothing.',
    ],
  },
  {
    id: 'main-phase',
    part,
    title: 'The Main Phase',
    text: [
      'Take any actions in any order and stop when you like. No action is compulsory, but each must be finished before the next begins.',
      '*Once per turn*: Cycle a card for free; use one Location Bonus or one Key Access; carry out one Collaboration.',
      '*As often as you can*: play cards, buy cards, travel, place Embassies, overcome Events, use your Architect while awake, and with Mercury Protocol take and deliver Cargo (once at each Location).',
      '*Credits* pay for cards, travel, Embassies, Cargo, alternative costs and the removal of Garrisons. *Defense* is for Events, for your share of a Collaboration, and for Garrisons. Both are kept in your *pool* until the end of the turn, wherever you travel.',
    ],
  },
  {
    id: 'travel',
    part,
    title: 'Travel',
    text: [
      'A move takes your Ship to *any* other Location, near or far, for *2 Credits*. It costs *1* if you have an Embassy where you are going.',
      'From a Location with a *Movement Tax* a paid move costs *3*, even to your own Embassy. Only the Location you leave matters.',
      'Moves by cards, Architects and Locations cost nothing and are never taxed. Some of them reach only an *adjacent* Location. They are always optional.',
      'You may move as often as you can afford.',
    ],
    figure: TravelFigure,
  },
  {
    id: 'locations',
    part,
    title: 'Location Bonus and Key Access',
    text: [
      'Every Location offers two things: a *Location Bonus* (the line with the pin) and a stronger *Key Access* (the line with the key).',
      '*Once per turn* use one of them where your Ship is. The Bonus is open to all; Key Access needs your Embassy at that Location, and one you have just placed counts. You may use the Bonus even where you could use Key Access.',
      'Some cards and Architects *grant Key Access*. This is in addition to your one use per turn, works where your Ship is, and needs no Embassy. It never gives the Bonus, and you may decline it.',
      '*You can never use the same Location twice in one turn*, whatever the source. With granted Key Access you can use several Locations, each once.',
      'None of this works while the Location is Shut Down.',
    ],
  },
  {
    id: 'embassies',
    part,
    title: 'Embassies',
    text: [
      'For *2 Credits* place an Embassy where your Ship is, unless the Location is Shut Down. You can have one at each Location; other players’ Embassies do not matter. Embassies are never moved or removed.',
      'An Embassy opens *Key Access*, makes moving there *1 Credit cheaper*, and lets others call you to *Collaboration* there while you are far away. Some cards give more for each Embassy you have.',
      'An Embassy does not act for you: to use the Location or to overcome an Event, your Ship must be there.',
    ],
  },
];
