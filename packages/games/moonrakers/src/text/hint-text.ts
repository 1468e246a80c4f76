import type { Messages } from '@orrery/kernel';

/** Hints a captain can give about their hand. */
export const hintMessages: Messages = {
  'hint-reactor-none': 'I have no Reactors',
  'hint-reactor-a-little': 'I have a few Reactors',
  'hint-reactor-some': 'I have some Reactors',
  'hint-reactor-plenty': 'I have plenty of Reactors',
  'hint-thruster-none': 'I have no Thrusters',
  'hint-thruster-a-little': 'I have a few Thrusters',
  'hint-thruster-some': 'I have some Thrusters',
  'hint-thruster-plenty': 'I have plenty of Thrusters',
  'hint-shield-none': 'I have no Shields',
  'hint-shield-a-little': 'I have a few Shields',
  'hint-shield-some': 'I have some Shields',
  'hint-shield-plenty': 'I have plenty of Shields',
  'hint-damage-none': 'I have no Damage',
  'hint-damage-a-little': 'I can do a little Damage',
  'hint-damage-some': 'I can do some Damage',
  'hint-damage-plenty': 'I can do plenty of Damage',
  'hint-crew-none': 'I have no crew cards',
  'hint-crew-a-little': 'I have a few crew cards',
  'hint-crew-some': 'I have some crew cards',
  'hint-crew-plenty': 'I have plenty of crew cards',
};
