import { formatList } from '../../../ui/format-list.ts';
import type { ActionItem } from '../../../ui/index.ts';
import { contractNamed } from '../board/content.ts';
import { type ActionSet, button, ENTER, type Situation } from './action-set.ts';
import { outlook as coverage } from './alliance.ts';
import { ownCaptain } from './captains.ts';
import { labelOf } from './labels.ts';
import { type Outlook, shownAlone } from './planning.ts';
import { t } from './text.ts';
import { isPlanAsked } from './useTurn.ts';

/** The leader's plan: Stay at Base, replace the chosen contract, attempt it alone, or open talks about it. */
export function planPrompt({ play, view, turn, plan, phone }: Situation): ActionSet | null {
  const prompt = turn.ask?.prompt;
  const { held, uses } = turn;
  if (prompt?.kind !== 'choose' || !isPlanAsked(turn.ask) || held?.at !== 'row') return null;
  const chosen = plan.chosen;
  const find = (verb: string) => uses.find(({ id }) => id.startsWith(`${verb}:`));
  const base = turn.plain.find(({ id }) => id === 'base');
  const [replace, swap, solo, duel] = ['replace', 'swap', 'solo', 'duel'].map(find);
  const isAlone = view.captains.length === 1;
  const talk = isAlone ? undefined : find('talk');
  const sure = chosen !== null && shownAlone(chosen).as === 'sure';
  const main = duel ?? (talk && !talk.why && !sure ? talk : solo);
  const item = (option: typeof solo, label: string, hint: string, note?: string): ActionItem[] =>
    option
      ? [
          button(play, option, {
            label,
            note,
            ...(option === main ? { kind: 'go' as const, hint: ENTER } : { hint }),
          }),
        ]
      : [];
  const name = contractNamed(held.target).name;
  return {
    sentence: play.words.say(prompt.text),
    // The opened row says more about the contract.
    detail: phone
      ? t('credits-left', { credits: ownCaptain(view)?.credits ?? 0 })
      : t('chosen', { name, outlook: coverage(view, held.target) ?? '' }),
    actions: [
      ...(base ? [button(play, base, { label: labelOf(play, base), hint: 'Y', note: t('note-base') })] : []),
      ...item(swap, t('short', { verb: 'swap' }), 'F', t('note-four-dice')),
      ...item(replace, t('replace'), 'R', t('note-once')),
      ...item(solo, t('short', { verb: 'solo' }), 'G', chosen ? aloneNote(chosen) : undefined),
      ...item(duel, t('short', { verb: 'duel' }), 'G', t('note-duel')),
      ...item(talk, t('short', { verb: 'talk' }), 'T', chosen ? alliesNote(play.nameOf, chosen) : undefined),
    ],
    widget: false,
  };
}

function aloneNote(chosen: Outlook): string {
  const { as, percent } = shownAlone(chosen);
  return t(`note-alone-${as}`, { percent });
}

/** The captains whose hints promise help. */
function alliesNote(nameOf: (seat: number) => string, { allies }: Outlook): string {
  const level = (['likely', 'maybe'] as const).find((one) => allies.some(({ help }) => help === one));
  if (!level) return t('note-ask');
  const names = allies.filter(({ help }) => help === level).map(({ seat }) => nameOf(seat));
  return t(`note-${level}`, { names: formatList(names.slice(0, 2)) });
}
