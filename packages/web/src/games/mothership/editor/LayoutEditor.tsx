import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import '../board/tokens.css';
import { useDrag } from '../../../look/board/index.ts';
import {
  ActionBar,
  type ActionItem,
  Brand,
  Cap,
  Foot,
  Frame,
  Glass,
  IconButton,
  LineIcon,
  LiveRegion,
  Sheet,
  SheetActions,
  Toasts,
  TopBar,
  usePhone,
} from '../../../look/index.ts';
import { useKeys } from '../../../play/keys.ts';
import { useNotices } from '../../../play/useNotices.ts';
import type { EditorProps } from '../../box.ts';
import { distance, type Hex } from '../board/hex.ts';
import type { Note } from '../board/map/Marks.tsx';
import { ACT_HINTS, ACT_NAMES } from './acts.ts';
import { Checks } from './Checks.tsx';
import { checkOf } from './check.ts';
import { DrawBoard } from './DrawBoard.tsx';
import { type Draft, draftNamed, emptyDraft, piecesOf, placed, seatsOf, shortName, written } from './draft.ts';
import s from './editor.module.css';
import { ActPicture, Palette } from './Palette.tsx';
import { PieceList } from './PieceList.tsx';
import { isDone, numbered, place, type Tool } from './pieces.ts';
import { SavedList } from './SavedList.tsx';
import { Setting } from './Setting.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import { isFault, readShared, SHARE_FAULTS } from './shared.ts';
import { useDrawing } from './useDrawing.ts';
import { useEditingKeys } from './useEditingKeys.ts';
import { nameOf, type Saved, useSaved } from './useSaved.ts';
import { newSheet, useSheet } from './useSheet.ts';

/** The planets' distances from one seat, or the name of the start. */
function notesOf(draft: Draft, seat: number | null): Note[] {
  const station = seat === null ? null : (draft.stations[seat] ?? null);
  const far = (hex: Hex): Note[] =>
    station === null ? [] : [{ hex, text: String(distance(station, hex)), kind: 'tag' as const }];
  return [
    ...[...draft.mineral, ...draft.gas].flatMap(far),
    ...(draft.start === null ? [] : [{ hex: draft.start, text: 'start', kind: 'tag' as const }]),
  ];
}

