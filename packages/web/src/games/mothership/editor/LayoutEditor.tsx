import { type ReactNode, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import '../board/tokens.css';
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
  type LineName,
  LiveRegion,
  Sheet,
  SheetActions,
  Toasts,
  TopBar,
  usePhone,
  useTouch,
} from '../../../ui/index.ts';
import type { EditorProps } from '../../listing.ts';
import { distance, type Hex } from '../board/hex.ts';
import type { Note } from '../board/map/Marks.tsx';
import { Checks } from './Checks.tsx';
import { wrongHexes } from './check.ts';
import { DrawBoard } from './DrawBoard.tsx';
import { type Draft, draftNamed, emptyDraft, piecesOf, placed, seatsOf, shortName } from './draft.ts';
import s from './editor.module.css';
import { Palette, ToolPicture } from './Palette.tsx';
import { PieceList } from './PieceList.tsx';
import { isDone, numbered, place, type Tool } from './pieces.ts';
import { SavedList } from './SavedList.tsx';
import { Setting } from './Setting.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import { t } from './text.ts';
import { type EditTool, toolHint, toolName } from './tools.ts';
import { type Editor, useEditor, useEditorKeys } from './useEditor.ts';
import { newOpenDraft } from './useOpenDraft.ts';
import { nameOf, type Saved } from './useSaved.ts';

/** Labels: each planet's distance from the chosen seat's station, and “start” on the starting hex if there is one. */
function notesOf(draft: Draft, seat: number | null): Note[] {
  const station = seat === null ? null : (draft.stations[seat] ?? null);
  const far = (hex: Hex): Note[] =>
    station === null ? [] : [{ hex, text: String(distance(station, hex)), kind: 'tag' as const }];
  return [
    ...[...draft.mineral, ...draft.gas].flatMap(far),
    ...(draft.start === null ? [] : [{ hex: draft.start, text: t('start-note'), kind: 'tag' as const }]),
  ];
}

/** Outlines the placement areas of all fleets while stations or starts are edited, otherwise that of the chosen seat. */
function homesOf({ mode, start, stations }: Draft, tool: EditTool, seat: number | null): Hex[] {
  if (tool === 'station' || tool === 'start') return mode === 'solo' ? placed([start]) : placed(stations);
  return placed([seat === null ? null : (stations[seat] ?? null)]);
}

/** The layout editor: the map in the middle, tools on the left, checks and saved layouts on the right. */
export default function LayoutEditor({ onPlay }: EditorProps) {
  const editor = useEditor(onPlay);
  const { draft, drawing, check } = editor;
  const touch = useTouch();
  const [seat, setSeat] = useState<number | null>(null);
  const [sharing, setSharing] = useState(false);
  const [tab, setTab] = useState('draw');
  useEditorKeys(editor);
  const carry = useDrag<Tool>({
    picture: (tool) => <ToolPicture tool={tool} draft={draft} />,
    onStart: drawing.choose,
    onOver: (_tool, cell) => drawing.setHover(cell),
    onDrop: (tool, cell) => {
      drawing.setHover(null);
      if (cell !== null) drawing.put(tool, cell);
    },
  });
  const actions = actionsOf(editor);
  const sentence = check.faults[0]?.words ?? check.warnings[0] ?? t('ready');
  const detail = toolHint(drawing.picked ? 'picked' : drawing.tool, touch);

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
  const setting = <DraftSetting editor={editor} />;
  const checks = (
    <Checks
      check={check}
      seat={seat}
      onSeat={setSeat}
      onLook={([hex]) => {
        setTab('draw');
        document.querySelector<SVGGElement>(`[data-cell="${hex}"]`)?.focus();
      }}
      onNumber={() => editor.change(numbered(draft))}
    />
  );
  const saved = <SavedLayouts editor={editor} />;
  const list = <Pieces editor={editor} />;
  return (
    <div data-game="mothership" className={s.root}>
      <Frame
        names={{ left: t('left-rail'), right: t('right-rail') }}
        top={<Top editor={editor} onShare={() => setSharing(true)} />}
        board={<EditedBoard editor={editor} seat={seat} />}
        left={
          <div className={s.rail}>
            <Panel title={t('layout')}>{setting}</Panel>
            <Panel title={t('pieces')}>{palette}</Panel>
          </div>
        }
        right={
          <>
            <Panel title={t('checks')}>{checks}</Panel>
            <SideTabs
              tabs={[
                { id: 'saved', label: t('your-layouts', { n: editor.kept.saved?.length ?? 0 }), content: saved },
                { id: 'list', label: t('pieces'), content: list },
              ]}
            />
          </>
        }
        bottom={
          <Foot busy={false}>
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
                label: t('checks'),
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
              { id: 'saved', label: t('tab-saved'), icon: 'cards', tall: true, content: saved },
              { id: 'list', label: t('pieces'), icon: 'log', tall: true, content: list },
            ]}
          />
        }
        over={
          <>
            <Toasts items={editor.notices} />
            <LiveRegion text={drawing.announcement} />
            {carry.layer}
            {sharing && <Share editor={editor} onClose={() => setSharing(false)} />}
          </>
        }
      />
    </div>
  );
}

