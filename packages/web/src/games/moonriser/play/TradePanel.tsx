import type { Prompt } from '@orrery/kernel';
import type { Token } from '@orrery/moonriser';
import type { Play } from '../../../play/game-ui.ts';
import { TokenIcon } from '../../../ui/index.ts';
import { t } from '../text.ts';
import s from './play.module.css';
import { viewOf } from './view.ts';

const GIVES = ['green', 'red', 'blue', 'tiles'] as const;
const GETS: readonly Token[] = ['green', 'red', 'blue', 'yellow'];

/** All exchanges: rows for what the player gives, columns for what they get. */
export function TradePanel({ play, prompt }: { play: Play; prompt: Extract<Prompt, { kind: 'choose' }> }) {
  const view = viewOf(play);
  const me = view.players[play.ask?.seat ?? 0];
  if (!me) return null;
  return (
    <table className={s.trade}>
      <thead>
        <tr>
          <th scope="col">{t('you-give')}</th>
          {GETS.map((get) => (
            <th key={get} scope="col">
              <span>
                {t('for-one')} <TokenIcon token={get} />
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {GIVES.filter((give) => prompt.options.some((one) => one.id.startsWith(`${give}>`) && !one.why)).map((give) => {
          const have = give === 'tiles' ? me.hand.basic + me.hand.advanced : me.tokens[give];
          return (
            <tr key={give}>
              <th scope="row">
                <span>
                  {give === 'tiles' ? t('tiles') : <TokenIcon token={give} />}{' '}
                  <small>{t('of-have', { count: have })}</small>
                </span>
              </th>
              {GETS.map((get) => {
                const option = prompt.options.find((one) => one.id === `${give}>${get}`);
                if (!option) return <td key={get} aria-hidden />;
                const words = option.text ? play.words.say(option.text) : option.id;
                const no = option.why ? play.words.refusal(option.why) : null;
                const count = option.text?.params?.count;
                return (
                  <td key={get}>
                    <button
                      type="button"
                      aria-label={no ? t('trade-refused', { trade: words, why: no }) : words}
                      aria-disabled={no !== null}
                      title={no ?? words}
                      onClick={() => (no === null ? void play.answer(option.id) : play.toast(no))}
                    >
                      {String(count)}
                    </button>
                  </td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
