import { createHash } from 'node:crypto';
import nodemailer from 'nodemailer';
import webPush from 'web-push';
import type { DatabaseTables } from '../store/tables.ts';
import { type NotificationContent, pathOf, subjectOf } from './text.ts';
import { postSafely } from './url-guard.ts';

type Channel = Pick<DatabaseTables['ways'], 'id' | 'kind' | 'address' | 'secret'>;

/** Result of a delivery: sent, to be retried later, given up, or the channel no longer exists. */
export type Outcome = { is: 'sent' } | { is: 'later' | 'never' | 'gone'; why: string };

export interface Sender {
  /** Never rejects. `key` identifies the notification, so that receivers can detect duplicates. */
  send(channel: Channel, notice: NotificationContent, key: string): Promise<Outcome>;
  close(): void;
}

export interface SenderOptions {
  /** Public URL without a trailing slash; null if not set. */
  url: string | null;
  /** smtp://user:password@host:port; null turns e-mail off. */
  smtp: string | null;
  mailFrom: string | null;
  /** VAPID keys of this server. */
  vapid: { publicKey: string; privateKey: string };
  /** Whether webhooks may use private addresses and plain HTTP. */
  innerHooks: boolean;
}

/** Time after which push notifications expire. */
const PUSH_SECONDS = 2 * 86_400;

const sent: Outcome = { is: 'sent' };

/** The outcome for an HTTP status. */
function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return sent;
  const why = `the receiver answered with status ${status}`;
  if (status === 404 || status === 410) return { is: 'gone', why };
  return { is: status === 429 || status >= 500 || status < 400 ? 'later' : 'never', why };
}

/** The lines of an e-mail. `url` is the server's, `stop` unsubscribes. */
function linesOf(notice: NotificationContent, url: string, stop: string): string[] {
  if (notice.kind === 'confirm')
    return [
      'A player added this address to their Orrery account to be notified about their games.',
      '',
      'If this was you, confirm the address here:',
      `${url}/account?confirm=${notice.token}`,
      '',
      'If not, ignore this message. We will not send you anything else.',
    ];
  if (notice.kind === 'recover')
    return [
      `We were asked to set a new password for your Orrery account ${notice.others.join(' ')}.`,
      '',
      'If this was you, set it here. The link works once, for 30 minutes:',
      `${url}/recover?token=${notice.token}`,
      '',
      'If not, ignore this message. Your password stays as it is.',
    ];
  return [subjectOf(notice), '', `${url}${pathOf(notice)}`, '', 'Unsubscribe:', stop];
}

export function openSender(options: SenderOptions): Sender {
  const { url, vapid, innerHooks } = options;
  const mailer = options.smtp === null ? null : nodemailer.createTransport(options.smtp);

  async function push(channel: Channel, notice: NotificationContent): Promise<Outcome> {
    const { p256dh, auth } = JSON.parse(channel.secret) as { p256dh: string; auth: string };
    const payload = JSON.stringify({ text: subjectOf(notice), path: pathOf(notice), tag: notice.match ?? notice.kind });
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint: channel.address, keys: { p256dh, auth } },
      payload,
      {
        vapidDetails: { subject: url?.startsWith('https:') ? url : 'mailto:nobody@invalid', ...vapid },
        TTL: PUSH_SECONDS,
        urgency: 'normal',
        // A newer notification about the same table replaces an undelivered one.
        topic: createHash('sha256')
          .update(notice.match ?? notice.kind)
          .digest('base64url')
          .slice(0, 32),
      },
    );
    const texts = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    return outcomeOf(await postSafely({ url: channel.address, headers: texts, body: body ?? '' }, innerHooks));
  }

  async function hook(channel: Channel, notice: NotificationContent, key: string): Promise<Outcome> {
    const { kind, game, others, match, asks = null } = notice;
    const link = url === null ? null : `${url}${pathOf(notice)}`;
    const body = JSON.stringify({ kind, game, others, match, asks, text: subjectOf(notice), url: link });
    const headers = { 'content-type': 'application/json', 'idempotency-key': key };
    return outcomeOf(await postSafely({ url: channel.address, headers, body }, innerHooks));
  }

  async function mail(channel: Channel, notice: NotificationContent, key: string): Promise<Outcome> {
    if (!mailer) return { is: 'later', why: 'e-mail is off' };
    const stop = `${url}/account?stop=${channel.id}`;
    const isNews = notice.kind !== 'confirm' && notice.kind !== 'recover';
    const lines = linesOf(notice, `${url}`, stop);
    await mailer.sendMail({
      from: options.mailFrom ?? undefined,
      to: channel.address,
      subject: subjectOf(notice),
      text: `${lines.join('\n')}\n`,
      messageId: `<${createHash('sha256').update(key).digest('hex').slice(0, 40)}@${new URL(url ?? 'http://orrery.invalid').hostname}>`,
      headers: { 'auto-submitted': 'auto-generated' },
      ...(!isNews ? {} : { list: { unsubscribe: stop } }),
    });
    return sent;
  }

  return {
    async send(channel, notice, key) {
      try {
        return await { push, hook, mail }[channel.kind](channel, notice, key);
      } catch (error) {
        const { message, responseCode = 0 } = error as Error & { responseCode?: number };
        // A 5xx reply from a mail server is permanent.
        return { is: responseCode >= 500 ? 'never' : 'later', why: message.slice(0, 200) };
      }
    },
    close: () => mailer?.close(),
  };
}
