import {
  type Architect,
  designNamed,
  type Effects,
  type HelionoxView,
  type Location,
  type Place,
} from '@orrery/helionox';
import type { Option } from '@orrery/kernel';
import type { Play } from '../../../play/play.ts';
import { designOf, type Gain, gainOf, NOTHING } from '../board/index.ts';

const viewOf = (play: Play): HelionoxView => play.table.view as HelionoxView;
const seatOf = (play: Play): number => play.ask?.seat ?? play.table.viewer ?? 0;
const playerOf = (play: Play) => viewOf(play).players[seatOf(play)];

interface OptionData {
  card?: string;
  price?: number;
  ability?: number;
  cryo?: number;
}

export const dataOf = (option: Option): OptionData => (option.data ?? {}) as OptionData;

const effectIn = (design: string | undefined): Effects => {
  const card = design === undefined ? null : designNamed(design);
  return card && 'effect' in card ? card.effect : [];
};

const locationAt = (play: Play, place: Place): Location | null => {
  const found = viewOf(play).locations.find((location) => location.place === place);
  return found ? (designOf(found.design) as Location) : null;
};

/** The ability an option of the Main Phase uses. */
export function abilityIn(option: Option, play: Play): Architect['abilities'][number] | null {
  const design = playerOf(play)?.architect;
  const { ability } = dataOf(option);
  if (!design || ability === undefined) return null;
  return (designOf(design) as Architect).abilities[ability - 1] ?? null;
}

/** The steps an option of the Main Phase sets off. */
export function effectOf(option: Option, play: Play): Effects {
  const place = playerOf(play)?.place;
  switch (option.id.split(':')[0]) {
    case 'play':
      return effectIn(dataOf(option).card);
    case 'bonus':
      return (place && locationAt(play, place)?.bonus) || [];
    case 'key':
      return (place && locationAt(play, place)?.key) || [];
    case 'architect':
      return abilityIn(option, play)?.effect ?? [];
    default:
      return [];
  }
}

/** What an option of the Main Phase brings and costs for certain. */
export function gainOfOption(option: Option, play: Play): Gain {
  const view = viewOf(play);
  const seat = seatOf(play);
  const place = view.players[seat]?.place;
  if (!place) return NOTHING;
  const { price = 0 } = dataOf(option);
  const [verb, on] = option.id.split(':');
  if (verb === 'overcome') {
    const event = view.locations.flatMap(({ events }) => events).find(({ id }) => id === on);
    return { ...NOTHING, d: -price, i: event?.influence ?? 0 };
  }
  const gain = gainOf(effectOf(option, play), { view, seat, place });
  const illegal = verb === 'play' && designNamed(dataOf(option).card ?? '')?.kind === 'illegal' ? 1 : 0;
  return { ...gain, c: gain.c - (verb === 'cycle' ? 0 : price), x: gain.x + illegal };
}

/** What set off the present question: the latest card, Location or Architect this seat used. */
function causeOf(play: Play): Effects {
  const seat = seatOf(play);
  const player = playerOf(play);
  const told = play.table.log.findLast(
    ({ type, data }) => data.seat === seat && /^(played|copied|bonus-used|key-used|architect-used)$/.test(type),
  );
  switch (told?.type) {
    case 'played':
    case 'copied':
      return effectIn(String(told.data.card).split('.')[0]);
    case 'bonus-used':
      return locationAt(play, told.data.place as Place)?.bonus ?? [];
    case 'key-used':
      return locationAt(play, told.data.place as Place)?.key ?? [];
    case 'architect-used':
      return player?.architect
        ? ((designOf(player.architect) as Architect).abilities.find(({ cryo }) => cryo === told.data.cryo)?.effect ??
            [])
        : [];
    default:
      return [];
  }
}

/** What still follows after a move to that place. */
export function gainAfterMove(play: Play, place: Place): Gain {
  const steps = causeOf(play);
  const at = steps.findIndex(({ op }) => op === 'move');
  return at < 0 ? NOTHING : gainOf(steps.slice(at + 1), { view: viewOf(play), seat: seatOf(play), place });
}
