import type { Sign } from '@orrery/moonriser';
import { TokenCounts } from '../../../../ui/TokenIcon.tsx';
import { t } from '../../text.ts';

/** The effect of a field sign. */
export function SignText({ sign }: { sign: Sign | null }) {
  if (!sign) return t('none');
  if (sign === 'free-action') return t('free-action');
  if (sign === 'minus-green') return <TokenCounts counts={{ green: -1 }} />;
  return <TokenCounts counts={{ [sign]: 1 }} plus />;
}
