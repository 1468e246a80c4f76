import type { Prompt } from '@orrery/kernel';
import type { MoonriserView, SeenTile } from '@orrery/moonriser';
import type { ReactNode } from 'react';
import { TokenIcon } from '../../../look/index.ts';
import { type Play, stepOf } from '../../../play/play.ts';
import { PromptPanel } from '../../../prompts/PromptPanel.tsx';
import { TilePicture } from '../board/index.ts';
import { face } from './face.tsx';
import s from './play.module.css';
import { TradePanel } from './TradePanel.tsx';

/** The tiles drawn so far in planning, while the next pile is being chosen. */
function Drawn({ view, seat }: { view: MoonriserView; seat: number }) {
  const looking = view.players[seat]?.looking;
  if (!looking || looking.basic + looking.advanced === 0) return null;
  return (
    <div className={s.drawn}>
      <span>Drawn so far</span>
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
  const view = play.table.view as MoonriserView;
  const { amount } = play.draft;
  const discount = view.players[play.ask?.seat ?? 0]?.discount ?? 0;
  const keeps = amount > 0 ? amount + discount : 0;
  return (
    <div className={s.planning}>
      {children}
      <p>
        {amount === 0 ? (
          'Pay nothing and skip planning.'
        ) : (
          <>
            Pay {amount} <TokenIcon token="blue" />, draw {3 * keeps} tiles, keep {keeps}.
          </>
        )}
      </p>
    </div>
  );
}

/** How many can be drawn at one press, between one and all. */
const SEVERAL = [2, 3, 6, 9, 12, 15];
/** With so few to draw, one and all are enough to choose from. */
export const FEW_DRAWS = 3;

/** Several tiles of one pile at once. */
function Several({ play, prompt }: { play: Play; prompt: Extract<Prompt, { kind: 'allocate' }> }) {
  const rows = prompt.rows.map((row) => ({ ...row, counts: SEVERAL.filter((count) => count < row.max) }));
  if (prompt.max <= FEW_DRAWS) return null;
  return (
    <div className={s.several}>
      <span>Several at once</span>
      {rows.map(({ id, counts }) => (
        <fieldset key={id} aria-label={play.words.say({ id: `pile-${id}` })}>
          <span>{play.words.say({ id })}</span>
          {counts.map((count) => (
            <button
              key={count}
              type="button"
              aria-label={`Draw ${count} ${play.words.say({ id })}`}
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

/** What a question needs besides its buttons; null where the board and the buttons say it all. */
export function QuestionPanel({ play, onLook }: { play: Play; onLook: (tile: SeenTile) => void }) {
  const { ask, words, draft, setDraft } = play;
  if (!ask || ask.prompt.kind === 'place') return null;
  const { prompt } = ask;
  const view = play.table.view as MoonriserView;
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
    <PromptPanel
      prompt={prompt}
      draft={draft}
      onDraft={setDraft}
      onAnswer={(answer) => void play.answer(answer)}
      label={(option) => (option.text ? words.say(option.text) : option.id)}
      why={(option) => (option.why ? words.refusal(option.why) : null)}
      face={face}
      onLook={(option) => {
        const { design } = (option.data ?? {}) as { design?: string };
        if (design) onLook({ id: option.id, design });
      }}
      nameOf={play.nameOf}
    />
  );
  return <div className={s.panel}>{prompt.kind === 'amount' ? <Planning play={play}>{widget}</Planning> : widget}</div>;
}
