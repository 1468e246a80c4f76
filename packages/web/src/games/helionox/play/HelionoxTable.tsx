import type { HelionoxView } from '@orrery/helionox';
import { useState } from 'react';
import type { TableProps } from '../../../play/game-ui.ts';
import { focusOn, keysOf, useKeys } from '../../../play/keys.ts';
import { TableLayout } from '../../../play/TableLayout.tsx';
import { promptKeys } from '../../../prompts/keys.ts';
import { type SheetTab, usePhone } from '../../../ui/index.ts';
import { useSplit } from '../../../ui/media.ts';
import { Board, EventMeter, Market, PhaseTrack, type Subject } from '../board/index.ts';
import { t } from '../text.ts';
import { areaOf } from './area.ts';
import { Choice } from './Choice.tsx';
import { cardKeys } from './card-keys.ts';
import { Negotiation } from './Negotiation.tsx';
import { answerPlaceOf } from './options.ts';
import { AfterAnswers, HandTab, PhoneSentence, Strip } from './Phone.tsx';
import { type AreaProps, Inspected, PlayArea } from './PlayArea.tsx';
import { Players } from './Players.tsx';
import s from './play.module.css';
import { useTurn } from './useTurn.ts';

/** Shown in the inspector with nothing else to inspect. */
const ARCHITECT: Subject = { kind: 'architect' };

/** Helionox's table: worlds, hand, Market, players, and the action bar with the current question. */
export function HelionoxTable(props: TableProps) {
  const { play } = props;
  const view = play.table.view as HelionoxView;
  const phone = usePhone();
  const split = useSplit();
  const [tab, setTab] = useState('act');
  const area = areaOf(play, view);
  const turn = useTurn(play, view, area.me, () => phone && setTab('act'));
  const place = answerPlaceOf(play.ask?.prompt ?? null, area.mine?.hand ?? null, phone);
  const parts: AreaProps = { play, view, area, turn, place };
  useTableKeys(parts);
  // On wide screens, cards take the place of the hand.
  const widget = (place === 'widget' || (phone && place === 'cards')) && (
    <div className={s.panel}>
      <Choice play={play} onLook={turn.pointing.onLook} />
    </div>
  );
  const players = <Players play={play} view={view} pointing={turn.pointing} />;
  const market = <Market view={view} me={area.me} pointing={turn.pointing} />;
  const handTab: SheetTab = {
    id: 'hand',
    label: t('hand'),
    icon: 'hex',
    badge: area.mine?.hand.length ?? 0,
    tall: true,
    content: <HandTab {...parts} />,
  };
  const marketTab: SheetTab = { id: 'market', label: t('market'), icon: 'plus', tall: true, content: market };
  return (
    <TableLayout
      {...props}
      rails="wide"
      round={view.round}
      track={<PhaseTrack view={view} />}
      meter={<EventMeter view={view} />}
      board={
        <Board view={view} me={area.me} nameOf={play.nameOf} pointing={turn.pointing} table={<PlayArea {...parts} />} />
      }
      players={players}
      side={
        <>
          <Inspected {...parts} subject={turn.looked ?? turn.chosen ?? ARCHITECT} className={s.inspector} />
          {market}
        </>
      }
      prompt={{ ...turn.prompt, widget }}
      phone={{
        before: view.call !== null && <Negotiation view={view} nameOf={play.nameOf} />,
        after: <AfterAnswers {...parts} widget={widget} />,
        // The same height for all questions, so that the worlds stay where they are.
        tall: false,
        sentence: <PhoneSentence {...parts} />,
        strip: <Strip play={play} view={view} onPick={() => setTab('players')} />,
        tab,
        onTab: setTab,
        // On tablets, the cards of the hand are beside these tabs.
        tabs: [
          ...(split ? [marketTab, handTab] : [handTab, marketTab]),
          { id: 'players', label: t('players'), icon: 'players', tall: true, content: players },
        ],
      }}
    />
  );
}

function useTableKeys({ play, area, turn, place }: AreaProps) {
  const { ask, draft, setDraft, answer } = play;
  const { actions } = turn.prompt;
  const go = actions.find(({ kind, disabled }) => kind === 'go' && !disabled);
  useKeys({
    ...(ask && place !== 'table' ? promptKeys(ask.prompt, draft, setDraft, (given) => void answer(given)) : {}),
    ...cardKeys(play, place, area.mine?.hand ?? [], turn.pointing.onPick),
    ...keysOf(actions),
    // With something chosen, both Space and Enter confirm it.
    ...(go && turn.chosen ? { Space: go.onPress, '↵': go.onPress } : {}),
    B: () => focusOn(`[aria-label="${t('locations')}"] button`),
    H: () => focusOn(`[aria-label="${area.title}"] button`),
    T: () => focusOn(`[aria-label="${t('market')}"] button`),
    A: () => focusOn('[data-part="move"] button:not([disabled])'),
  });
}
