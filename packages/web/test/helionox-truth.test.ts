import {
  BANK_LIMIT,
  BASE_EVENTS,
  CARGO_COST,
  CARGO_OF_EACH,
  CATASTROPHES,
  CRYO_EACH,
  DELIVERY_REWARD,
  EMBASSIES_EACH,
  EMBASSY_COST,
  EVENT_DECKS,
  GARRISON_COST,
  HAND_SIZE,
  ILLEGAL_TECH_AT_END,
  INFAMY_WHEN_PLAYED,
  MATERIAL_ASSETS,
  MISSIONS,
  MOVE_COST,
  MOVE_COST_TAXED,
  MOVE_COST_TO_EMBASSY,
  MP_EVENTS,
  PLACES,
  PRIME_ASSET,
  REQUESTS,
  requestsUsed,
  SENTINEL_PROTOTYPES,
  STARTING,
  TURNS_EACH,
} from '@orrery/helionox';
import { describe, expect, it } from 'vitest';
import { guide } from '../src/games/helionox/guide/guide.ts';
import { translateGuide } from '../src/games/translate.ts';

const { chapters, lessons, terms = [] } = translateGuide('helionox', guide);

const term = (id: string): string => terms.find((one) => one.id === id)?.text ?? '';
const chapter = (id: string): string =>
  (chapters.find((one) => one.id === id)?.text ?? []).join(' ').replace(/\*/g, '');
const lesson = (id: string): string => {
  const text = lessons.find((one) => one.id === id)?.text ?? '';
  return typeof text === 'string' ? text : text({ touch: false } as never);
};

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
WORDS[16] = 'sixteen';
const word = (n: number): string => WORDS[n] ?? `${n}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const deckOf = (players: number): number =>
  (EVENT_DECKS.competitive[players] ?? []).reduce((sum, part) => sum + part.regular + part.catastrophic, 0);
const pays = [...BASE_EVENTS, ...MP_EVENTS, ...CATASTROPHES].flatMap(({ active }) =>
  active.alternative.flatMap((cost) => ('pay' in cost ? [cost.pay] : [])),
);
const rivals = MISSIONS.filter(({ mode }) => mode !== 'team');
const worthOf = (cards: readonly { worth: number }[]): number => cards[0]?.worth ?? 0;

/** Sentences of the guide, with numbers taken from the content. */
const CLAIMS: readonly [string, string][] = [
  ['aim', `Every player has ${word(TURNS_EACH)} turns`],
  ['board', `A pile of ${word(PRIME_ASSET.copies)} Prime Assets`],
  ['board', `Your ${word(EMBASSIES_EACH)} Embassies and ${word(CRYO_EACH)} Cryo Counters`],
  ['event-deck', `Two players need ${deckOf(2)} Events, three ${deckOf(3)}, four ${deckOf(4)}.`],
  ['start', `${word(MATERIAL_ASSETS)} Material Assets`],
  ['start', `${word(SENTINEL_PROTOTYPES)} Sentinel Prototypes`],
  ['start', `everyone draws ${word(HAND_SIZE)} cards`],
  ['penalties', `a paid move away from this Location costs ${MOVE_COST_TAXED} Credits`],
  ['catastrophes', `all ${word(PLACES.length)} Locations are Shut Down`],
  ['cards-catastrophes', `The ${word(CATASTROPHES.length)} Catastrophic Events`],
  ['travel', `for ${MOVE_COST} Credits. It costs ${MOVE_COST_TO_EMBASSY} if`],
  ['travel', `a paid move costs ${MOVE_COST_TAXED}`],
  ['embassies', `For ${EMBASSY_COST} Credits place an Embassy`],
  ['embassies', `makes moving there ${MOVE_COST - MOVE_COST_TO_EMBASSY} Credit cheaper`],
  [
    'market',
    `A Prime Asset costs ${PRIME_ASSET.cost} Credits, gives 2 Credits each time you play it and is worth ${PRIME_ASSET.influence} `,
  ],
  ['alternatives', `pay ${[...new Set(pays)].sort().join(' or ')} Credits`],
  ['end-phase', `Then draw ${word(HAND_SIZE)}, and if that makes more than ${word(HAND_SIZE)}`],
  ['end-phase', 'You may discard any of the cards still in your hand and keep the others.'],
  ['end', `minus ${ILLEGAL_TECH_AT_END} for each Illegal Tech`],
  ['end', `${worthOf(rivals)} for each you have met`],
  ['missions', `With this option ${word(rivals.length)} Missions lie face up`],
  ['missions', `gets ${worthOf(rivals)} Influence`],
  [
    'mercury',
    `${word(requestsUsed(3) / 3)} Requests for each player are drawn at random, ${word(requestsUsed(1))} for a single`,
  ],
  ['mercury', `At each Location lie its ${word(CARGO_OF_EACH)} Cargo`],
  ['cargo', `pay ${CARGO_COST} Credit to take the Cargo`],
  ['delivery', `bank ${DELIVERY_REWARD} Credits`],
  ['requests', `gives ${worthOf(REQUESTS)} Influence`],
  ['illegal-tech', `each time you play it you take ${INFAMY_WHEN_PLAYED} Infamy`],
  ['illegal-tech', `every Illegal Tech you still own ${ILLEGAL_TECH_AT_END}.`],
  ['bank', `up to ${BANK_LIMIT} Credits and ${BANK_LIMIT} Defense`],
  ['garrisons', `for ${GARRISON_COST} Credit from your pool or ${GARRISON_COST} Defense`],
  [
    'cards-missions',
    `${capital(word(rivals.length))} Missions for the competitive game, ${word(MISSIONS.length - rivals.length)} for team games.`,
  ],
  ['options', `so the others still have ${word(TURNS_EACH)} turns each`],
];

describe('the guide to Helionox', () => {
  it.each(CLAIMS)('agrees with the content: %s', (id, sentence) => {
    expect(chapter(id)).toContain(sentence);
  });

  it('lists the goals of the competitive Missions', () => {
    const least = Object.fromEntries(rivals.map(({ goal, least: [, two] }) => [JSON.stringify(goal), two]));
    const [bio, cybernetic, embassies, events] = Object.values(least);
    expect(chapter('missions')).toContain(`${word(bio as number)} Bio Market cards`);
    expect(chapter('missions')).toContain(`${word(cybernetic as number)} Cybernetic Market cards`);
    expect(chapter('missions')).toContain(`Embassies at ${word(embassies as number)} Locations`);
    expect(chapter('missions')).toContain(`${word(events as number)} Events in your Trophy Pile`);
  });

  it('HX-183 lets a player keep cards that were not played', () => {
    for (const id of ['hand', 'phase:end']) expect(term(id)).toMatch(/[Kk]eep or discard/);
    expect(lesson('hand')).not.toMatch(/new hand/);
  });

  it('HX-070 HX-071 HX-072 HX-288 names every cause of a Shut Down and everything it stops', () => {
    for (const part of [
      'Active Event here',
      'catastrophe anywhere',
      'Garrison',
      'Bonus',
      'Key Access',
      'Embassy',
      'Cargo',
    ]) {
      expect(term('lock')).toContain(part);
    }
  });

  it('HX-353 counts Events, not Requests, among the trophies', () => {
    expect(term('trophy')).toContain('count the Events');
  });

  it('lists the cards of the starting deck', () => {
    const copiesOf = (id: string) => STARTING.find((card) => card.id === id)?.name;
    expect([copiesOf('MA'), copiesOf('SP')]).toEqual(['Material Asset', 'Sentinel Prototype']);
    expect(lesson('welcome')).toContain(`${word(TURNS_EACH)} turns each`);
  });
});