const actionsOf = ({ unsaved, check, save, play }: Editor): ActionItem[] => [
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
    disabled: check.faults.length === 0 ? null : t('fix-first'),
  },
];

/** The name of the layout, and the buttons for undo, sharing and leaving. */
function Top({ editor, onShare }: { editor: Editor; onShare: () => void }) {
  const { draft, change, undo, redo } = editor;
  const navigate = useNavigate();
  const button = (icon: LineName, label: string, onClick: (() => void) | null, hint?: string) => (
    <IconButton
      label={label}
      hint={hint}
      icon={<LineIcon name={icon} />}
      disabled={!onClick}
      onClick={() => onClick?.()}
    />
  );
  return (
    <TopBar
      brand={<Brand game={t('editor')} />}
      track={
        <input
          type="text"
          className={s.name}
          aria-label={t('name')}
          placeholder={t('name-placeholder')}
          value={draft.name}
          onChange={(e) => change({ ...draft, name: shortName(e.target.value) }, 'name')}
        />
      }
      buttons={
        <>
          {button('undo', t('undo'), undo, 'Z')}
          {button('redo', t('redo'), redo, 'Y')}
          {button('share', t('share-button'), onShare)}
          {button('close', t('leave'), () => navigate('/'))}
        </>
      }
    />
  );
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Glass className={s.panel} aria-label={title}>
      <Cap as="h2">{title}</Cap>
      {children}
    </Glass>
  );
}

function SideTabs({ tabs }: { tabs: readonly { id: string; label: string; content: ReactNode }[] }) {
  const [active, setActive] = useState(tabs[0]?.id);
  const shown = tabs.find(({ id }) => id === active);
  return (
    <Glass className={s.side}>
      <div className={s.tabs} role="tablist" aria-label={t('layouts-and-pieces')}>
        {tabs.map(({ id, label }) => (
          <button key={id} type="button" role="tab" aria-selected={id === active} onClick={() => setActive(id)}>
            {label}
          </button>
        ))}
      </div>
      <div className={s.scroll} role="tabpanel" aria-label={shown?.label}>
        {shown?.content}
      </div>
    </Glass>
  );
}

function EditedBoard({ editor: { draft, drawing, check }, seat }: { editor: Editor; seat: number | null }) {
  const notes = useMemo(() => notesOf(draft, seat), [draft, seat]);
  const homes = useMemo(() => homesOf(draft, drawing.tool, seat), [draft, drawing.tool, seat]);
  return (
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
  );
}

function DraftSetting({ editor: { draft, change, open, tell } }: { editor: Editor }) {
  return (
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
}

function SavedLayouts({ editor: { current, draft, kept, open, change } }: { editor: Editor }) {
  return (
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
}

function Pieces({ editor: { draft, drawing, check, change } }: { editor: Editor }) {
  const phone = usePhone();
  return (
    <PieceList
      keys={!phone}
      draft={draft}
      wrong={wrongHexes(check.faults)}
      onPlace={(tool, hex) => drawing.put(tool, hex, 'none')}
      onErase={(tool, hex) => {
        const next = place(draft, tool, hex);
        if (isDone(next)) change(next);
      }}
    />
  );
}

function Share({ editor: { draft, open, tell }, onClose }: { editor: Editor; onClose: () => void }) {
  return (
    <ShareDialog
      draft={draft}
      onClose={onClose}
      onRead={(found) => {
        onClose();
        open(newOpenDraft(found));
        tell(t('opened', { name: nameOf(found) }), 'plain');
      }}
    />
  );
}
