import type { Messages } from '@orrery/kernel';

/** Hints a captain can give about their hand. */
export const hintMessages: Messages = {
  'hint-reactor-none': 'I have no Reactor',
  'hint-reactor-a-little': 'I can do a little Reactor',
  'hint-reactor-some': 'I can do some Reactor',
  'hint-reactor-plenty': 'I can do plenty of Reactor',
  'hint-thruster-none': 'I have no Thruster',
  'hint-thruster-a-little': 'I can do a little Thruster',
  'hint-thruster-some': 'I can do some Thruster',
  'hint-thruster-plenty': 'I can do plenty of Thruster',
  'hint-shield-none': 'I have no Shield',
  'hint-shield-a-little': 'I can do a little Shield',
  'hint-shield-some': 'I can do some Shield',
  'hint-shield-plenty': 'I can do plenty of Shield',
  'hint-damage-none': 'I have no Damage',
  'hint-damage-a-little': 'I can do a little Damage',
  'hint-damage-some': 'I can do some Damage',
  'hint-damage-plenty': 'I can do plenty of Damage',
  'hint-crew-none': 'I have no Crew',
  'hint-crew-a-little': 'I can do a little Crew',
  'hint-crew-some': 'I can do some Crew',
  'hint-crew-plenty': 'I can do plenty of Crew',
};
