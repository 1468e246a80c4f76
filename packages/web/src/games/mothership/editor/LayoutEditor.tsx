import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import '../board/tokens.css';
import { useKeys } from '../../../play/keys.ts';
import { useToasts } from '../../../play/useToasts.ts';
import { useDrag } from '../../../ui/board/index.ts';
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
} from '../../../ui/index.ts';
import type { EditorProps } from '../../listing.ts';
import { distance, type Hex } from '../board/hex.ts';
import type { Note } from '../board/map/Marks.tsx';
import { Checks } from './Checks.tsx';
import { checkOf } from './check.ts';
import { DrawBoard } from './DrawBoard.tsx';
import { type Draft, draftNamed, emptyDraft, piecesOf, placed, seatsOf, shortName, written } from './draft.ts';
import s from './editor.module.css';
import { Palette, ToolPicture } from './Palette.tsx';
import { PieceList } from './PieceList.tsx';
import { isDone, numbered, place, type Tool } from './pieces.ts';
import { SavedList } from './SavedList.tsx';
import { Setting } from './Setting.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import { isFault, readShared, shareFaultText } from './shared.ts';
import { t } from './text.ts';
import { toolHint, toolName } from './tools.ts';
import { useDrawing } from './useDrawing.ts';
import { useEditingKeys } from './useEditingKeys.ts';
import { newOpenDraft, useOpenDraft } from './useOpenDraft.ts';
import { nameOf, type Saved, useSaved } from './useSaved.ts';

/** Labels with the planets' distances from one seat, or with the name of the start. */
function notesOf(draft: Draft, seat: number | null): Note[] {
  const station = seat === null ? null : (draft.stations[seat] ?? null);
  const far = (hex: Hex): Note[] =>
    station === null ? [] : [{ hex, text: String(distance(station, hex)), kind: 'tag' as const }];
  return [
    ...[...draft.mineral, ...draft.gas].flatMap(far),
    ...(draft.start === null ? [] : [{ hex: draft.start, text: t('start-note'), kind: 'tag' as const }]),
  ];
}

