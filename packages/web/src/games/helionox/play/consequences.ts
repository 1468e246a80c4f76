import {
  type Architect,
  designNamed,
  type Effects,
  type Gain,
  type HelionoxView,
  type Location,
  type Place,
} from '@orrery/helionox';
import type { Option, Prompt } from '@orrery/kernel';
import type { Play } from '../../../play/game-ui.ts';
import { designOf } from '../board/index.ts';

const viewOf = (play: Play): HelionoxView => play.table.view as HelionoxView;
const seatOf = (play: Play): number => play.ask?.seat ?? play.table.viewer ?? 0;
const playerOf = (play: Play) => viewOf(play).players[seatOf(play)];

interface OptionData {
  card?: string;
  price?: number;
  ability?: number;
  cryo?: number;
  gain?: Gain;
}

const dataOf = (option: Option): OptionData => (option.data ?? {}) as OptionData;

const effectIn = (design: string | undefined): Effects => {
  const card = design === undefined ? null : designNamed(design);
  return card && 'effect' in card ? card.effect : [];
};

const locationAt = (play: Play, place: Place): Location | null => {
  const found = viewOf(play).locations.find((location) => location.place === place);
  return found ? (designOf(found.design) as Location) : null;
};

/** The abilities of the player's Architect; none before there is one. */
export function abilitiesOf(play: Play): Architect['abilities'] | [] {
  const design = playerOf(play)?.architect;
  return design ? (designOf(design) as Architect).abilities : [];
}

/** The Architect ability an option uses, or null. */
export function abilityIn(option: Option, play: Play): Architect['abilities'][number] | null {
  const { ability } = dataOf(option);
  return ability === undefined ? null : (abilitiesOf(play)[ability - 1] ?? null);
}

/** The effect of an option of the Main Phase. */
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

/** The certain gains and costs of an option, as the rules report them. */
export const gainOf = (option: Option): Gain => dataOf(option).gain ?? {};
/** The certain gains and costs of passing. */
export const gainOfPass = (prompt: Prompt): Gain => (prompt.pass?.params as OptionData | undefined)?.gain ?? {};
