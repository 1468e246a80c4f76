import type { Colour, SeenPlayer } from '@orrery/moonriser';
import { Count } from '../../../../ui/Count.tsx';
import { TokenIcon } from '../../../../ui/TokenIcon.tsx';
import { t } from '../../text.ts';
import s from './tokens.module.css';

const COLOURS: Colour[] = ['green', 'red', 'blue'];

/** A player's tokens with their income in one line, for small screens. */
export function OwnTokens({ player: { seat, tokens, income } }: { player: SeenPlayer }) {
  return (
    <section className={s.tokens} aria-label={t('your-tokens')} data-anchor={`tokens:${seat}`}>
      {COLOURS.map((colour) => (
        <span key={colour} data-about={`token:${colour}`}>
          <TokenIcon token={colour} size={16} />
          <b>
            <Count value={tokens[colour]} />
          </b>
          {income[colour] > 0 && <small>+{income[colour]}</small>}
        </span>
      ))}
      <span data-about="token:yellow">
        <TokenIcon token="yellow" size={16} />
        <b>
          <Count value={tokens.yellow} />
        </b>
      </span>
    </section>
  );
}
