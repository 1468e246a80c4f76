import type { Messages } from '@orrery/kernel';
export const messages: Messages = {};
