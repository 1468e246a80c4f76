import type { Messages } from '@orrery/kernel';
import { FACTIONS, PLACES } from '../content/effect.ts';
import { FLEET } from '../content/fleet.ts';
import { DESIGNS, EVENTS } from '../content/set.ts';
import { cardText } from './card-text.ts';
import { t } from './catalog.ts';
import { alternativeText } from './event-text.ts';
import { factionName, placeInSentence, placeName } from './names.ts';
import { whys } from './reasons.ts';

/** Explanations of the terms in card texts, as `term-<word>`. */
const terms: Messages = {
  'term-credit': 'Credits pay for cards, moves, Embassies and Cargo. Unspent Credits are lost at the end of the turn.',
  'term-defense': 'Defense overcomes Events. Unspent Defense is lost at the end of the turn.',
  'term-influence': 'Influence adds to your score at the end of the game.',
  'term-infamy': 'Infamy lowers your score at the end of the game.',
  'term-consume': 'Consume: the card leaves your deck for good and goes to the Consumed area.',
  'term-obtain': 'Obtain: the card goes on top of your deck.',
  'term-secure': 'Secure: the card goes to your hand.',
  'term-cycle':
    'Cycle: put a face-up Market card under its deck and turn up the next, or exchange your Request for a new one.',
  'term-copy': 'Copy: resolve the other card once more. Cards that copy cannot be copied.',
  'term-overcome': 'Overcome: take the Event from your Location into your Trophy Pile and score its Influence.',
  'term-embassy': 'Embassy: gives Key Access here and makes moving here cheaper. You may have one at each Location.',
  'term-key': 'Key Access: the stronger ability of a Location. A card that grants it needs no Embassy.',
  'term-bonus': 'Location Bonus: the ability of the Location your Ship is at. Use it or the Key Access, once per turn.',
  'term-shut-down':
    'Shut Down: no Location Bonus, no Key Access, no new Embassy, and no Cargo is gained or delivered here.',
  'term-cryo':
    'Cryo Counters: an Architect works only without them. You remove one at the start of each of your turns.',
  'term-bank':
    'Bank: kept from turn to turn, at most 10 Credits and 10 Defense. Banked Credits pay only for Market cards.',
  'term-cargo': 'Cargo: one of each colour fits on your Carrier. Deliver it at a Location of another colour.',
  'term-unique': 'Unique: at most one card of this name can be played each turn, and it can be copied only once.',
  'term-able': 'If able: skipped if it is not allowed, for example at a Location that is Shut Down.',
};

const named = (prefix: string, names: Readonly<Record<string, string>>): Messages =>
  Object.fromEntries(Object.entries(names).map(([id, name]) => [`${prefix}-${id}`, name]));

const labels: Messages = {
  ...Object.fromEntries(PLACES.map((place) => [`location-${place}`, placeName(place)])),
  // The parameters `place` and `cargo` of other messages, in the command line.
  ...Object.fromEntries(
    PLACES.flatMap((place) => ['place', 'cargo'].map((param) => [`${param}-${place}`, placeInSentence(place)])),
  ),
  ...Object.fromEntries(FACTIONS.map((faction) => [`faction-${faction}`, factionName(faction)])),
  ...named('difficulty', { rookie: 'Rookie', normal: 'Normal', veteran: 'Veteran', master: 'Master' }),
  ...named('type', { tech: 'Tech', operative: 'Operative' }),
};

/** Names and texts of all designs: `card-B01`, `about-B01`. */
const cards: Messages = Object.fromEntries(
  DESIGNS.flatMap((design) => [
    [`card-${design.id}`, design.name],
    [`about-${design.id}`, cardText(design).join(' ')],
  ]),
);

/** Prompts to choose the cards that pay an Event's alternative cost, such as `ransom-EE4`. */
const ransoms: Messages = Object.fromEntries(
  EVENTS.flatMap(({ id, name, active }) => {
    const price = alternativeText(active.alternative);
    return price === null ? [] : [[`ransom-${id}`, t('ransom', { name, price })]];
  }),
);

/** The abilities of Fleet Assets as reasons, such as `why-fleet-F2`. */
const fleets: Messages = Object.fromEntries(
  FLEET.map((asset) => [`why-fleet-${asset.id}`, cardText(asset).join(' ').replace(/\.$/, '')]),
);

/** The English messages of the content; those of the rules are in `rules.ts`. */
export const contentMessages: Messages = { ...terms, ...labels, ...cards, ...ransoms, ...whys, ...fleets };
