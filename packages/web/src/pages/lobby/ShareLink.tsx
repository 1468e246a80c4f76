import { lazy, Suspense, useState } from 'react';
import { Button, LineIcon, useTouch } from '../../ui/index.ts';
import { t } from './text.ts';
import s from './waiting-room.module.css';

const Qr = lazy(() => import('./Qr.tsx').then((module) => ({ default: module.Qr })));

/** The link to a table: to copy, to share from a phone, or as a QR code. */
export function ShareLink({ title }: { title: string }) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const touch = useTouch();
  const link = `${location.origin}${location.pathname}`;
  const canShare = 'share' in navigator && touch;
  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  }
  return (
    <section className={s.share} aria-label={t('invite-by-link')}>
      <Suspense fallback={<span className={s.qr} />}>
        <Qr text={link} />
      </Suspense>
      <div className={s.link}>
        <h2>{t('invite-by-link')}</h2>
        <p>{t('invite-by-link-about')}</p>
        <input readOnly aria-label={t('link')} value={link} onFocus={(e) => e.target.select()} />
        <div className={s.verbs}>
          <Button icon={<LineIcon name="copy" size={16} />} onClick={() => void copy()}>
            {copied ? t('copied') : t('copy-link')}
          </Button>
          {canShare && (
            <Button
              icon={<LineIcon name="share" size={16} />}
              onClick={() => void navigator.share({ title, url: link }).catch(() => {})}
            >
              {t('share')}
            </Button>
          )}
        </div>
        {copied === false && <p role="status">{t('copy-failed')}</p>}
      </div>
    </section>
  );
}
