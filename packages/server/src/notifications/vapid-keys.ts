import webPush from 'web-push';
import type { SqlDatabase } from '../store/database.ts';
import { persistentSetting } from '../store/settings.ts';

/** VAPID keys of this server. */
export const vapidKeys = (db: SqlDatabase): Promise<{ publicKey: string; privateKey: string }> =>
  persistentSetting(db, 'vapid', () => webPush.generateVAPIDKeys());
