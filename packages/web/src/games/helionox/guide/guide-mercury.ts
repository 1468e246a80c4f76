import type { Text } from '@orrery/messages';
import type { Chapter } from '../../../play/guide.ts';

const part = 'Mercury Protocol';

/** The chapters about the Mercury Protocol expansion. */
export const mercury: Chapter<Text>[] = [
  {
    id: 'mercury',
    part,
    title: 'What the expansion adds',
    text: [
      '*Mercury Protocol* brings trade and crime: *Cargo* to carry, *Requests* to fulfil, *Illegal Tech* to be tempted by, a *Bank*, and a *Fleet Asset* for everyone. Some Market cards, Architects, Locations and Events join as well.',
      'Everyone starts with one *Fleet Asset*, all different, dealt at random (a team picks in turn order, a single player picks freely), and with one *Request*.',
      'For the Request deck *six Requests for each player* are drawn at random, seven for a single player. Everyone draws their first Request from it; the other Requests stay out of the game.',
      'At each Location lie its four *Cargo* and, face up, its *Illegal Tech*: one with one or two players, two with three or four.',
    ],
  },
  {
    id: 'cargo',
    part,
    title: 'Taking Cargo',
    text: [
      'In your Main Phase pay *1 Credit* to take the Cargo of the Location where your Ship is. You can carry *one of each colour*, and take Cargo at each Location *once per turn*, whether you pay for it or a card gives it.',
      'There are four of each colour. When a colour has run out, it cannot be taken.',
      'No Cargo can be taken at a Location that is Shut Down.',
    ],
  },
  {
    id: 'delivery',
    part,
    title: 'Deliveries',
    text: [
      'At the Location where your Ship is, put down one Cargo from *another* Location. Each Location takes *one Delivery per turn*, none while it is Shut Down. Taking and delivering at the same place in the same turn is fine.',
      'For a Delivery you may take *one* reward: *bank 2 Credits*, or *one Illegal Tech* that lies there. You may also take neither.',
      'If your *Request* asks for this Delivery, the Request is completed first, and you still get the reward.',
      'The Cargo lies there until the end of the turn and then goes back to its supply.',
    ],
  },
  {
    id: 'requests',
    part,
    title: 'Requests',
    text: [
      'A Request names the Cargo of one Location and another Location that wants it. Make that Delivery while the Request is yours: it goes to your Trophy Pile, gives *2 Influence*, and you draw a new one.',
      'A Delivery is compared only with the Request you hold at that moment. A Request you draw afterwards needs another Delivery.',
      'Your free *Cycle* may exchange the Request: it goes under the Request deck and you draw another.',
      'When the Request deck is empty there are no new ones. A Request still open at the end does not count. Between rivals Requests are secret; in a team they are face up.',
    ],
  },
  {
    id: 'illegal-tech',
    part,
    title: 'Illegal Tech and Infamy',
    text: [
      'You get *Illegal Tech* only as the reward for a Delivery at its own Location, one for each Delivery. It goes on top of your deck and is not replaced.',
      'It is strong, but each time you *play* it you take *1 Infamy*, before anything else happens, even as a partner in a Collaboration. A copy by another card gives none.',
      'At the end every Infamy costs you *1*, and every Illegal Tech you still own *3*. If you consume it in time, it costs nothing.',
      'It has no faction, no cost and no printed Influence.',
    ],
  },
  {
    id: 'bank',
    part,
    title: 'The Bank',
    text: [
      'The *Bank* keeps up to *10 Credits* and *10 Defense* from turn to turn. Tokens above the limit are lost.',
      'Only Deliveries and effects that say *bank* fill it. Credits and Defense in your pool can never be put into the Bank.',
      '*Banked Credits* pay for *Market cards only*: not for Prime Assets, travel, Embassies, Cargo or alternative costs. *Banked Defense* counts like any Defense, but only on your own turn: for Events, for calling a Collaboration and paying your share of it, and for Garrisons.',
      'Where both can pay, you choose the mix.',
    ],
  },
  {
    id: 'fleet',
    part,
    title: 'Fleet Assets',
    text: [
      'Your *Fleet Asset* lies in front of you for the whole game and carries your Cargo. It works *once per turn*, automatically. It is never in your deck and scores nothing.',
      'The *Petrel Courier* makes one paid move 1 Credit cheaper, but never below 1; a taxed move does not get cheaper. The *Bastion Escort* banks 1 Defense when you overcome an Event in any way. The *Drover Hauler* takes one Cargo for free. The *Lantern Broker* banks 3 Credits instead of 2 for one Delivery.',
    ],
  },
];
