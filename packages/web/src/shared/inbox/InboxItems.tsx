import type { Inbox, InboxItem } from '@orrery/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useUnread } from '../../app/unread.ts';
import { api } from '../../table/online.ts';
import { formatRelativeTime } from '../../ui/format.ts';
import { formatList } from '../../ui/format-list.ts';
import { LineIcon, type LineName } from '../../ui/LineIcon.tsx';
import { gameName } from '../game-name.ts';
import { PlanetAvatar } from '../players/Planet.tsx';
import { profilePath } from '../players/PlayerName.tsx';
import { timeLeftText } from '../time-left.ts';
import s from './inbox.module.css';
import { t } from './text.ts';

/** The notification center, loaded again when something in it changes; null until it is loaded. */
export function useInbox() {
  const unread = useUnread();
  const [inbox, setInbox] = useState<Inbox | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed number means that something has changed
  useEffect(() => {
    let cancelled = false;
    api.inbox().then(
      (found) => !cancelled && setInbox(found),
      () => {},
    );
    return () => {
      cancelled = true;
    };
  }, [unread]);
  const read = (items?: readonly InboxItem[]) =>
    void api
      .markRead(items ? { items: items.map(({ kind, subject }) => ({ kind, subject })) } : {})
      .then(setInbox, () => {});
  return { inbox, read };
}

const ICONS: Record<InboxItem['kind'], LineName> = {
  turn: 'clock',
  over: 'flag',
  pause: 'clock',
  cancel: 'flag',
  invited: 'players',
  rematch: 'rotate',
  message: 'talk',
  friend: 'players',
  friends: 'check',
  recovered: 'warn',
};

const gameOf = ({ game }: InboxItem): string => (game === null ? '' : gameName(game));
const nameOf = ({ player, others }: InboxItem): string => player?.name ?? others[0] ?? '';

function titleOf(item: InboxItem): string {
  const [game, name] = [gameOf(item), nameOf(item)];
  switch (item.kind) {
    case 'turn':
      return t('your-turn', { game });
    case 'over':
      return t('game-over', { game });
    case 'pause':
      return t('pause');
    case 'cancel':
      return t('cancel', { game });
    case 'invited':
      return t('invited', { name, game });
    case 'rematch':
      return t('rematch', { name });
    case 'message':
      return t('message', { name });
    case 'friend':
      return t('friend-request', { name });
    case 'friends':
      return t('accepted-friend', { name });
    case 'recovered':
      return t('recovered');
  }
}

function detailsOf(item: InboxItem): string {
  const { game, others, until, at } = item;
  const table =
    game === null
      ? null
      : others.length > 0
        ? t('with-players', { game: gameOf(item), names: formatList(others) })
        : gameOf(item);
  return [table, until === null ? null : timeLeftText(until), formatRelativeTime(at)].filter(Boolean).join(' · ');
}

/** Where an item leads, and the word for it; null if there is nothing to open. */
function goalOf({ kind, subject, player }: InboxItem): { to: string; word: string } | null {
  if (kind === 'friend' || kind === 'friends')
    return player?.profile
      ? { to: profilePath(player.profile), word: kind === 'friend' ? t('answer') : t('see') }
      : null;
  if (kind === 'recovered') return { to: '/account/security', word: t('see') };
  const word = kind === 'turn' ? t('play') : kind === 'invited' || kind === 'rematch' ? t('join') : t('see');
  return { to: `/t/${subject}`, word };
}

interface InboxItemsProps {
  items: readonly InboxItem[];
  onRead: (items: readonly InboxItem[]) => void;
  onDone?: (() => void) | undefined;
}

/** Notifications, unread ones first. */
export function InboxItems({ items, onRead, onDone }: InboxItemsProps) {
  const fresh = items.filter(({ read }) => !read);
  const rest = items.filter(({ read }) => read);
  const list = (title: string, some: readonly InboxItem[]): ReactNode =>
    some.length > 0 && (
      <>
        <h3 className={s.sub}>{title}</h3>
        <ul className={s.items} aria-label={title}>
          {some.map((item) => (
            <Item key={`${item.kind} ${item.subject}`} {...{ item, onRead, onDone }} />
          ))}
        </ul>
      </>
    );
  return (
    <>
      {items.length === 0 && <p className={s.none}>{t('none')}</p>}
      {list(t('new'), fresh)}
      {list(t('earlier'), rest)}
    </>
  );
}

function Item({ item, onRead, onDone }: Omit<InboxItemsProps, 'items'> & { item: InboxItem }) {
  const goal = goalOf(item);
  const open = () => {
    if (!item.read) onRead([item]);
    onDone?.();
  };
  return (
    <li data-kind={item.kind} data-read={item.read}>
      <span className={s.icon}>
        {item.player ? (
          <PlanetAvatar avatar={item.player.avatar} size={36} />
        ) : (
          <LineIcon name={ICONS[item.kind]} size={18} />
        )}
      </span>
      <span className={s.words}>
        <b>{titleOf(item)}</b>
        <small>{detailsOf(item)}</small>
      </span>
      {goal && (
        <Link className={s.go} to={goal.to} onClick={open} data-main={item.kind === 'turn' || undefined}>
          {goal.word}
        </Link>
      )}
    </li>
  );
}
