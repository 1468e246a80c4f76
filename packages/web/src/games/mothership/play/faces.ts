import { type ActionCard, CARDS, type SeenCard } from '@orrery/mothership';
import type { CardFaceData, Tone } from '../board/panels/CardFace.tsx';
import { t } from './text.ts';

/** The glyph of each title, by its number. */
const GLYPHS = [
  'afterburner',
  'backup-generator',
  'defence-buff',
  'deflector-shields',
  'hull-repair',
  'wallet-inspector',
  'enhanced-sensors',
  'ninja-rope',
  'prod',
  'wingman',
  'recon-droid',
  'git-off',
  'gravity-manipulator',
  'antiques-roadshow',
  'panic-button',
  'punch-it',
  'seismic-charge',
  'volt-switch',
  'auxiliary-shield',
  'convoy',
  'forced-update',
  'friendly-negotiations',
  'migration',
  'replicator',
  'trade-blockade',
  'cowardly-retreat',
  'expansion-pak',
  'last-stand',
  'life-support',
  'pick-up-two',
  'surprise-attack',
  'the-forks',
  'dedotated-wam',
  'no',
  'planet-laser-pointer',
  'railguns',
  'shield-breaker',
  'wormhole',
] as const;

/** A short text saying when a card may be played. */
function whenOf({ windows }: ActionCard): string {
  if (windows.includes('AD') && windows.includes('DD'))
    return t(windows.includes('OT') ? 'when-turn-or-fight' : 'when-roll');
  return t(`when-${windows[0] ?? 'OT'}`);
}

const TONES: Readonly<Record<ActionCard['windows'][number], Tone>> = {
  OT: 'turn',
  MV: 'flight',
  ST: 'flight',
  AT: 'fight',
  AD: 'fight',
  DD: 'fight',
  PD: 'fight',
  RD: 'fight',
  AR: 'fight',
  LD: 'loss',
  AS: 'turn',
  NO: 'cancel',
};

/** The part of the game in which a card is played; a fight for cards that fit both a turn and a fight. */
export const toneOf = ({ windows }: ActionCard): Tone =>
  windows.includes('AD') && windows.includes('DD') ? 'fight' : TONES[windows[0] ?? 'OT'];

export const titleNamed = (design: string): ActionCard | undefined => CARDS[Number(design) - 1];

/** The face of an action card; the rules provide its text. */
export function faceOf({ id, design }: SeenCard, textOf: (title: ActionCard) => string): CardFaceData | null {
  const title = titleNamed(design);
  if (!title) return null;
  return {
    id,
    glyph: GLYPHS[title.id - 1] ?? 'artifact',
    name: title.name,
    when: whenOf(title),
    tone: toneOf(title),
    text: textOf(title),
    x: title.x,
    sells: title.resale,
  };
}
