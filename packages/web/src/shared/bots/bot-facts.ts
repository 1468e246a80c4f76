import type { Game, LevelSettings } from '@orrery/kernel';
import { formatPercent } from '../../ui/format.ts';
import { t } from './text.ts';

/** Seconds that a search without a limit of its own may take for a decision. */
const SECONDS = 0.7;
/** Rounds that a search looks ahead if the game says nothing else. */
const ROUNDS = 2;

/** How a level plays, from its settings: titles with short answers. */
export function botFacts({ ai }: Pick<Game, 'ai'>, settings: LevelSettings): [title: string, answer: string][] {
  const { method, iterations, overlooks = 0, misjudges = 0 } = settings;
  const looks = method === 'look';
  return [
    [t('ahead'), looks ? t('ahead-self') : t('ahead-rounds', { rounds: ai?.horizon ?? ROUNDS })],
    [t('overlooks'), overlooks > 0 ? t('overlooks-share', { share: formatPercent(overlooks) }) : t('overlooks-none')],
    [t('judges'), t(judgement(misjudges))],
    [t('thinks'), looks || iterations !== undefined ? t('thinks-moment') : t('thinks-full', { seconds: SECONDS })],
  ];
}

const judgement = (error: number) =>
  error === 0 ? 'judges-best' : error < 0.6 ? 'judges-fair' : error < 1.2 ? 'judges-rough' : 'judges-wild';
