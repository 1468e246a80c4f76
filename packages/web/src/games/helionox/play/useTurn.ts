import { cardText, type Gain, type HelionoxView, isPlain, sumOf } from '@orrery/helionox';
import type { Option } from '@orrery/kernel';
import { useEffect, useMemo, useState } from 'react';
import { idleActions } from '../../../play/idle-actions.ts';
import { keyOf, type Play } from '../../../play/play.ts';
import { actionsFor } from '../../../prompts/actions.ts';
import { answerOf, toggled } from '../../../prompts/draft.ts';
import { type ActionItem, useStable } from '../../../ui/index.ts';
import {
  designOf,
  gainText,
  keyOf as nameOf,
  type Pointing,
  type Possibility,
  type Subject,
  same,
} from '../board/index.ts';
import { t } from '../text.ts';
import { asksForCards } from './Choice.tsx';
import { effectOf, gainOf } from './consequences.ts';
import { isMenu, labelOf, optionsFor, optionsOf, passOf } from './options.ts';

/** The state of the turn on screen: the chosen subject, its actions, and the action bar. */
export interface Turn {
  pointing: Pointing;
  chosen: Subject | null;
  looked: Subject | null;
  /** Actions on a subject, possible or not. */
  about(subject: Subject | null): Possibility[];
  actions: ActionItem[];
  sentence: string;
  detail: string | null;
  /** The previewed pool changes of the first action on the inspected subject. */
  would: Gain;
}

const ready = (options: Option[]) => options.filter((option) => !option.why);

/** The actions shown in the bar while nothing is chosen. */
const QUICK = /^(bonus|key|embassy|cargo|deliver:.*|garrison:.*)$/;

const KEYS: Record<string, string> = { bonus: 'L', key: 'K', embassy: 'E', cargo: 'C', deliver: 'D', garrison: 'G' };

/** Selection on the table: the first click chooses a subject, the second acts on it. */
export function useTurn(play: Play, view: HelionoxView, me: number): Turn {
  const { ask, draft, setDraft, words } = play;
  const [held, setHeld] = useState<{ asked: string; subject: Subject } | null>(null);
  const [looked, setLooked] = useState<Subject | null>(null);
  const asked = ask ? keyOf(ask) : '';
  const chosen = held && held.asked === asked ? held.subject : null;
  const seat = ask?.seat ?? me;
  // The inspected subject may be gone after a move.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for every new question
  useEffect(() => {
    setLooked(null);
  }, [asked]);

  // Cached because every subject on the table asks for its options on each render, some of them twice.
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
    // The second click acts if there is only one action; otherwise the actions are offered as buttons.
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
    // A subject picked on the table becomes the main answer; Back returns to the other answers.
    const put = () => {
      setDraft({ picked: [] });
      choose(null);
    };
    return {
      ...turn,
      actions: [
        { id: 'back', label: t('back'), kind: 'quiet', hint: 'Esc', onPress: put },
        item(picked, 'Space', 'go'),
      ],
      sentence: t('question', { action: labelOf(picked, play) }),
      detail: say,
    };
  }

  const back: ActionItem = { id: 'back', label: t('back'), kind: 'quiet', hint: 'Esc', onPress: () => choose(null) };
  const unplayed = menu.options.filter(({ id, why }) => id.startsWith('play:') && !why).length;
  const end = menu.options.find(({ id }) => id === 'end');
  if (chosen?.kind === 'end' && end) {
    return {
      ...turn,
      actions: [back, item(end, '↵', 'go')],
      sentence: t('end-with-unplayed', { count: unplayed }),
      detail: t('unspent-lost'),
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
      option.why ? [t('why-not', { action: labelOf(option, play), reason: words.refusal(option.why) })] : [],
    );
    return {
      ...turn,
      actions: [back, ...actions.filter(({ kind }) => kind !== 'go'), ...actions.filter(({ kind }) => kind === 'go')],
      sentence:
        possible.length === 1 && lead?.text
          ? t('question', { action: words.say(lead.text) })
          : possible.length > 1
            ? t('choose-action')
            : t('not-now'),
      detail: reasons.slice(0, 2).join(' ') || textOf(chosen),
    };
  }
  const open = ready(menu.options);
  const count = (pattern: RegExp) => open.filter(({ id }) => pattern.test(id)).length;
  const withKey = new Set<string>();
  const quick = open
    .filter(({ id }) => QUICK.test(id))
    .map((option) => {
      const verb = option.id.split(':')[0] ?? '';
      // If several deliveries are possible, the first one gets the key.
      const key = withKey.has(verb) ? undefined : KEYS[verb];
      withKey.add(verb);
      return item(option, key);
    });
  const buys = count(/^buy:/);
  const fights = count(/^(overcome|alternative|garrison|collaborate):/);
  const hints = [
    unplayed > 0 ? t('hint-play', { count: unplayed }) : '',
    buys > 0 ? t('hint-buy', { count: buys }) : '',
    fights > 0 ? t('hint-event') : '',
    unplayed + buys + fights === 0 && count(/^travel:/) > 0 ? t('hint-travel') : '',
  ].filter(Boolean);
  const actions = quick.slice(0, 4);
  const plain = open.filter((option) => option.id.startsWith('play:') && isPlain(effectOf(option, play)));
  if (plain.length > 1) {
    actions.push({
      id: 'play-all',
      label: t('play-all', { count: plain.length, gain: gainText(sumOf(plain.map(gainOf))) }),
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
  return {
    ...turn,
    actions,
    sentence: t('your-turn'),
    detail: hints.length > 0 ? t('select-to-act', { hints: hints.join(' · ') }) : null,
  };
}

/** The last action of the active player, shown while the viewer waits. */
function others(play: Play, view: HelionoxView): string | null {
  if (view.turn === null || play.table.result || play.table.viewer === view.turn) return null;
  const [newest] = play.log;
  return newest && newest.seat === view.turn ? String(newest.text) : null;
}

/** The picked option of a question that is answered in the action bar: a world or a Market slot. */
function pickedOption({ ask, draft }: Play): Option | null {
  if (ask?.prompt.kind !== 'choose' || asksForCards(ask.prompt)) return null;
  return ready(ask.prompt.options).find(({ id }) => id === draft.picked[0]) ?? null;
}

/** The text of a card, shown below the prompt; null for other subjects. */
const textOf = (subject: Subject): string | null =>
  (subject.kind === 'card' || subject.kind === 'slot') && subject.design
    ? cardText(designOf(subject.design)).join(' ')
    : null;

/** The buttons of every question except the Main Phase menu. */
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
      label: picked ? say.label(picked) : t('choose-card'),
      kind: 'go',
      hint: '↵',
      disabled: answer === null ? t('choose-card-first') : null,
      onPress: () => answer !== null && send(answer),
    },
  ];
  if (prompt.pass) {
    items.unshift({
      id: 'pass',
      label: say.pass ?? t('pass'),
      kind: 'quiet',
      hint: 'Space',
      onPress: () => send(null),
    });
  }
  return items;
}
