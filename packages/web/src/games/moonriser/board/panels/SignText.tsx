import type { Sign } from '@orrery/moonriser';
import { TokenCounts } from '../../../../look/TokenIcon.tsx';

/** A field sign in a ledger line. */
export function SignText({ sign }: { sign: Sign | null }) {
  if (!sign) return 'none';
  if (sign === 'free-action') return 'free action';
  if (sign === 'minus-green') return <TokenCounts counts={{ green: -1 }} />;
  return <TokenCounts counts={{ [sign]: 1 }} plus />;
}
