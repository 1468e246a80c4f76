import { z } from 'zod';
import { cleanText, MAX_BIO } from './names.ts';
import { REPORT_REASONS } from './report-reasons.ts';
import { name, password } from './schemas.ts';

// Requests about players: profiles, friends, the notification center and account recovery.

/** The kinds of planet that an avatar can be. */
export const PLANETS = ['gas', 'rings', 'craters', 'ice', 'ocean', 'lava'] as const;

/** Who may see something or do something. */
export const AUDIENCES = ['all', 'friends', 'me'] as const;

const audience = z.enum(AUDIENCES);

/** An avatar: a planet of one kind and hue. */
export const avatar = z.strictObject({ hue: z.number().int().min(0).max(359), planet: z.enum(PLANETS) });

/** `POST /api/me/profile`: saves your profile and privacy settings. */
export const profileRequest = z.strictObject({
  avatar,
  bio: z.string().transform((given, context) => {
    const clean = cleanText(given, MAX_BIO);
    if (clean !== null) return clean;
    context.addIssue({ code: 'custom', message: `a bio has at most ${MAX_BIO} characters of plain text` });
    return z.NEVER;
  }),
  /** Who may see your finished games, statistics and achievements. */
  history: audience,
  /** Who may see whether you are online. */
  presence: audience,
  /** Who may invite and challenge you, and ask you to be friends; people you have played with always may. */
  contact: audience,
});

/** A player: the name of an account, or a person's id. */
export const playerName = z.string().min(1).max(100);

/** `GET /api/players/:name/games` */
export const historyFilter = z.object({
  game: z.string().max(64).optional(),
  result: z.enum(['won', 'lost']).optional(),
  rated: z.enum(['1', '0']).optional(),
  /** Only games against the person with this name or id. */
  against: playerName.optional(),
  /** The time of the last game of the page before. */
  before: z.coerce.number().int().min(0).optional(),
});

/** `POST /api/players/:name/reports` */
export const profileReport = z.strictObject({
  reason: z.enum(REPORT_REASONS),
  words: z.string().trim().max(400).optional(),
});

/** `POST /api/players/:name`: what you do about a player. */
export const playerAction = z.strictObject({
  do: z.enum(['befriend', 'accept', 'decline', 'unfriend', 'follow', 'unfollow', 'block', 'unblock']),
});

/** `POST /api/me/inbox`: marks items as read; all of them if none is given. */
export const inboxRead = z.strictObject({
  items: z
    .array(z.strictObject({ kind: z.string().min(1).max(24), subject: z.string().min(1).max(64) }))
    .max(100)
    .optional(),
});

/** Follows your own notification center over the WebSocket. */
export const followInbox = z.strictObject({ do: z.literal('inbox') });

/** `POST /api/me/recovery/codes`: replaces your recovery codes. */
export const recoveryCodesRequest = z.strictObject({ password });

/** `POST /api/me/recovery/mail`: whether a confirmed e-mail address may recover your account. */
export const recoveryMailRequest = z.strictObject({ password, id: z.string().min(1).max(64), on: z.boolean() });

/** `POST /api/recovery/mail`: asks for a recovery e-mail. */
export const recoveryMail = z.strictObject({ address: z.email().max(254) });

/** `POST /api/recovery`: sets a new password with a recovery code, or with the token of a recovery e-mail. */
export const recovery = z.union([
  z.strictObject({ name, code: z.string().min(1).max(64), password }),
  z.strictObject({ token: z.string().min(1).max(64), password }),
]);

export type Planet = (typeof PLANETS)[number];
export type Audience = (typeof AUDIENCES)[number];
export type Avatar = z.output<typeof avatar>;
export type ProfileRequest = z.output<typeof profileRequest>;
export type HistoryFilter = z.output<typeof historyFilter>;
export type ProfileReport = z.output<typeof profileReport>;
export type PlayerAction = z.output<typeof playerAction>['do'];
export type InboxRead = z.output<typeof inboxRead>;
export type Recovery = z.output<typeof recovery>;
export type FollowInbox = z.output<typeof followInbox>;

/** Something in your notification center has changed; `unread` is the number of unread items. */
export interface InboxMessage {
  say: 'inbox';
  unread: number;
}
