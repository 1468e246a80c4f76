import { EXTRA_RED, extraOf, type MoonriserView, type Phase, usesFreeAction } from '@orrery/moonriser';
import type { Play } from '../../../play/game-ui.ts';
import { designOf } from '../board/index.ts';
import { t } from '../text.ts';
import { BASE, UPGRADE } from './building.ts';
import type { Building } from './useBuilding.ts';
import { viewOf } from './view.ts';

function priceOfActing(view: MoonriserView): string {
  if (usesFreeAction(view)) return t('action-free', { count: view.freeActions });
  const extra = extraOf(view);
  if (extra === 0) return t('action-first', { red: EXTRA_RED });
  return t('action-extra', { red: extra });
}

const SHOWN: readonly Phase[] = ['bases', 'planning', 'development', 'production'];

/** A sentence about the current player's activity, or null. */
function doing(play: Play, view: MoonriserView): string | null {
  if (view.turn === null || !SHOWN.includes(view.phase)) return null;
  const waited = play.table.waiting.some((row) => row.seat === view.turn && !row.standing);
  return waited ? t('doing', { phase: view.phase, name: play.nameOf(view.turn) }) : null;
}

/** The current question, and a detail below it. */
export function sentenceFor(play: Play, b: Building): { sentence: string; detail: string | null } {
  const view = viewOf(play);
  if (!play.ask) return { sentence: (play.isTelling ? null : doing(play, view)) ?? play.idle, detail: null };
  if (b.piece === BASE) {
    if (b.cell === null)
      return {
        sentence: play.words.say(play.ask.prompt.text),
        detail: t('base-choose'),
      };
    return { sentence: t('base-here'), detail: t('base-turn') };
  }
  if (b.piece === UPGRADE) {
    if (b.cell === null) return { sentence: t('upgrade-which'), detail: t('upgrade-choose') };
    const design = view.fields.find((field) => field.id === b.cell)?.tile?.design ?? '';
    return { sentence: t('upgrade-this', { name: designOf(design).name }), detail: priceOfActing(view) };
  }
  if (b.design) {
    const { name } = designOf(b.design);
    if (b.cell === null) {
      const why = b.blocked({ id: b.piece ?? '', design: b.design });
      if (why) return { sentence: t('cannot-place', { name }), detail: why };
      return { sentence: t('place-where', { name }), detail: t('place-choose') };
    }
    return { sentence: t('place-here', { name }), detail: priceOfActing(view) };
  }
  const words = play.words.say(play.ask.prompt.text);
  if (b.active) return { sentence: words, detail: priceOfActing(view) };
  // The part up to the question mark is the sentence, the rest its detail.
  const [sentence = words, detail = null] = words.split(/(?<=\?) /);
  return { sentence, detail };
}
