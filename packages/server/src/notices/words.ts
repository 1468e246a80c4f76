/** What goes out: never more than everybody who may see the table knows. */
export interface Notice {
  kind: 'turn' | 'over' | 'pause' | 'confirm' | 'invited';
  /** The name of the game, and who else sits at the table. */
  game: string;
  others: string[];
  match: string | null;
  /** What one is asked there, in few words, where it is known. */
  asks?: string | null;
  /** For a new mail address: what proves that it is read. */
  token?: string;
}

const among = new Intl.ListFormat('en');

/** One line in plain words. */
export function lineOf({ kind, game, others, asks }: Notice): string {
  const table = others.length > 0 ? `${game} with ${among.format(others)}` : game;
  if (kind === 'confirm') return 'Orrery: is this your address?';
  if (kind === 'pause') return `You are asked whether the clocks may rest in ${table}.`;
  if (kind === 'over') return `Your game of ${table} has ended.`;
  return kind === 'invited'
    ? `You are invited to a game of ${table}.`
    : `It is your turn in ${table}.${asks ? ` ${asks}.` : ''}`;
}

/** The page of the table, at the server. */
export const pathOf = ({ match }: Notice): string => (match === null ? '/you' : `/t/${match}`);
