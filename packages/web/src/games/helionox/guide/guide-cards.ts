import type { Text } from '@orrery/messages';
import type { Chapter } from '../../../play/guide.ts';
import { CallFigure, CardFigure } from './guide-figures.ts';

const part = 'The game';

/** Cards, Events, Collaboration, the end of the game and the options. */
export const cards: Chapter<Text>[] = [
  {
    id: 'playing',
    part,
    title: 'Playing cards',
    text: [
      'Playing a card costs nothing. It takes effect at once, *line by line from the top*. Credits and Defense go to your pool; everything else is done immediately or lost.',
      'Nothing else can happen until all lines are done: you cannot spend what the first line gives before the last is resolved. The Orbital Shuttle, for instance, moves first and gives its Defense at the place you moved to.',
      '*You may* lines are optional. All other lines are done as far as possible, and an impossible line does not stop the rest.',
      'Played cards stay in front of you until the End Phase. They are not in your discard pile yet, so they are not reshuffled and cannot be found there.',
      'A *Unique* card can be played once per turn, counted by name: a second copy must wait. Another card may copy it once; after that it can be neither copied nor played until the turn is over.',
    ],
    figure: CardFigure,
  },
  {
    id: 'words',
    part,
    title: 'Keywords',
    text: [
      '*Obtain*: put a card on top of your deck. The one obtained last is drawn first.',
      '*Secure*: take a card into your hand, ready to be played.',
      '*Consume*: remove a card from the game for good. It scores nothing. With fewer weak cards in your deck you draw the good ones more often. A card that may consume itself does so after everything else.',
      '*Discard*: put a card from your hand on your discard pile. If you have too few cards, discard them all.',
      '*Cycle*: put a face-up card under its deck and turn up the next one.',
      '*Thaw*: remove Cryo Counters from your Architect, up to the number given.',
      '*Copy*: resolve the effect of another card that you played this turn again. Copying is not playing. Cards that copy cannot be copied, nor can Architects and Locations.',
      '*If able* (Embassy, Key Access, Cargo): only where your Ship is and only if it is allowed there; otherwise the line is skipped.',
      '*All players*: every player does it, at their own Location and for free, starting with the player whose turn it is. Players who cannot are skipped.',
      '*Another Bio card played*: other cards of that faction that you played this turn. Starting cards with the faction’s icon count; Assets and Illegal Tech have no faction.',
      '*Ignore Shut Down*: until the end of the turn no Location is Shut Down for you, whatever the cause. Tax, Inflation and the rules of catastrophes still apply.',
      '*Cost … or less* means the printed cost. Starting cards and Illegal Tech count as 0.',
    ],
  },
  {
    id: 'market',
    part,
    title: 'Buying cards',
    text: [
      'Buy as many face-up Market cards as you can pay for, from wherever your Ship is. A bought card is *obtained*: it goes *on top of your deck*, so you will draw it with your next hand.',
      'The gap is filled at once from the same faction’s deck, and the new card can be bought at once. When a faction’s deck is used up, its place stays empty.',
      'A *Prime Asset* costs 3 Credits, gives 2 Credits each time you play it and is worth 0 Influence. It is not a Market card: it never costs more, cannot be cycled and is not affected by cards that name the Market.',
      'The types Tech and Operative have no effect on the rules.',
    ],
  },
  {
    id: 'cycle',
    part,
    title: 'The free Cycle',
    text: [
      'Once per turn, for free, *cycle* one face-up Market card: it goes under its deck, and the next one is turned up. With Mercury Protocol you may cycle your Request instead.',
      'Cycles that cards, Architects and Locations give you come on top of that.',
      'If the deck below is empty, the same card comes up again and the Cycle is spent. An empty place cannot be cycled, nor can a Request while the Request deck is empty.',
    ],
  },
  {
    id: 'overcoming',
    part,
    title: 'Overcoming Events',
    text: [
      'Where your Ship is, pay the *Defense* on the side of the Event that is face up. You take the *Influence* of that side at once, and the Event goes to your *Trophy Pile*.',
      'You can overcome Inactive and Active Events; only the numbers differ. Most Events cost more once they are Active, and many are worth more too.',
      'Overcome as many as you can pay for, one by one. Each is paid for in full at once; any Defense left stays in your pool.',
      'Some cards overcome an Event at your Location *without payment*, up to a cost they name. You still get the Influence and the trophy.',
      'The Trophy Pile gives no further points at the end, but it decides ties, and some cards and Missions count it.',
    ],
  },
  {
    id: 'alternatives',
    part,
    title: 'Alternative costs',
    text: [
      'Many *Active* Events can be overcome without Defense. The line under the name shows the price: *pay 3 or 4 Credits*, *discard any card*, *discard a card of one faction*, or two of these together.',
      'Pay *all* of it or none; it cannot be mixed with Defense or with a Collaboration. Credits come from your pool, discards from the cards still in your hand. Starting cards with the faction’s icon count too.',
      'You get the full Influence and the trophy. Only the player whose turn it is can do this, and only with the Ship at the Event.',
    ],
  },
  {
    id: 'collaboration',
    part,
    title: 'Collaboration',
    text: [
      'Is an Event too strong for you alone? If your Ship is there, *call* another player to help. The Event may be Active or not. You can call anyone whose *Ship or Embassy* is at that Location. You need at least *1 Defense* in your pool (or Bank) to call.',
      'The other player may *accept or decline*. Until they answer you may *withdraw* the call. Neither costs anything, but in one turn you can call the same player to the same Event only once.',
      'Once it is accepted, you both take turns *playing cards that offer Defense*, face up, you first. You may also use Location and Architect abilities that offer Defense. Each may stop at any time. A partner can play no other cards; where a card offers a choice, the partner takes Defense.',
      'When both have stopped and there is enough Defense, with *at least 1* from each side, the Event is overcome. If there is more than enough, you decide how the cost is split.',
      'Each then takes *Influence equal to their share of the cost*; the number on the Event is not paid out. Both *draw a card*. The caller gets the trophy.',
      'It can *fail*: if there is not enough Defense, or if a card has moved the caller’s Ship away, nothing is gained and the cards stay played. Defense that the caller did not use stays in the pool; the partner’s is lost.',
      'Everything else on a partner’s cards takes effect (draws, moves, Influence, even Infamy), but Credits are lost, and lines that use a Location or overcome an Event are skipped. A partner cannot buy, pay, use an Architect or spend from the Bank. The cards go to the partner’s own discard pile at the end of the turn, and the partner does not draw a new hand.',
      'If the Event leaves play meanwhile, or one of you resigns, the Collaboration ends with nothing gained. After a partner has resigned you may call another player.',
      'You can have one accepted Collaboration per turn, whether it succeeds or not. It works at Shut Down Locations; alternative costs cannot be used.',
    ],
    figure: CallFigure,
  },
  {
    id: 'end-phase',
    part,
    title: 'The End Phase',
    text: [
      'All cards played this turn go to their owners’ discard piles. You may discard any of the cards still in your hand and keep the others. Then *draw five*, and if that makes more than five, discard down to *five*.',
      'Credits and Defense left in your pool are *lost*.',
      'Whenever you must draw and your deck is empty, your discard pile is shuffled and becomes the deck, in the End Phase as at any other time, but only when a card is needed. If both run out, you draw fewer cards.',
    ],
  },
  {
    id: 'end',
    part,
    title: 'The end and the score',
    text: [
      'The turn in which the last Event is placed is played to its end. When the next Event Phase would begin with an empty Event deck, the game is over, before anything turns Active. Everyone has had nine turns.',
      'Your score: *Influence* you have taken, plus the *green numbers of all your cards* in deck, hand and discard pile, minus *1 for each Infamy*. With Mercury Protocol, minus *3 for each Illegal Tech* you still own. With Missions, plus *5 for each* you have met.',
      'Consumed cards, trophies, Embassies, banked tokens, Cargo and open Requests do not count. A score can be below zero.',
      'On a *tie* the larger Trophy Pile wins, Requests in it included. If these are equal, the player with more cards printed with exactly *0* Influence wins, such as Prime Assets; starting cards and Illegal Tech have no number and do not count. If these are equal too, the win is shared.',
    ],
  },
  {
    id: 'secrets',
    part,
    title: 'Hidden information',
    text: [
      'Hands, the order of all decks and, between rivals, the Requests are hidden. No player may look through a deck, not even its owner.',
      'Discard piles, Trophy Piles, pools, the Bank, Embassies, Architects, played and consumed cards, and all card counts are public.',
      'In a Collaboration only the cards actually played are shown. Whether a player can be called depends on Ships, Embassies and your own Defense, never on their cards.',
    ],
  },
  {
    id: 'missions',
    part,
    title: 'Missions (competitive)',
    text: [
      'With this option four *Missions* lie face up from the start. They are checked once, at the end of the game, and *every player who meets one gets 5 Influence* for it.',
      'They ask for five Bio Market cards, five Cybernetic Market cards (in deck, hand and discard pile, not counting starting cards), Embassies at four Locations, and nine Events in your Trophy Pile.',
    ],
  },
  {
    id: 'draft',
    part,
    title: 'Architect draft',
    text: [
      'With this option Architects are not dealt but picked. Everyone gets *three*, keeps one and passes the others to the left, all at the same time and in secret, until all are taken. Of the three you have picked you start with *one*; the others leave the game unseen.',
      'In a solo game you choose one of three Architects.',
    ],
  },
  {
    id: 'options',
    part,
    title: 'Other options',
    text: [
      '*Ring board*: the five Locations form a circle, so that Europa and Earth are adjacent too. This is a house rule.',
      '*Choose starting Location*: in turn order everyone picks a Location for their Ship instead of starting at Earth.',
      '*Embassy scoring*: each Embassy on the board is worth 1 Influence at the end, to the team in a co-operative game.',
      '*Locations*: with Mercury Protocol each of the five Locations can be the card of the base game or that of the expansion, in any mix.',
      'A player who *resigns* takes no more turns; their cards and Embassies stay. The seat ranks behind all remaining players, and the last rival left wins. For each skipped turn the next Event is set aside without effect, so the others still have nine turns each. A team plays on with those who are left and faces all its Events.',
    ],
  },
];
