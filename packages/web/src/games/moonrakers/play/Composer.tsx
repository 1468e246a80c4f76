import { useState } from 'react';
import type { Play } from '../../../play/game-ui.ts';
import { cx, LineIcon } from '../../../ui/index.ts';
import { SignIcon } from '../board/glyphs.tsx';
import { needName } from '../board/hues.ts';
import { Panel } from '../board/panels/Panel.tsx';
import { LEVELS, levelName } from '../board/talks/Level.tsx';
import type { HintLevel, Type } from '../board/view-types.ts';
import s from './composer.module.css';
import { t } from './text.ts';

const TYPES: readonly Type[] = ['reactor', 'thruster', 'shield', 'damage', 'crew'];
const isLevel = (text: string): text is HintLevel => (LEVELS as readonly string[]).includes(text);

/** The hints that can be given now, mapped to the ids of their options. */
function statementsOf(play: Play) {
  for (const ask of play.standing.concat(play.asks)) {
    if (ask.prompt.kind !== 'choose') continue;
    const found = new Map<string, string>();
    for (const { id, why } of ask.prompt.options) {
      const parts = id.split(':');
      const level = parts.find(isLevel);
      const type = TYPES.find((one) => parts.includes(one));
      if (level && type && !why) found.set(`${type}:${level}`, id);
    }
    if (found.size > 0) return { ask, found };
  }
  return null;
}

/** A form for a hint about the viewer's hand. Hints contain no numbers and may be false. */
export function Composer({ play, bare }: { play: Play; bare?: boolean }) {
  const [type, setType] = useState<Type>('damage');
  const [level, setLevel] = useState<HintLevel>('some');
  const made = statementsOf(play);
  if (!made) return null;
  const id = made.found.get(`${type}:${level}`);
  return (
    <Panel title={t('i-can-bring')} aside={t('no-figures')} bare={bare} anchor="hints">
      <fieldset className={s.row} aria-label={t('how-much')}>
        {LEVELS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === level}
            className={cx(one === level && s.on)}
            onClick={() => setLevel(one)}
          >
            {levelName(one)}
          </button>
        ))}
      </fieldset>
      <fieldset className={s.row} aria-label={t('of-what')}>
        {TYPES.map((one) => (
          <button
            key={one}
            type="button"
            data-hue={one}
            aria-pressed={one === type}
            className={cx(s.type, one === type && s.on)}
            onClick={() => setType(one)}
          >
            <i>
              <SignIcon of={one} label={needName(one)} />
            </i>
          </button>
        ))}
        <button
          type="button"
          className={s.say}
          disabled={id === undefined}
          onClick={() => id !== undefined && void play.answer(id, made.ask)}
        >
          {t('send-hint')}
          <LineIcon name="talk" size={16} />
        </button>
      </fieldset>
    </Panel>
  );
}
