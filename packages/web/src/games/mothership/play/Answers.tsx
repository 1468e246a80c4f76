import type { ReactNode } from 'react';
import type { Play } from '../../../play/game-ui.ts';
import type { PromptSlot } from '../../../play/TableLayout.tsx';
import { TablePrompt } from '../../../play/TablePrompt.tsx';
import { FEW } from '../../../prompts/widget.ts';
import { ActionBar, Foot } from '../../../ui/index.ts';
import { AnswerStrip } from '../board/panels/AnswerStrip.tsx';
import { FightBrief, type FightData } from '../board/panels/FightCard.tsx';
import { labelOf, otherChoices } from './actions.tsx';
import { Legend } from './Captions.tsx';
import { Console, useConsoleHeight } from './Console.tsx';
import { FightResult, type FightResultProps } from './FightResult.tsx';
import { MyHand } from './MyHand.tsx';
import { MyPanel } from './MyPanel.tsx';
import s from './play.module.css';
import type { Position } from './position.ts';
import { PiecePicks, ShipPicks } from './ShipPicks.tsx';
import { t } from './text.ts';
import type { Turn } from './useTurn.ts';
import { windowOf } from './windows.ts';

/** Where a prompt is answered; null on the map or with the buttons of the action bar. */
function answerPlace({ prompt, main, flow, choices }: Position): 'hand' | 'panel' | 'widget' | null {
  if (!prompt || main) return null;
  if (flow === 'sell' && prompt.kind === 'subset') return 'hand';
  if (choices.some(({ card }) => card !== null)) return 'hand';
  if (prompt.kind === 'allocate') return 'panel';
  if (prompt.kind === 'path' || prompt.kind === 'place') return null;
  return prompt.kind === 'choose' && prompt.options.length <= FEW ? null : 'widget';
}

interface AnswersProps {
  play: Play;
  turn: Turn;
  /** The planned or current fight. */
  fight: FightData | null;
}

/** The bottom of wide screens: the fight, the hand, and the action bar. */
export function Bar(props: AnswersProps & { prompt: PromptSlot; rolled: FightResultProps['rolled'] }) {
  const { play, turn, fight, prompt, rolled } = props;
  const { position } = turn;
  const { view } = position;
  const seen = windowOf(play, view, play.nameOf, play.ask?.seat ?? null);
  const legend = turn.ways.size > 0 && <Legend />;
  const above = (
    <>
      <Console
        fight={fight}
        picks={picksOf(play, turn)}
        tray={widgetOf(play, position)}
        more={<More play={play} position={position} />}
        meanwhile={<FightResult play={play} view={view} rolled={rolled} otherwise={legend} />}
        cards={view.players[position.me]?.hand.length ?? 0}
        told={rolled.past !== null}
        tight={seen !== null}
        hand={(as) => <MyHand play={play} turn={turn} as={as} />}
      />
      {seen && <AnswerStrip seen={seen} />}
    </>
  );
  return (
    <Foot busy={!!prompt.busy} above={above} room={useConsoleHeight()}>
      <ActionBar sentence={prompt.sentence} detail={prompt.detail} actions={prompt.actions} />
    </Foot>
  );
}

/** The first tab of the sheet, before its buttons. */
export function SheetAnswers({ play, turn, fight }: AnswersProps) {
  const { view } = turn.position;
  const seen = windowOf(play, view, play.nameOf, play.ask?.seat ?? null);
  if (!seen && !fight) return null;
  return (
    <>
      {seen && <AnswerStrip seen={seen} low />}
      {fight && <FightBrief fight={fight} />}
    </>
  );
}

/** The ships to attack with, or the pieces to place; null if there is no choice. */
function picksOf(play: Play, turn: Turn): ReactNode {
  const { prompt } = turn.position;
  if (prompt?.kind === 'place') return prompt.pieces.length > 1 && <PiecePicks play={play} pieces={prompt.pieces} />;
  return turn.chosen.target && turn.able.length > 1 && <ShipPicks turn={turn} />;
}

function widgetOf(play: Play, position: Position): ReactNode {
  if (!position.prompt || answerPlace(position) !== 'widget') return null;
  return <TablePrompt play={play} onBoard />;
}

/** The first tab of the sheet, after its buttons: what they confirm, the hand, and choices that have no other place. */
export function SheetOptions({ play, turn }: { play: Play; turn: Turn }) {
  const { position } = turn;
  const cards = position.view.players[position.me]?.hand.length ?? 0;
  const place = answerPlace(position);
  return (
    <>
      {picksOf(play, turn)}
      {place === 'hand' && <MyHand play={play} turn={turn} as="row" />}
      {place === 'panel' && <MyPanel play={play} position={position} />}
      {widgetOf(play, position)}
      {position.main && cards > 0 && <MyHand play={play} turn={turn} as="names" />}
      <More play={play} position={position} />
    </>
  );
}

/** Choices that have no other place on the screen. */
function More({ play, position }: { play: Play; position: Position }) {
  const others = otherChoices(position);
  if (others.length === 0) return null;
  return (
    <details className={s.more}>
      <summary>{t('more-actions', { n: others.length })}</summary>
      <div className={s.ships}>
        {others.map((choice) => (
          <button key={choice.id} type="button" onClick={() => void play.answer(choice.id)}>
            {labelOf(play, choice)}
          </button>
        ))}
      </div>
    </details>
  );
}
