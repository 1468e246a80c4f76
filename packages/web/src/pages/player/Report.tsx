import type { PlayerProfile, ReportReason } from '@orrery/protocol';
import { type FormEvent, useState } from 'react';
import { Dialog, DialogParts } from '../../app/Dialog.tsx';
import { ErrorText } from '../../shared/ErrorText.tsx';
import { api, problemText } from '../../table/online.ts';
import { Button } from '../../ui/index.ts';
import s from './player.module.css';
import { t } from './text.ts';

/** Reasons to report a profile, the usual ones first. */
const REASONS: readonly ReportReason[] = ['abuse', 'name', 'spam', 'cheating', 'other'];

/** Reports a player's name or bio to the operator. */
export function Report({ profile, onClose }: { profile: PlayerProfile; onClose: (sent: boolean) => void }) {
  const [reason, setReason] = useState<ReportReason>('abuse');
  const [words, setWords] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  async function send(e: FormEvent) {
    e.preventDefault();
    try {
      await api.reportPlayer(profile.profile, { reason, words });
      onClose(true);
    } catch (error) {
      setRefused(problemText(error));
    }
  }
  return (
    <Dialog form title={t('report-name', { name: profile.name })} onClose={() => onClose(false)}>
      <form className={s.dialogForm} onSubmit={(e) => void send(e)}>
        <DialogParts
          foot={
            <Button kind="go" type="submit">
              {t('send-report')}
            </Button>
          }
        >
          <div className={s.fields}>
            <label>
              {t('report-reason')}
              <select value={reason} onChange={(e) => setReason(e.target.value as ReportReason)}>
                {REASONS.map((one) => (
                  <option key={one} value={one}>
                    {t('report-why', { reason: one })}
                  </option>
                ))}
              </select>
            </label>
            <label>
              {t('report-words')}
              <textarea rows={3} maxLength={400} value={words} onChange={(e) => setWords(e.target.value)} />
            </label>
            <ErrorText why={refused} />
          </div>
        </DialogParts>
      </form>
    </Dialog>
  );
}
