import { cardText, type Gain, type HelionoxView, isPlain, sumOf } from '@orrery/helionox';
import type { Option } from '@orrery/kernel';
import { useEffect, useMemo, useState } from 'react';
import { type ActionItem, useStable } from '../../../look/index.ts';
import { idleActions } from '../../../play/idle.ts';
import { keyOf, type Play } from '../../../play/play.ts';
import { actionsFor } from '../../../prompts/actions.ts';
import { answerOf, toggled } from '../../../prompts/draft.ts';
import {
  designOf,
  gainWords,
  keyOf as nameOf,
  type Pointing,
  type Possibility,
  type Subject,
  same,
} from '../board/index.ts';
import { asksForCards } from './Choice.tsx';
import { effectOf, gainOf } from './consequences.ts';
import { isMenu, labelOf, optionsFor, optionsOf, passOf } from './options.ts';

/** The turn as the screen sees it: what is pointed at, what can be done with it, what the buttons are. */
export interface Turn {
  pointing: Pointing;
  chosen: Subject | null;
  looked: Subject | null;
  /** What could be done with a thing now. */
  about(subject: Subject | null): Possibility[];
  actions: ActionItem[];
  sentence: string;
  detail: string | null;
  /** What would change in the pools if what is looked at or chosen were done. */
  would: Gain;
}

const ready = (options: Option[]) => options.filter((option) => !option.why);

/** What stands in the bar while nothing is chosen. */
const QUICK = /^(bonus|key|embassy|cargo|deliver:.*|garrison:.*)$/;

const KEYS: Record<string, string> = { bonus: 'L', key: 'K', embassy: 'E', cargo: 'C', deliver: 'D', garrison: 'G' };

/** Picking things on the table: the first press shows, the second one does. */
export function useTurn(play: Play, view: HelionoxView, me: number): Turn {
  const { ask, draft, setDraft, words } = play;
  const [held, setHeld] = useState<{ asked: string; subject: Subject } | null>(null);
  const [looked, setLooked] = useState<Subject | null>(null);
  const asked = ask ? keyOf(ask) : '';
  const chosen = held && held.asked === asked ? held.subject : null;
  const seat = ask?.seat ?? me;
  // What was pointed at may be gone after a move.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every new question
  useEffect(() => {
    setLooked(null);
  }, [asked]);

  // Every thing on the table asks what can be done with it, some of them twice.
  const options = useMemo(() => {
    const known = new Map<string, Option[]>();
    return (subject: Subject): Option[] => {
      const key = nameOf(subject);
      const found = known.get(key) ?? (ask ? optionsFor(ask.prompt, subject, view, seat) : []);
      known.set(key, found);
      return found;
    };
  }, [ask, view, seat]);
  const about = (subject: Subject | null): Possibility[] =>
    subject === null
      ? []
      : options(subject).map((option) => ({
          id: option.id,
          label: labelOf(option, play),
          why: option.why ? words.refusal(option.why) : null,
        }));
  const choose = (subject: Subject | null) => setHeld(subject && { asked, subject });

  const pick = useStable((subject: Subject) => {
    const found = options(subject);
    const [first] = ready(found);
    if (ask?.prompt.kind === 'subset' && first) {
      setDraft({ picked: toggled(draft.picked, first.id, ask.prompt.max) });
      return choose(subject);
    }
    if (!same(chosen, subject)) {
      if (ask?.prompt.kind === 'choose' && !isMenu(ask.prompt) && first) setDraft({ picked: [first.id] });
      return choose(subject);
    }
    // The second press does the one thing there is to do; where there are several, the buttons name them.
    if (first && (found.length === 1 || ready(found).length === 1)) return void play.answer(first.id);
    if (!first) choose(null);
  });

  const pointing: Pointing = {
    chosen,
    open: (subject) => ready(options(subject)).length > 0,
    onPick: pick,
    onLook: setLooked,
  };

  const menu = ask && isMenu(ask.prompt) ? ask.prompt : null;
  const say = ask ? words.say(ask.prompt.text) : play.idle;
  const item = (option: Option, hint?: string, kind?: ActionItem['kind']): ActionItem => ({
    id: option.id,
    label: labelOf(option, play),
    ...(kind ? { kind } : {}),
    ...(hint ? { hint } : {}),
    disabled: option.why ? words.refusal(option.why) : null,
    onPress: () => void play.answer(option.id),
  });
  const pointed = looked ?? chosen;
  const [would] = menu && pointed ? ready(options(pointed)) : [];
  const turn = { pointing, chosen, looked, about, would: would ? gainOf(would) : {} };

  if (!ask) {
    const [rests] = play.standing;
    const happens = others(play, view);
    return {
      ...turn,
      actions: idleActions(play),
      sentence: happens ?? say,
      detail: rests ? words.say(rests.prompt.text) : happens ? say : null,
    };
  }

  if (!menu) {
    const picked = pickedOption(play);
    if (!picked || !chosen) return { ...turn, actions: answers(play), sentence: say, detail: null };
    // A thing picked on the table becomes the expected answer; the others wait behind Back.
    const put = () => {
      setDraft({ picked: [] });
      choose(null);
    };
    return {
      ...turn,
      actions: [{ id: 'back', label: 'Back', kind: 'quiet', hint: 'Esc', onPress: put }, item(picked, 'Space', 'go')],
      sentence: `${labelOf(picked, play)}?`,
      detail: say,
    };
  }

  const back: ActionItem = { id: 'back', label: 'Back', kind: 'quiet', hint: 'Esc', onPress: () => choose(null) };
  const unplayed = menu.options.filter(({ id, why }) => id.startsWith('play:') && !why).length;
  const end = menu.options.find(({ id }) => id === 'end');
  if (chosen?.kind === 'end' && end) {
    const cards = `${unplayed} ${unplayed === 1 ? 'card' : 'cards'}`;
    return {
      ...turn,
      actions: [back, item(end, '↵', 'go')],
      sentence: `End your turn with ${cards} unplayed?`,
      detail: 'Credits and Defense left over are lost.',
    };
  }
  const found = chosen ? options(chosen) : [];
  if (chosen && found.length > 0) {
    const possible = ready(found);
    const first = possible[0];
    const actions = found.map((option, i) =>
      option === first ? item(option, '↵', 'go') : item(option, found.length > 1 ? `⇧${i + 1}` : undefined),
    );
    const lead = first ?? found[0];
    const reasons = found.flatMap((option) =>
      option.why ? [`${labelOf(option, play)}: ${words.refusal(option.why)}`] : [],
    );
    return {
      ...turn,
      actions: [back, ...actions.filter(({ kind }) => kind !== 'go'), ...actions.filter(({ kind }) => kind === 'go')],
      sentence:
        possible.length === 1 && lead?.text
          ? `${words.say(lead.text)}?`
          : possible.length > 1
            ? 'What will you do here?'
            : 'Not possible now.',
      detail: reasons.slice(0, 2).join(' ') || textOf(chosen),
    };
  }
  const open = ready(menu.options);
  const count = (pattern: RegExp) => open.filter(({ id }) => pattern.test(id)).length;
  const seen = new Set<string>();
  const quick = open
    .filter(({ id }) => QUICK.test(id))
    .map((option) => {
      const verb = option.id.split(':')[0] ?? '';
      // Of several deliveries the first has the key.
      const key = seen.has(verb) ? undefined : KEYS[verb];
      seen.add(verb);
      return item(option, key);
    });
  const buys = count(/^buy:/);
  const fights = count(/^(overcome|alternative|garrison|collaborate):/);
  const hints = [
    unplayed > 0 ? `${unplayed} to play` : '',
    buys > 0 ? `${buys} to buy` : '',
    fights > 0 ? 'an Event within reach' : '',
    unplayed + buys + fights === 0 && count(/^travel:/) > 0 ? 'your Ship can travel' : '',
  ].filter(Boolean);
  const actions = quick.slice(0, 4);
  const plain = open.filter((option) => option.id.startsWith('play:') && isPlain(effectOf(option, play)));
  if (plain.length > 1) {
    actions.push({
      id: 'play-all',
      label: `Play ${plain.length}: ${gainWords(sumOf(plain.map(gainOf)))}`,
      hint: 'P',
      onPress: () => play.answerAll(plain.map(({ id }) => id)),
    });
  }
  if (end) {
    actions.push({
      ...item(end, 'Space', hints.length + quick.length > 0 ? 'quiet' : 'go'),
      onPress: () => (unplayed > 0 ? choose({ kind: 'end' }) : void play.answer('end')),
    });
  }
  const hint = hints.join(' · ');
  return {
    ...turn,
    actions,
    sentence: 'Your turn.',
    detail: hint ? `${hint.charAt(0).toUpperCase()}${hint.slice(1)}. Press a thing to see what it can do.` : null,
  };
}

