import type { Chapter } from '../kit.ts';

/** The rules of Helionox in our own words. */
export const chapters: Chapter[] = [
  {
    id: 'aim',
    title: 'The aim',
    text: [
      'The sun is dying and five worlds are coming apart. You build a deck of cards, hold the worlds together, and gather *Influence*. When the last Event has been placed and that turn is over, whoever has the *most Influence* wins.',
      'Influence comes from overcome Events, from cards and places that give it, and from the cards in your deck. *Infamy* counts against you.',
    ],
  },
  {
    id: 'turn',
    title: 'A turn',
    text: [
      'Every player has *nine turns*. A turn has an Event Phase, a Main Phase and an End Phase.',
      'First Inactive Events turn *Active* and a new one is placed. One *Cryo Counter* leaves your Architect. Then do whatever you like in any order: play cards, buy, travel, fight Events.',
      'At the end you may discard what is left of your hand, and you draw *five* cards; more than five cannot be kept. Credits and Defense that were not spent are lost.',
    ],
  },
  {
    id: 'cards',
    title: 'Cards and the Market',
    text: [
      'Played cards give *Credits* and *Defense* for this turn, or let you draw, move and more. Credits buy the face-up card of any of the *four faction decks*, or a Prime Asset.',
      'Once per turn you may *Cycle* for free: a face-up card goes under its deck and the next one is turned up.',
      '*Obtain* puts a card on top of your deck, *secure* into your hand. To *consume* a card removes it for good: a small deck is a good deck. A *Unique* card can be played only once per turn.',
    ],
  },
  {
    id: 'worlds',
    title: 'Worlds and Embassies',
    text: [
      'Your Ship is at one of five Locations. Once per turn use its *Location Bonus*, or with an Embassy of yours its *Key Access*, which is stronger.',
      'Travelling costs *2 Credits*, or *1* to a Location where you have an Embassy, or *3* from one that is taxed. An Embassy costs *2 Credits*; you may have one at each Location.',
      'A Location with an Active Event is *Shut Down*: no Bonus, no Key Access, no new Embassy.',
    ],
  },
  {
    id: 'events',
    title: 'Events',
    text: [
      'Pay an Event’s *Defense* at its Location to overcome it: it gives Influence and goes to your Trophy Pile. Inactive Events are weaker and worth less. Some Active Events can also be settled by Credits or by discarding cards.',
      'A *catastrophe* shuts down every Location while it is Active.',
      'Once per turn you may *call* a player whose Ship or Embassy is there to collaborate. Both play cards that offer Defense, and if it suffices you say how the cost is split. In a competitive game each takes as much Influence as their share of the cost, and both draw a card.',
    ],
  },
  {
    id: 'architects',
    title: 'Architects',
    text: [
      'Your Architect has two abilities. Using one puts *Cryo Counters* on the card, and until all have melted, one each turn, the Architect sleeps.',
    ],
  },
  {
    id: 'mercury',
    title: 'Mercury Protocol',
    text: [
      'With this expansion each Location has *Cargo*: take it for 1 Credit and deliver it at another Location. A delivery banks Credits or brings *Illegal Tech*, which is strong but gives Infamy each time it is played.',
      'Your secret *Request* names a Cargo and where it is wanted, and is worth Influence. The *Bank* keeps up to ten Credits and ten Defense from turn to turn; banked Credits pay only for Market cards.',
    ],
  },
  {
    id: 'team',
    title: 'Together',
    text: [
      'In a co-operative game the *Shadow Syndicate* plays against all of you. It scores Events and Market cards as you go. The team wins with more Influence than the Syndicate; Missions that are not met count for the other side.',
    ],
  },
];
