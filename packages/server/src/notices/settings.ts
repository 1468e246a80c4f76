import { StartError } from '../errors.ts';

/** How people are told that they are waited for, as the operator sets it. */
export interface NoticeSettings {
  /** The server's address as people know it, such as https://play.example.org: links in mail need it. */
  url?: string;
  /** smtp://user:password@host:port, or smtps://…; without it no mail goes out. */
  smtp?: string;
  /** Whom mail is from. */
  mailFrom?: string;
  /** Whether people may name addresses of the operator's own network as webhooks. */
  innerHooks?: boolean;
  /** So long after somebody was asked he is told, if he has not come to the table by then. */
  delayMs?: number;
}

const DELAY_MS = 60_000;

const wrong = (what: string) => new StartError('bad-setting', what);

/** The settings as they are used, or what is wrong with them in one line. */
export function noticesFrom({ url, smtp, mailFrom, innerHooks = false, delayMs = DELAY_MS }: NoticeSettings) {
  if (url !== undefined && (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))) {
    throw wrong(`${url} is no address of a server (such as https://play.example.org).`);
  }
  if (smtp !== undefined) {
    if (!URL.canParse(smtp) || !/^smtps?:$/.test(new URL(smtp).protocol)) {
      throw wrong('The mail server is named like smtp://user:password@mail.example.org:587.');
    }
    if (url === undefined) throw wrong('Mail has links in it: say at which address people find this server, too.');
    if (mailFrom === undefined || !mailFrom.includes('@')) {
      throw wrong('Mail is from somebody: say from which address, such as orrery@example.org.');
    }
  }
  if (!Number.isFinite(delayMs) || delayMs < 0) throw wrong('The delay of notices is a number of seconds from 0 on.');
  return { url: url?.replace(/\/+$/, '') ?? null, smtp: smtp ?? null, mailFrom: mailFrom ?? null, innerHooks, delayMs };
}
