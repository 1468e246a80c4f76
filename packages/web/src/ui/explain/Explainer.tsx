import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { t } from '../text.ts';
import s from './explain.module.css';

/** The text of a tooltip. */
export interface About {
  title: string;
  text: string;
}

export interface ExplainerProps {
  /** The explanation for a `data-about` or `data-hold` value, or null. */
  about(id: string): About | null;
}

/** How long the pointer must rest or press before an explanation appears, in milliseconds. */
const REST = 450;
const HOLD = 450;
const SLOP = 8;
/** Distance of a tooltip from its element and from the edge of the screen, in pixels. */
const GAP = 8;

const ABOUT = '[data-about]';
const HELD = '[data-about], [data-hold], [title]';

/**
 * Tooltips. With the mouse they appear on elements with `data-about`; with press and hold, also on those with
 * `data-hold` or a `title`. `data-more` adds current numbers.
 */
export function Explainer({ about }: ExplainerProps) {
  const [shown, setShown] = useState<(About & { box: DOMRect }) | null>(null);
  const aboutNow = useEffectEvent(about);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from: { x: number; y: number } | null = null;
    let over: Element | null = null;

    function explain(el: Element): boolean {
      const id = el.getAttribute('data-about') ?? el.getAttribute('data-hold');
      const title = el.getAttribute('title');
      const found = (id && aboutNow(id)) || (title ? { title: '', text: title } : null);
      if (!found) return false;
      const more = el.getAttribute('data-more');
      setShown({
        ...found,
        text: more ? t('explained', { text: found.text, more }) : found.text,
        box: el.getBoundingClientRect(),
      });
      return true;
    }
    function leave() {
      clearTimeout(timer);
      over = null;
      setShown(null);
    }
    function onOver(e: PointerEvent) {
      if (e.pointerType !== 'mouse' || !(e.target instanceof Element)) return;
      const el = e.target.closest(ABOUT);
      if (el === over) return;
      leave();
      over = el;
      if (el) timer = setTimeout(() => el.isConnected && explain(el), REST);
    }
    function onDown(e: PointerEvent) {
      leave();
      if (e.pointerType === 'mouse' || !(e.target instanceof Element)) return;
      from = { x: e.clientX, y: e.clientY };
      const el = e.target.closest(HELD);
      if (!el) return;
      timer = setTimeout(() => {
        // The tap that ends a press and hold must have no other effect.
        if (el.isConnected && explain(el)) addEventListener('click', swallow, { capture: true, once: true });
      }, HOLD);
    }
    function onMove(e: PointerEvent) {
      if (from && Math.hypot(e.clientX - from.x, e.clientY - from.y) > SLOP) clearTimeout(timer);
    }
    function onUp(e: PointerEvent) {
      if (e.pointerType === 'mouse') return;
      from = null;
      clearTimeout(timer);
      setTimeout(() => removeEventListener('click', swallow, { capture: true }), 50);
    }
    // The browser's own menu for a press and hold.
    const onMenu = (e: MouseEvent) => from && !isField(e.target) && e.preventDefault();
    const onKey = (e: KeyboardEvent) => e.key === 'Escape' && leave();
    addEventListener('pointerover', onOver);
    addEventListener('pointerdown', onDown, true);
    addEventListener('pointermove', onMove);
    addEventListener('pointerup', onUp);
    addEventListener('pointercancel', onUp);
    addEventListener('contextmenu', onMenu);
    addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerover', onOver);
      removeEventListener('pointerdown', onDown, true);
      removeEventListener('pointermove', onMove);
      removeEventListener('pointerup', onUp);
      removeEventListener('pointercancel', onUp);
      removeEventListener('contextmenu', onMenu);
      removeEventListener('keydown', onKey);
    };
  }, []);

  return shown && <Note {...shown} />;
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, a') !== null;

function swallow(e: Event): void {
  e.stopPropagation();
  e.preventDefault();
}

/** A tooltip above the element if there is room, otherwise below it, within the screen. */
function Note({ title, text, box }: About & { box: DOMRect }) {
  const note = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState({ left: 0, top: 0 });
  useLayoutEffect(() => {
    const { width: w = 0, height: h = 0 } = note.current?.getBoundingClientRect() ?? {};
    // Another tooltip may already be above the element.
    const taken = [...document.querySelectorAll('[role=tooltip]')].some((other) => other !== note.current);
    const above = taken ? -1 : box.top - h - GAP;
    setAt({
      left: Math.max(GAP, Math.min(innerWidth - w - GAP, box.left + box.width / 2 - w / 2)),
      top: above >= GAP ? above : Math.min(innerHeight - h - GAP, box.bottom + GAP),
    });
  }, [box]);
  return (
    <div ref={note} className={s.note} role="tooltip" style={at}>
      {title && <b>{title}</b>}
      <p>{text}</p>
    </div>
  );
}