/** The layout editor: the map in the middle, tools on the left, checks and saved layouts on the right. */
export default function LayoutEditor({ onPlay }: EditorProps) {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const phone = usePhone();
  const [notices, tell] = useToasts();
  const { current, change, open, undo, redo } = useOpenDraft();
  const { draft } = current;
  const kept = useSaved((words) => tell(words, 'bad'));
  const drawing = useDrawing(draft, change, tell);
  const [seat, setSeat] = useState<number | null>(null);
  const [sharing, setSharing] = useState(false);
  const [tab, setTab] = useState('draw');
  const [side, setSide] = useState<'saved' | 'list'>('saved');
  const check = useMemo(() => checkOf(draft), [draft]);
  const notes = useMemo(() => notesOf(draft, seat), [draft, seat]);
  // Shows where fleets may be placed while stations or starts are edited.
  const homes = useMemo(() => {
    if (drawing.tool === 'station' || drawing.tool === 'start') {
      return draft.mode === 'solo' ? placed([draft.start]) : placed(draft.stations);
    }
    return placed([seat === null ? null : (draft.stations[seat] ?? null)]);
  }, [draft, drawing.tool, seat]);
  const wrong = useMemo(
    () => new Map(check.faults.flatMap(({ hexes, words }) => hexes.map((hex) => [hex, words] as const))),
    [check],
  );
  const original = kept.saved?.find(({ id }) => id === current.id);
  const unsaved = original === undefined || JSON.stringify(original.draft) !== JSON.stringify(draft);
  const ready = check.faults.length === 0;

  // Opens the layout in a link once.
  useEffect(() => {
    if (hash === '') return;
    const found = readShared(hash);
    if (isFault(found)) tell(shareFaultText(found), 'bad');
    else open(newOpenDraft(found));
    navigate(pathname, { replace: true });
  }, [hash, pathname, navigate, open, tell]);

  async function save(): Promise<void> {
    if (await kept.save(current)) tell(t('saved', { name: nameOf(draft) }), 'plain');
  }
  async function play(): Promise<void> {
    await kept.save(current);
    const mode = draft.mode === 'free' ? 'deathmatch' : draft.mode;
    onPlay({ mode, layout: 'custom', custom: written(draft) }, seatsOf(draft));
  }

  const carry = useDrag<Tool>({
    picture: (tool) => <ToolPicture tool={tool} draft={draft} />,
    onStart: drawing.choose,
    onOver: (_tool, cell) => drawing.setHover(cell),
    onDrop: (tool, cell) => {
      drawing.setHover(null);
      if (cell !== null) drawing.put(tool, cell);
    },
  });

  useKeys({
    ...Object.fromEntries(drawing.tools.slice(0, 9).map((tool, i) => [String(i + 1), () => drawing.choose(tool)])),
    Z: () => undo?.(),
    Y: () => redo?.(),
    M: () => drawing.choose('move'),
    X: () => drawing.choose('erase'),
    S: drawing.toggleSymmetry,
    Esc: drawing.letGo,
    Delete: () => drawing.hover !== null && drawing.take(drawing.hover),
    Backspace: () => drawing.hover !== null && drawing.take(drawing.hover),
  });
  useEditingKeys(undo, redo, () => void save());

  const actions: ActionItem[] = [
    {
      id: 'save',
      label: t(unsaved ? 'save' : 'is-saved'),
      onPress: () => void save(),
      disabled: unsaved ? null : t('no-changes'),
    },
    {
      id: 'play',
      label: t('play'),
      kind: 'go',
      onPress: () => void play(),
      disabled: ready ? null : t('fix-first'),
    },
  ];
  const [first] = check.faults;
  const sentence = first ? first.words : ready && check.warnings[0] ? check.warnings[0] : t('ready');
  const detail = drawing.picked ? t('hint-picked') : toolHint(drawing.tool);

  const palette = (
    <Palette
      draft={draft}
      tool={drawing.tool}
      symmetry={drawing.symmetry}
      onTool={drawing.choose}
      onSymmetry={drawing.setSymmetry}
      lift={carry.lift}
    />
  );
  const setting = (
    <Setting
      draft={draft}
      onDraw={(next) => {
        const lost = piecesOf(draft).length - piecesOf(next).length;
        if (lost > 0) tell(t('pieces-lost', { n: lost }));
        change(next);
      }}
      onStart={(id) => open(newOpenDraft(id ? draftNamed(id) : emptyDraft(draft.mode, draft.board, seatsOf(draft))))}
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
      onNumber={() => change(numbered(draft))}
    />
  );
  const saved = (
    <SavedList
      saved={kept.saved}
      now={current.id}
      onOpen={({ id, draft: other }: Saved) => open({ id, draft: other })}
      onSave={(other, updated) => {
        void kept.save(other, updated);
        // If the renamed layout is the open one, the open draft is renamed too.
        if (other.id === current.id && other.draft.name !== draft.name) change({ ...draft, name: other.draft.name });
      }}
      onRemove={(id) => void kept.remove(id)}
    />
  );
  const list = (
    <PieceList
      keys={!phone}
      draft={draft}
      wrong={wrong}
      onPlace={(tool, hex) => drawing.put(tool, hex, 'none')}
      onErase={(tool, hex) => {
        const next = place(draft, tool, hex);
        if (isDone(next)) change(next);
      }}
    />
  );
  const name = (
    <input
      type="text"
      className={s.name}
      aria-label={t('name')}
      placeholder={t('name-placeholder')}
      value={draft.name}
      onChange={(e) => change({ ...draft, name: shortName(e.target.value) }, 'name')}
    />
  );
  const tabs = [
    { id: 'saved' as const, label: t('your-layouts', { n: kept.saved?.length ?? 0 }) },
    { id: 'list' as const, label: t('list') },
  ];
  return (
    <div data-game="mothership" className={s.root}>
      <Frame
        names={{ left: t('left-rail'), right: t('right-rail') }}
        top={
          <TopBar
            brand={<Brand game={t('editor')} />}
            track={name}
            buttons={
              <>
                <IconButton
                  label={t('undo')}
                  hint="Z"
                  icon={<LineIcon name="undo" />}
                  disabled={!undo}
                  onClick={() => undo?.()}
                />
                <IconButton
                  label={t('redo')}
                  hint="Y"
                  icon={<LineIcon name="redo" />}
                  disabled={!redo}
                  onClick={() => redo?.()}
                />
                <IconButton
                  label={t('share-button')}
                  icon={<LineIcon name="share" />}
                  onClick={() => setSharing(true)}
                />
                <IconButton label={t('leave')} icon={<LineIcon name="close" />} onClick={() => navigate('/')} />
              </>
            }
          />
        }
        board={
          <DrawBoard
            draft={draft}
            faults={check.faults}
            tool={drawing.tool}
            symmetry={drawing.symmetry}
            picked={drawing.picked}
            hover={drawing.hover}
            notes={notes}
            homes={homes}
            onHover={drawing.setHover}
            onHex={drawing.press}
            onMove={drawing.carry}
          />
        }
        left={
          <div className={s.rail}>
            <Glass className={s.panel} aria-label={t('layout')}>
              <Cap as="h2">{t('layout')}</Cap>
              {setting}
            </Glass>
            <Glass className={s.panel} aria-label={t('pieces')}>
              <Cap as="h2">{t('pieces')}</Cap>
              {palette}
            </Glass>
          </div>
        }
        right={
          <>
            <Glass className={s.panel} aria-label={t('checks')}>
              <Cap as="h2">{t('checks')}</Cap>
              {checks}
            </Glass>
            <Glass className={s.side}>
              <div className={s.tabs} role="tablist" aria-label={t('layouts-and-pieces')}>
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
              <ActionBar label={t('this-layout')} sentence={sentence} detail={detail} actions={actions} />
            </div>
          </Foot>
        }
        sheet={
          <Sheet
            label={t('drawing')}
            active={tab}
            onTab={setTab}
            sentence={tab === 'draw' ? toolName(drawing.tool) : sentence}
            detail={tab === 'draw' ? detail : null}
            tabs={[
              { id: 'draw', label: t('draw'), icon: 'pencil', tall: 'fit', content: palette },
              { id: 'layout', label: t('layout'), icon: 'hex', tall: 'fit', content: setting },
              {
                id: 'check',
                label: t('check'),
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
              { id: 'saved', label: t('yours'), icon: 'cards', tall: true, content: saved },
              { id: 'list', label: t('list'), icon: 'log', tall: true, content: list },
            ]}
          />
        }
        over={
          <>
            <Toasts items={notices} />
            <LiveRegion text={drawing.announcement} />
            {carry.layer}
            {sharing && (
              <ShareDialog
                draft={draft}
                onClose={() => setSharing(false)}
                onRead={(found) => {
                  setSharing(false);
                  open(newOpenDraft(found));
                  tell(t('opened', { name: nameOf(found) }), 'plain');
                }}
              />
            )}
          </>
        }
      />
    </div>
  );
}
