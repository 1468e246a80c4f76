import type { Prompt } from '@orrery/kernel';
import type { Play } from '../../../play/game-ui.ts';
import { idleActions } from '../../../play/idle-actions.ts';
import { actionsFor } from '../../../prompts/actions.ts';
import { type ActionItem, LineIcon } from '../../../ui/index.ts';
import { t } from '../text.ts';
import { BASE, type PlacePrompt, placing, UPGRADE } from './building.ts';
import type { Building } from './useBuilding.ts';
import { viewOf } from './view.ts';

/** The buttons of the current question. */
export function actionsOf(play: Play, building: Building): ActionItem[] {
  const { ask, words } = play;
  if (!ask) return idleActions(play);
  const prompt = placing(ask);
  if (prompt) return buildingActions(play, prompt, building);
  if (ask.prompt.kind === 'allocate') return drawActions(play, ask.prompt);
  const items = actionsFor(
    ask.prompt,
    play.draft,
    {
      label: (option) => (option.text ? words.say(option.text) : option.id),
      why: (option) => (option.why ? words.refusal(option.why) : null),
      pass: ask.prompt.pass ? words.say(ask.prompt.pass) : null,
    },
    (answer) => void play.answer(answer),
  );
  if (ask.prompt.kind !== 'amount') return items;
  // During planning, the confirm button shows the amount.
  const { amount } = play.draft;
  const label = amount === 0 ? t('skip-planning') : t('pay-blue', { count: amount });
  return items.map((item) => (item.id === 'confirm' ? { ...item, label } : item));
}

/** Draw buttons: the next tile from a pile, or all remaining ones. */
function drawActions(play: Play, prompt: Extract<Prompt, { kind: 'allocate' }>): ActionItem[] {
  const draw = (id: string, count: number) => void play.answer({ [id]: count });
  const label = (id: string) => play.words.say({ id });
  const one = prompt.rows.map(
    ({ id }, i): ActionItem => ({ id, label: label(id), hint: String(i + 1), onPress: () => draw(id, 1) }),
  );
  if (prompt.max <= 1) return one;
  const all = prompt.rows.map(
    ({ id, max }, i): ActionItem => ({
      id: `all-${id}`,
      label: t('draw-all', { back: label(id) }),
      kind: 'quiet',
      hint: `⇧${i + 1}`,
      onPress: () => draw(id, max),
    }),
  );
  return [...one, ...all];
}

/** The buttons of a placement: upgrade and pass while nothing is held, otherwise cancel, rotate and confirm. */
function buildingActions(play: Play, prompt: PlacePrompt, b: Building): ActionItem[] {
  if (b.piece === null || (b.piece === BASE && b.cell === null)) return startActions(play, prompt, b);
  const back: ActionItem = {
    id: 'back',
    label: t('cancel'),
    kind: 'quiet',
    hint: 'Esc',
    icon: <LineIcon name="close" />,
    onPress: b.putBack,
  };
  if (b.cell === null) return [back];
  const go: ActionItem = {
    id: 'go',
    label: b.piece === UPGRADE ? t('commit-upgrade') : b.piece === BASE ? t('commit-base') : t('commit-tile'),
    kind: 'go',
    hint: '↵',
    onPress: b.commit,
  };
  if (b.piece === UPGRADE) return [back, go];
  const icon = <LineIcon name="rotate" />;
  return [back, { id: 'rotate', label: t('rotate'), hint: 'R', icon, onPress: () => b.rotate(-1) }, go];
}

function startActions(play: Play, { pass, pieces }: PlacePrompt, b: Building): ActionItem[] {
  const actions: ActionItem[] = [];
  const upgrades = pieces.find((one) => one.id === UPGRADE);
  if (upgrades) {
    const disabled = upgrades.why ? play.words.refusal(upgrades.why) : null;
    const onPress = () => b.hold(UPGRADE);
    actions.push({ id: 'upgrade', label: t('upgrade'), kind: 'plain', hint: 'U', disabled, onPress });
  }
  if (pass) {
    const onPress = () => void play.answer(null);
    actions.push({ id: 'pass', label: play.words.say(pass), kind: 'plain', hint: 'Space', onPress });
  }
  return actions;
}

/** Keys 1 to 9 pick tiles from the hand, then from the supply. */
export function tileKeys(play: Play, building: Building): Record<string, () => void> {
  if (!building.picks) return {};
  const view = viewOf(play);
  const hand = view.players[play.ask?.seat ?? -1]?.hand.tiles ?? [];
  const tiles = [...hand, ...view.supply].slice(0, 9);
  return Object.fromEntries(tiles.map(({ id }, i) => [String(i + 1), () => building.hold(id)]));
}
