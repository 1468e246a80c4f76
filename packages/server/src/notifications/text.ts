/** Content of a notification: public information only. */
export interface NotificationContent {
  kind: 'turn' | 'over' | 'pause' | 'cancel' | 'confirm' | 'invited' | 'recover';
  /** Name of the game, and names of the other players. */
  game: string;
  others: string[];
  match: string | null;
  /** A short text for the open question, if known. */
  asks?: string | null;
  /** Token of a new e-mail address, or of an account recovery. */
  token?: string;
}

const among = new Intl.ListFormat('en');

/** The notification as one line. */
export function subjectOf({ kind, game, others, asks }: NotificationContent): string {
  const table = others.length > 0 ? `${game} with ${among.format(others)}` : game;
  if (kind === 'confirm') return 'Confirm your e-mail address for Orrery';
  if (kind === 'recover') return 'Recover your Orrery account';
  if (kind === 'pause') return `Pause request: another player wants to pause the clocks in ${table}.`;
  if (kind === 'cancel') return `Another player asks to cancel ${table}. Agree or decline.`;
  if (kind === 'over') return `Your game of ${table} has ended.`;
  return kind === 'invited'
    ? `You are invited to a game of ${table}.`
    : `It is your turn in ${table}.${asks ? ` ${asks}.` : ''}`;
}

/** Path of the table's page, or of the account page if there is no table. */
export const pathOf = ({ match }: NotificationContent): string => (match === null ? '/account' : `/t/${match}`);