/** The drawing table for layouts: the map in the middle, what to draw with at the left, what comes of it at the right. */
export default function LayoutEditor({ onPlay }: EditorProps) {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const phone = usePhone();
  const [notices, tell] = useNotices();
  const { sheet, draw, lay, undo, redo } = useSheet();
  const { draft } = sheet;
  const kept = useSaved((words) => tell(words, 'bad'));
  const hand = useDrawing(draft, draw, tell);
  const [seat, setSeat] = useState<number | null>(null);
  const [sharing, setSharing] = useState(false);
  const [tab, setTab] = useState('draw');
  const [side, setSide] = useState<'saved' | 'list'>('saved');
  const check = useMemo(() => checkOf(draft), [draft]);
  const notes = useMemo(() => notesOf(draft, seat), [draft, seat]);
  // Where fleets may be placed, while that matters.
  const homes = useMemo(() => {
    if (hand.act === 'station' || hand.act === 'start') {
      return draft.mode === 'solo' ? placed([draft.start]) : placed(draft.stations);
    }
    return placed([seat === null ? null : (draft.stations[seat] ?? null)]);
  }, [draft, hand.act, seat]);
  const wrong = useMemo(
    () => new Map(check.faults.flatMap(({ hexes, words }) => hexes.map((hex) => [hex, words] as const))),
    [check],
  );
  const original = kept.saved?.find(({ id }) => id === sheet.id);
  const unsaved = original === undefined || JSON.stringify(original.draft) !== JSON.stringify(draft);
  const ready = check.faults.length === 0;

  // A link brings its layout along, once.
  useEffect(() => {
    if (hash === '') return;
    const found = readShared(hash);
    if (isFault(found)) tell(SHARE_FAULTS[found], 'bad');
    else lay(newSheet(found));
    navigate(pathname, { replace: true });
  }, [hash, pathname, navigate, lay, tell]);

  async function save(): Promise<void> {
    if (await kept.save(sheet)) tell(`${nameOf(draft)} is saved.`, 'plain');
  }
  async function play(): Promise<void> {
    await kept.save(sheet);
    const mode = draft.mode === 'free' ? 'deathmatch' : draft.mode;
    onPlay({ mode, layout: 'custom', custom: written(draft) }, seatsOf(draft));
  }

  const carry = useDrag<Tool>({
    picture: (tool) => <ActPicture act={tool} draft={draft} />,
    onStart: hand.choose,
    onOver: (_tool, cell) => hand.setHover(cell),
    onDrop: (tool, cell) => {
      hand.setHover(null);
      if (cell !== null) hand.put(tool, cell);
    },
  });

  useKeys({
    ...Object.fromEntries(hand.acts.slice(0, 9).map((act, i) => [String(i + 1), () => hand.choose(act)])),
    Z: () => undo?.(),
    Y: () => redo?.(),
    M: () => hand.choose('move'),
    X: () => hand.choose('erase'),
    S: hand.toggleSymmetry,
    Esc: hand.letGo,
    Delete: () => hand.hover !== null && hand.take(hand.hover),
    Backspace: () => hand.hover !== null && hand.take(hand.hover),
  });
  useEditingKeys(undo, redo, () => void save());

  const actions: ActionItem[] = [
    {
      id: 'save',
      label: unsaved ? 'Save' : 'Saved',
      onPress: () => void save(),
      disabled: unsaved ? null : 'It is saved.',
    },
    {
      id: 'play',
      label: 'Play this layout',
      kind: 'go',
      onPress: () => void play(),
      disabled: ready ? null : 'Something is wrong still: see the checks.',
    },
  ];
  const [first] = check.faults;
  const sentence = first ? first.words : ready && check.warnings[0] ? check.warnings[0] : 'Ready to play.';
  const detail = hand.picked ? 'Press the hex it goes to.' : ACT_HINTS[hand.act];

  const palette = (
    <Palette
      draft={draft}
      act={hand.act}
      symmetry={hand.symmetry}
      onAct={hand.choose}
      onSymmetry={hand.setSymmetry}
      lift={carry.lift}
    />
  );
  const setting = (
    <Setting
      draft={draft}
      onDraw={(next) => {
        const lost = piecesOf(draft).length - piecesOf(next).length;
        if (lost > 0)
          tell(`${lost === 1 ? 'A piece has' : `${lost} pieces have`} no place here. Undo brings back what was.`);
        draw(next);
      }}
      onStart={(id) => lay(newSheet(id ? draftNamed(id) : emptyDraft(draft.mode, draft.board, seatsOf(draft))))}
    />
  );
  const checks = (
    <Checks
      check={check}
      seat={seat}
      onSeat={setSeat}
      onLook={(hexes) => {
        const [hex] = hexes;
        setTab('draw');
        document.querySelector<SVGGElement>(`[data-cell="${hex}"]`)?.focus();
      }}
      onNumber={() => draw(numbered(draft))}
    />
  );
  const saved = (
    <SavedList
      saved={kept.saved}
      now={sheet.id}
      onOpen={({ id, draft: other }: Saved) => lay({ id, draft: other })}
      onSave={(other, updated) => {
        void kept.save(other, updated);
        // The one on the table goes by its new name too.
        if (other.id === sheet.id && other.draft.name !== draft.name) draw({ ...draft, name: other.draft.name });
      }}
      onRemove={(id) => void kept.remove(id)}
    />
  );
  const list = (
    <PieceList
      keys={!phone}
      draft={draft}
      wrong={wrong}
      onPlace={(tool, hex) => hand.put(tool, hex, 'none')}
      onErase={(tool, hex) => {
        const next = place(draft, tool, hex);
        if (isDone(next)) draw(next);
      }}
    />
  );
  const name = (
    <input
      type="text"
      className={s.name}
      aria-label="Name of the layout"
      placeholder="Name this layout"
      value={draft.name}
      onChange={(e) => draw({ ...draft, name: shortName(e.target.value) }, 'name')}
    />
  );
  const tabs = [
    { id: 'saved' as const, label: `Your layouts ${kept.saved?.length || ''}` },
    { id: 'list' as const, label: 'List' },
  ];
  return (
    <div data-game="mothership" className={s.root}>
      <Frame
        names={{ left: 'What to draw with', right: 'Checks and saved layouts' }}
        top={
          <TopBar
            brand={<Brand game="Layout editor" />}
            track={name}
            buttons={
              <>
                <IconButton
                  label="Undo"
                  hint="Z"
                  icon={<LineIcon name="undo" />}
                  disabled={!undo}
                  onClick={() => undo?.()}
                />
                <IconButton
                  label="Redo"
                  hint="Y"
                  icon={<LineIcon name="redo" />}
                  disabled={!redo}
                  onClick={() => redo?.()}
                />
                <IconButton label="Send and fetch" icon={<LineIcon name="share" />} onClick={() => setSharing(true)} />
                <IconButton label="Leave the editor" icon={<LineIcon name="close" />} onClick={() => navigate('/')} />
              </>
            }
          />
        }
        board={
          <DrawBoard
            draft={draft}
            faults={check.faults}
            act={hand.act}
            symmetry={hand.symmetry}
            picked={hand.picked}
            hover={hand.hover}
            notes={notes}
            homes={homes}
            onHover={hand.setHover}
            onHex={hand.press}
            onMove={hand.carry}
          />
        }
        left={
          <div className={s.rail}>
            <Glass className={s.panel} aria-label="Layout">
              <Cap as="h2">Layout</Cap>
              {setting}
            </Glass>
            <Glass className={s.panel} aria-label="Pieces">
              <Cap as="h2">Pieces</Cap>
              {palette}
            </Glass>
          </div>
        }
        right={
          <>
            <Glass className={s.panel} aria-label="Checks">
              <Cap as="h2">Checks</Cap>
              {checks}
            </Glass>
            <Glass className={s.side}>
              <div className={s.tabs} role="tablist" aria-label="Layouts and pieces">
                {tabs.map(({ id, label }) => (
                  <button key={id} type="button" role="tab" aria-selected={id === side} onClick={() => setSide(id)}>
                    {label}
                  </button>
                ))}
              </div>
              <div className={s.scroll} role="tabpanel" aria-label={tabs.find(({ id }) => id === side)?.label}>
                {side === 'saved' ? saved : list}
              </div>
            </Glass>
          </>
        }
        bottom={
          <Foot busy={false} panel={null}>
            <div className={s.bar}>
              <ActionBar label="This layout" sentence={sentence} detail={detail} actions={actions} />
            </div>
          </Foot>
        }
        sheet={
          <Sheet
            label="Drawing"
            active={tab}
            onTab={setTab}
            sentence={tab === 'draw' ? ACT_NAMES[hand.act] : sentence}
            detail={tab === 'draw' ? detail : null}
            tabs={[
              { id: 'draw', label: 'Draw', icon: 'pencil', tall: 'fit', content: palette },
              { id: 'layout', label: 'Layout', icon: 'hex', tall: 'fit', content: setting },
              {
                id: 'check',
                label: 'Check',
                icon: 'check',
                badge: check.faults.length,
                tall: 'fit',
                content: (
                  <>
                    {checks}
                    <SheetActions actions={actions} />
                  </>
                ),
              },
              { id: 'saved', label: 'Yours', icon: 'cards', tall: true, content: saved },
              { id: 'list', label: 'List', icon: 'log', tall: true, content: list },
            ]}
          />
        }
        over={
          <>
            <Toasts items={notices} />
            <LiveRegion text={hand.said} />
            {carry.layer}
            {sharing && (
              <ShareDialog
                draft={draft}
                onClose={() => setSharing(false)}
                onRead={(found) => {
                  setSharing(false);
                  lay(newSheet(found));
                  tell(`${nameOf(found)} lies on the table.`, 'plain');
                }}
              />
            )}
          </>
        }
      />
    </div>
  );
}
