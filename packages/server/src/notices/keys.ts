import webPush from 'web-push';
import type { Book } from '../store/book.ts';
import { keptSetting } from '../store/settings.ts';

/** The keys by which push services know this server. */
export const vapidKeys = (book: Book): Promise<{ publicKey: string; privateKey: string }> =>
  keptSetting(book, 'vapid', () => webPush.generateVAPIDKeys());
