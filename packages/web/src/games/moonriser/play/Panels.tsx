import type { Prompt } from '@orrery/kernel';
import { type MoonriserView, type SeenTile, TILES_PER_BLUE } from '@orrery/moonriser';
import type { ReactNode } from 'react';
import type { Play } from '../../../play/game-ui.ts';
import { stepOf } from '../../../play/play.ts';
import { TablePrompt } from '../../../play/TablePrompt.tsx';
import type { Ask } from '../../../table/table-types.ts';
import { cx } from '../../../ui/index.ts';
import { TilePicture } from '../board/index.ts';
import { t } from '../text.ts';
import { face } from './face.tsx';
import s from './play.module.css';
import { TradePanel } from './TradePanel.tsx';
import { viewOf } from './view.ts';

/** The tiles drawn so far in planning, while the next pile is being chosen. */
function Drawn({ view, seat }: { view: MoonriserView; seat: number }) {
  const looking = view.players[seat]?.looking;
  if (!looking || looking.basic + looking.advanced === 0) return null;
  return (
    <div className={s.drawn}>
      <span>{t('drawn-so-far')}</span>
      <ul>
        {looking.tiles.map((tile) => (
          <li key={tile.id}>
            <TilePicture design={tile.design} radius={30} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Planning({ play, children }: { play: Play; children: ReactNode }) {
  const view = viewOf(play);
  const { amount } = play.draft;
  const discount = view.players[play.ask?.seat ?? 0]?.discount ?? 0;
  const keeps = amount > 0 ? amount + discount : 0;
  return (
    <div className={s.planning}>
      {children}
      <p>{amount === 0 ? t('planning-none') : t('planning-sum', { amount, draws: TILES_PER_BLUE * keeps, keeps })}</p>
    </div>
  );
}

/** Numbers of tiles offered as a single draw, besides one and all. */
const SEVERAL = [2, 3, 6, 9, 12, 15];
/** With at most this many tiles to draw, the panel offers only one and all. */
const FEW_DRAWS = 3;

/** Whether a question's panel varies in height, so that the sheet grows with it. */
export const needsRoom = (ask: Ask | null): boolean =>
  ask?.prompt.kind === 'choose' || (ask?.prompt.kind === 'allocate' && ask.prompt.max > FEW_DRAWS);

/** Buttons that draw several tiles from one pile. */
function Several({ play, prompt }: { play: Play; prompt: Extract<Prompt, { kind: 'allocate' }> }) {
  const rows = prompt.rows.map((row) => ({ ...row, counts: SEVERAL.filter((count) => count < row.max) }));
  if (prompt.max <= FEW_DRAWS) return null;
  return (
    <div className={s.several}>
      <span>{t('draw-several')}</span>
      {rows.map(({ id, counts }) => (
        <fieldset key={id} aria-label={play.words.say({ id: `pile-${id}` })}>
          <span>{play.words.say({ id })}</span>
          {counts.map((count) => (
            <button
              key={count}
              type="button"
              aria-label={t('draw-count', { count, back: play.words.say({ id }) })}
              onClick={() => void play.answer({ [id]: count })}
            >
              {count}
            </button>
          ))}
        </fieldset>
      ))}
    </div>
  );
}

export interface QuestionPanelProps {
  play: Play;
  /** How tiles to pick from are laid out: over the board, in a rail, or on a sheet. */
  tiles: 'picks' | 'thirds' | 'rows';
  onLook: (tile: SeenTile) => void;
}

/** The controls a question needs besides its buttons; null if board and buttons are enough. */
export function QuestionPanel({ play, tiles, onLook }: QuestionPanelProps) {
  const { ask } = play;
  if (!ask || ask.prompt.kind === 'place') return null;
  const { prompt } = ask;
  const view = viewOf(play);
  if (stepOf(play.table, ask)?.flow === 'trade' && prompt.kind === 'choose') {
    return (
      <div className={s.panel}>
        <TradePanel play={play} prompt={prompt} />
      </div>
    );
  }
  if (prompt.kind === 'allocate') {
    return (
      <div className={s.panel}>
        <Several play={play} prompt={prompt} />
        <Drawn view={view} seat={ask.seat} />
      </div>
    );
  }
  const widget = (
    <TablePrompt
      play={play}
      face={face}
      onLook={(option) => {
        const { design } = (option.data ?? {}) as { design?: string };
        if (design) onLook({ id: option.id, design });
      }}
    />
  );
  return (
    <div className={cx(s.panel, prompt.kind === 'subset' && s[tiles])}>
      {prompt.kind === 'amount' ? <Planning play={play}>{widget}</Planning> : widget}
    </div>
  );
}
