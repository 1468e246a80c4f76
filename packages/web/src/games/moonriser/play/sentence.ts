import { EXTRA_RED, extraOf, type MoonriserView, type Phase, usesFreeAction } from '@orrery/moonriser';
import type { Play } from '../../../play/play.ts';
import { designOf } from '../board/index.ts';
import { BASE, UPGRADE } from './building.ts';
import type { Building } from './useBuilding.ts';

function priceOfActing(view: MoonriserView): string {
  if (usesFreeAction(view)) return `This action is free of the extra cost (${view.freeActions} free left).`;
  const extra = extraOf(view);
  if (extra === 0) return `First action this turn, no extra cost. Further actions cost ${EXTRA_RED} red.`;
  return `A further action: ${extra} red on top of the price.`;
}

const DOING: Partial<Record<Phase, string>> = {
  bases: 'is placing the Main base',
  planning: 'is planning',
  development: 'is building',
  production: 'is trading',
};

/** What the player on turn is at. */
function doing(play: Play, view: MoonriserView): string | null {
  const words = DOING[view.phase];
  if (view.turn === null || words === undefined) return null;
  const waited = play.table.waiting.some((row) => row.seat === view.turn && !row.standing);
  return waited ? `${play.nameOf(view.turn)} ${words}…` : null;
}

/** What is asked of me in one sentence, and a little more below it. */
export function sentenceFor(play: Play, b: Building): { sentence: string; detail: string | null } {
  const view = play.table.view as MoonriserView;
  if (!play.ask) return { sentence: doing(play, view) ?? play.idle, detail: null };
  if (b.piece === BASE) {
    if (b.cell === null)
      return {
        sentence: play.words.say(play.ask.prompt.text),
        detail: 'Lit fields may be chosen. One base on each piece of the board.',
      };
    return { sentence: 'Place the Main base here?', detail: 'Turn it to point its corners where you will build.' };
  }
  if (b.piece === UPGRADE) {
    if (b.cell === null)
      return { sentence: 'Upgrade which tile?', detail: 'Lit tiles can be paid for. An upgraded tile counts double.' };
    const design = view.fields.find((field) => field.id === b.cell)?.tile?.design ?? '';
    return { sentence: `Upgrade the ${designOf(design).name}?`, detail: priceOfActing(view) };
  }
  if (b.design) {
    const { name } = designOf(b.design);
    if (b.cell === null) {
      const why = b.blocked({ id: b.piece ?? '', design: b.design });
      if (why) return { sentence: `The ${name} cannot be placed now.`, detail: why };
      return { sentence: `Where does the ${name} go?`, detail: 'Lit fields may take it.' };
    }
    return { sentence: `Place the ${name} here?`, detail: priceOfActing(view) };
  }
  const words = play.words.say(play.ask.prompt.text);
  if (b.active) return { sentence: words, detail: priceOfActing(view) };
  // A question first, what it is about below it.
  const [sentence = words, detail = null] = words.split(/(?<=\?) /);
  return { sentence, detail };
}
