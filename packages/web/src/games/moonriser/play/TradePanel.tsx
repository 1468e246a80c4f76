import type { Prompt } from '@orrery/kernel';
import type { MoonriserView, Token } from '@orrery/moonriser';
import { TokenIcon } from '../../../look/index.ts';
import type { Play } from '../../../play/play.ts';
import s from './play.module.css';

const GIVES = ['green', 'red', 'blue', 'tiles'] as const;
const GETS: readonly Token[] = ['green', 'red', 'blue', 'yellow'];

/** Every exchange at a glance: what is given by row, what is got by column. */
export function TradePanel({ play, prompt }: { play: Play; prompt: Extract<Prompt, { kind: 'choose' }> }) {
  const view = play.table.view as MoonriserView;
  const me = view.players[play.ask?.seat ?? 0];
  if (!me) return null;
  return (
    <table className={s.trade}>
      <thead>
        <tr>
          <th scope="col">You give</th>
          {GETS.map((get) => (
            <th key={get} scope="col">
              <span>
                for 1 <TokenIcon token={get} />
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
                  {give === 'tiles' ? 'Tiles' : <TokenIcon token={give} />} <small>of {have}</small>
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
                      aria-label={no ? `${words}. ${no}` : words}
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
