import { lazy, Suspense, useState } from 'react';
import { Button, LineIcon } from '../../look/index.ts';
import s from './gather.module.css';

const Qr = lazy(() => import('./Qr.tsx').then((module) => ({ default: module.Qr })));

/** The link to a table: to copy, to send from a phone, or to be read off the screen by one. */
export function ShareLink({ title }: { title: string }) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const link = `${location.origin}${location.pathname}`;
  const canShare = 'share' in navigator && matchMedia('(pointer: coarse)').matches;
  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  }
  return (
    <section className={s.share} aria-label="Invite by link">
      <Suspense fallback={<span className={s.qr} />}>
        <Qr text={link} />
      </Suspense>
      <div className={s.link}>
        <h2>Invite by link</h2>
        <p>Whoever has it may sit down. No account is needed.</p>
        <input readOnly aria-label="Link to this table" value={link} onFocus={(e) => e.target.select()} />
        <div className={s.verbs}>
          <Button icon={<LineIcon name="copy" size={16} />} onClick={() => void copy()}>
            {copied ? 'Copied' : 'Copy link'}
          </Button>
          {canShare && (
            <Button
              icon={<LineIcon name="share" size={16} />}
              onClick={() => void navigator.share({ title, url: link }).catch(() => {})}
            >
              Share
            </Button>
          )}
        </div>
        {copied === false && <p role="status">Copy the link by hand, please.</p>}
      </div>
    </section>
  );
}
