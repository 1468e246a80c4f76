import { StartError } from '../errors.ts';

/** Notification settings of the operator. */
export interface NotificationSettings {
  /** Public URL of the server, such as https://play.example.org; required for e-mail and passkeys. */
  url?: string;
  /** smtp://user:password@host:port, or smtps://…; if missing, e-mail is off. */
  smtp?: string;
  /** Sender address of e-mails. */
  mailFrom?: string;
  /** Whether webhooks may use private addresses and plain HTTP. */
  innerHooks?: boolean;
  /** Delay before an absent player is notified. */
  delayMs?: number;
}

const DELAY_MS = 60_000;

const invalid = (what: string) => new StartError('bad-setting', what);

/** Returns the effective settings. Throws `StartError` if some are invalid. */
export function notificationSettingsFrom({
  url,
  smtp,
  mailFrom,
  innerHooks = false,
  delayMs = DELAY_MS,
}: NotificationSettings) {
  if (url !== undefined && (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))) {
    throw invalid(`${url} is not a server URL. Use a URL such as https://play.example.org.`);
  }
  if (smtp !== undefined) {
    if (!URL.canParse(smtp) || !/^smtps?:$/.test(new URL(smtp).protocol)) {
      throw invalid('The SMTP URL is not valid. Use a URL such as smtp://user:password@mail.example.org:587.');
    }
    if (url === undefined) throw invalid('E-mail needs the public URL of this server for its links. Set --url.');
    if (mailFrom === undefined || !mailFrom.includes('@')) {
      throw invalid('E-mail needs a sender address, such as orrery@example.org. Set --mail-from.');
    }
  }
  if (!Number.isFinite(delayMs) || delayMs < 0) throw invalid('The notification delay must be 0 seconds or more.');
  return { url: url?.replace(/\/+$/, '') ?? null, smtp: smtp ?? null, mailFrom: mailFrom ?? null, innerHooks, delayMs };
}