/** What whoever is on turn did last, so that their play is told as it happens. */
function others(play: Play, view: HelionoxView): string | null {
  if (view.turn === null || play.table.result || play.table.viewer === view.turn) return null;
  const [newest] = play.log;
  return newest && newest.seat === view.turn ? String(newest.text) : null;
}

/** What is picked of a question whose answers all stand in the bar: a world, a Market slot. */
function pickedOption({ ask, draft }: Play): Option | null {
  if (ask?.prompt.kind !== 'choose' || asksForCards(ask.prompt)) return null;
  return ready(ask.prompt.options).find(({ id }) => id === draft.picked[0]) ?? null;
}

/** What a card does, for the line under the sentence; other things speak for themselves. */
const textOf = (subject: Subject): string | null =>
  (subject.kind === 'card' || subject.kind === 'slot') && subject.design
    ? cardText(designOf(subject.design)).join(' ')
    : null;

/** The buttons of any question but the Main Phase's. */
function answers(play: Play): ActionItem[] {
  const { ask, draft, words } = play;
  if (!ask) return [];
  const { prompt } = ask;
  const say = {
    label: (option: Option) => labelOf(option, play),
    why: (option: Option) => (option.why ? words.refusal(option.why) : null),
    pass: passOf(prompt, play),
  };
  const send = (answer: Parameters<Play['answer']>[0]) => void play.answer(answer);
  if (prompt.kind !== 'choose' || !asksForCards(prompt)) return actionsFor(prompt, draft, say, send);
  const picked = optionsOf(prompt).find(({ id }) => id === draft.picked[0]);
  const answer = answerOf(prompt, draft);
  const items: ActionItem[] = [
    {
      id: 'confirm',
      label: picked ? say.label(picked) : 'Choose a card',
      kind: 'go',
      hint: '↵',
      disabled: answer === null ? 'Pick a card first.' : null,
      onPress: () => answer !== null && send(answer),
    },
  ];
  if (prompt.pass) {
    items.unshift({ id: 'pass', label: say.pass ?? 'Pass', kind: 'quiet', hint: 'Space', onPress: () => send(null) });
  }
  return items;
}
