import { createHash } from 'node:crypto';
import nodemailer from 'nodemailer';
import webPush from 'web-push';
import type { Tables } from '../store/tables.ts';
import { post } from './guard.ts';
import { lineOf, type Notice, pathOf } from './words.ts';

type Way = Pick<Tables['ways'], 'id' | 'kind' | 'address' | 'secret'>;

/** How a notice fared: it may be tried again, or never, or the way itself is no more. */
export type Outcome = { is: 'sent' } | { is: 'later' | 'never' | 'gone'; why: string };

export interface Sender {
  /** Never rejects. `key` is the notice's own: whoever gets it twice can tell. */
  send(way: Way, notice: Notice, key: string): Promise<Outcome>;
  close(): void;
}

export interface SenderOptions {
  /** The server's address as people know it, without a slash at its end; null where the operator has not said. */
  url: string | null;
  /** smtp://user:password@host:port; null where no mail goes out. */
  smtp: string | null;
  mailFrom: string | null;
  /** The keys by which push services know this server. */
  vapid: { publicKey: string; privateKey: string };
  /** Whether addresses of the operator's own network may be named. */
  innerHooks: boolean;
}

/** A notice is of no use for longer. */
const PUSH_SECONDS = 2 * 86_400;

const sent: Outcome = { is: 'sent' };

/** What the status of an answer means. */
function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return sent;
  const why = `answered ${status}`;
  if (status === 404 || status === 410) return { is: 'gone', why };
  return { is: status === 429 || status >= 500 || status < 400 ? 'later' : 'never', why };
}

export function openSender(options: SenderOptions): Sender {
  const { url, vapid, innerHooks } = options;
  const mailer = options.smtp === null ? null : nodemailer.createTransport(options.smtp);

  async function push(way: Way, notice: Notice): Promise<Outcome> {
    const { p256dh, auth } = JSON.parse(way.secret) as { p256dh: string; auth: string };
    const payload = JSON.stringify({ text: lineOf(notice), path: pathOf(notice), tag: notice.match ?? notice.kind });
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint: way.address, keys: { p256dh, auth } },
      payload,
      {
        vapidDetails: { subject: url?.startsWith('https:') ? url : 'mailto:nobody@invalid', ...vapid },
        TTL: PUSH_SECONDS,
        urgency: 'normal',
        // A newer one about the same table takes the place of one that waits for the device.
        topic: createHash('sha256')
          .update(notice.match ?? notice.kind)
          .digest('base64url')
          .slice(0, 32),
      },
    );
    const texts = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    return outcomeOf(await post({ url: way.address, headers: texts, body: body ?? '' }, innerHooks));
  }

  async function hook(way: Way, notice: Notice, key: string): Promise<Outcome> {
    const { kind, game, others, match, asks = null } = notice;
    const link = url === null ? null : `${url}${pathOf(notice)}`;
    const body = JSON.stringify({ kind, game, others, match, asks, text: lineOf(notice), url: link });
    const headers = { 'content-type': 'application/json', 'idempotency-key': key };
    return outcomeOf(await post({ url: way.address, headers, body }, innerHooks));
  }

  async function mail(way: Way, notice: Notice, key: string): Promise<Outcome> {
    if (!mailer) return { is: 'later', why: 'no mail goes out from here' };
    const asks = notice.kind === 'confirm';
    const link = asks ? `${url}/you?confirm=${notice.token}` : `${url}${pathOf(notice)}`;
    const stop = `${url}/you?stop=${way.id}`;
    const lines = asks
      ? [
          'Somebody who plays here wants to be told by mail when it is his turn, and gave this address.',
          '',
          'If that was you, open this page:',
          link,
          '',
          'If not, do nothing: no more mail will come.',
        ]
      : [lineOf(notice), '', link, '', 'No more such mail:', stop];
    await mailer.sendMail({
      from: options.mailFrom ?? undefined,
      to: way.address,
      subject: lineOf(notice),
      text: `${lines.join('\n')}\n`,
      messageId: `<${createHash('sha256').update(key).digest('hex').slice(0, 40)}@${new URL(url ?? 'http://orrery.invalid').hostname}>`,
      headers: { 'auto-submitted': 'auto-generated' },
      ...(asks ? {} : { list: { unsubscribe: stop } }),
    });
    return sent;
  }

  return {
    async send(way, notice, key) {
      try {
        return await { push, hook, mail }[way.kind](way, notice, key);
      } catch (error) {
        const { message, responseCode = 0 } = error as Error & { responseCode?: number };
        // A mail server that says 5xx means it.
        return { is: responseCode >= 500 ? 'never' : 'later', why: message.slice(0, 200) };
      }
    },
    close: () => mailer?.close(),
  };
}
