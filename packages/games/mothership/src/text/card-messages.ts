import { catalog } from '@orrery/messages';

/**
 * Texts of cards, techs, artifacts and developments. Each message is a whole sentence unless it is a name, an amount or
 * a window.
 */
export const t = catalog('mothership-cards', {
  // Amounts and names that fill the lists in sentences.
  'amount-minerals': '{n, plural, one {# mineral} other {# minerals}}',
  'amount-gas': '{n} gas',
  'amount-influence': '{n} influence',
  'unit-station': 'colony station',
  'unit-mothership': 'mothership',
  'unit-fighter': 'fighter',
  'unit-bomber': 'bomber',
  'unit-guardian': 'guardian',
  'units-station': 'colony station',
  'units-mothership': 'mothership',
  'units-fighter': 'fighters',
  'units-bomber': 'bombers',
  'units-guardian': 'guardians',

  // When a card may be played (MO-317): each completes "Play it …".
  'window-OT': 'on your turn',
  'window-MV': 'before one of your ships moves',
  'window-ST': 'before any of your ships has moved',
  'window-AT': 'instead of a normal attack by one of your ships',
  'window-AD': 'as the attacker before the roll',
  'window-DD': 'as the defender before the roll',
  'window-PD': 'when your planet is attacked',
  'window-RD': 'when your ship is attacked',
  'window-AR': 'after your roll',
  'window-LD': 'after a dogfight you lost',
  'window-AS': 'before a roll against asteroids',
  'window-NO': 'when another player plays an action card',
  when: 'Play it {windows}{others, select, yes {; also on other players’ turns} other {}}.',
  resale: 'Sells for {amounts}.',

  // Lasting effects.
  'lasting-roll':
    '+{n} on {whose, select, units {rolls of your {units}} defence {your defence rolls} other {your rolls}} {when, select, station {against colony stations} guardian {against guardians} fighter {against fighters} bomber {against bombers} mothership {against motherships} several {when two or more ships attack together} planets {in dogfights and against planets} step {in dogfights for each step your station has left} other {in dogfights}}.',
  'lasting-spaces':
    'Your {whose, select, units {{units}} other {ships}} can move {n, plural, one {# more space} other {# more spaces}}.',
  'lasting-walls': 'Enemies need a total of {needs} instead of {usual} to capture your planets.',
  'lasting-defence': '+{n} planet defence {where, select, all {on all your planets} other {here}}.',
  'lasting-income':
    '{from, select, planets {Each of your mineral planets} station {Your station} other {This planet}} also gives {amounts} each turn.',
  'lasting-double-minerals': 'Minerals you gather from mineral planets count double.',
  'lasting-double-faces': 'Your dice count double in attacks on planets.',
  'lasting-energy': '+{n} energy.',
  'lasting-shields': '+{n} shields for your mothership.',
  'lasting-guardians': 'You may have {n, plural, one {# guardian} other {# guardians}} on the board.',
  'lasting-ties': 'You win ties when you attack in a dogfight.',
  'lasting-piercing': 'Your units ignore guards of planets and stations.',
  'lasting-embargo': 'Enemies cannot steal your resources or action cards.',
  'lasting-loot': 'Gain {amounts} extra each time you collect loot.',
  'lasting-scrap': 'Gain {amounts} for each ship you lose.',
  'lasting-card-for-gas': 'You may also buy action cards for {n} gas each.',
  'lasting-cards':
    'Draw {n, plural, one {# more action card} other {# more action cards}} for each planet you capture.',

  // Abilities. "Instead of an attack" marks those that spend the mothership's attack phase.
  'ability-repair':
    'Instead of an attack by your mothership: it heals 1 hull point for each planet you control, up to {hull}.',
  'ability-mine':
    'Instead of an attack by your mothership: if it ended its movement on an asteroid space, gain {amounts}.',
  'ability-beam':
    'Before your mothership rolls, except against planets, pay {hull} of its hull points for +{roll}; it must have at least {least} hull points.',
  'ability-torpedoes':
    'Instead of an attack by your mothership: it attacks a unit or planet up to {n, plural, one {# space} other {# spaces}} away, even past obstacles, and takes no damage if it loses.',
  'ability-tractor':
    'Instead of an attack by your mothership: an enemy ship of your choice cannot move or warp until your next turn.',
  'ability-missile':
    'Instead of an attack by your mothership: it attacks an enemy fighter, bomber or mothership anywhere, and takes no damage if it loses.',
  'ability-gates':
    'A friendly ship beside a friendly station or planet may warp beside another one, even after moving there; it cannot move afterwards.',
  'ability-onboard':
    'Instead of an attack by your mothership: a friendly fighter or bomber that has not moved or attacked warps beside it and cannot move again this turn.',
  'ability-station-move': 'Once during your turn, your station may move 1 space to a free space.',

  // Effects of action cards.
  'card-roll':
    '+{n} on {whose, select, unit {the roll of your {units}} other {your roll}}{needs, select, artifact { for each artifact you control} wingman { from one of your unit’s wingmen, in addition to its usual +1} mothership { while it is beside a friendly mothership} asteroids { if an enemy unit in the dogfight is on or beside an asteroid space} other {}}.',
  'card-spaces': 'One of your ships can move {n, plural, one {# more space} other {# more spaces}} this turn.',
  'card-spaces-escort':
    'Your fighters and bombers that began this turn beside your mothership can move {n, plural, one {# more space} other {# more spaces}} this turn.',
  'card-double-spaces': 'One of your ships can move twice as many spaces this turn.',
  'card-deflect': 'One of your ships needs no rolls against asteroids during this move.',
  'card-hull': 'Your mothership heals {n, plural, one {# hull point} other {# hull points}}, up to {most}.',
  'card-steal-card': 'Take a random card from an enemy’s hand.',
  'card-steal-resource': 'Take 1 mineral, gas or influence from an enemy.',
  'card-dash': 'One of your ships that attacked this turn moves up to {n, plural, one {# space} other {# spaces}}.',
  'card-prod': 'Reduce one row of an enemy mothership by 1 energy this turn; in a dogfight, it must be taking part.',
  'card-explore': 'Explore one of your unexplored planets for free.',
  'card-planet-defence': '+{n} planet defence against this attack.',
  'card-push':
    'Move an enemy ship within {within, plural, one {# space} other {# spaces}} of a friendly planet exactly {n, plural, one {# space} other {# spaces}} along a legal path, or fewer if it cannot go further.',
  'card-escape': 'The attacked ship warps beside a friendly planet, and the dogfight does not take place.',
  'card-extra-shields': '+{n} shields for your mothership in this dogfight.',
  'card-hold': 'An enemy ship cannot move or warp on its owner’s next turn.',
  'card-capture':
    'Capture a neutral or enemy planet within {within, plural, one {# space} other {# spaces}} of a friendly ship, guarded or not.',
  'card-move-station': 'Your station warps beside a friendly planet.',
  'card-gain': 'Roll a D{die} and gain that many minerals.',
  'card-blockade': 'No player gathers resources from planets or stations until your next turn.',
  'card-retreat':
    'Choose a space: all friendly ships on or beside it that have not moved or attacked warp beside one friendly planet or station.',
  'card-double-face': 'One of your dice counts double, except against planets.',
  'card-last-stand':
    'Destroy an enemy fighter, bomber or guardian in this dogfight, or take {hull, plural, one {# hull point} other {# hull points}} from an enemy mothership in it; you gain no loot.',
  'card-save': 'One of your fighters or bombers that lost is not destroyed; the enemy still takes its loot.',
  'card-draw': 'Draw {n, plural, one {# action card} other {# action cards}}.',
  'card-reroll': 'Roll one of your dice again.',
  'card-extra-die':
    'If one of your dice shows 1, roll another die of the same size and add it, except against planets.',
  'card-harm':
    'An enemy mothership beside your bomber or mothership loses {n, plural, one {# hull point} other {# hull points}}, regardless of its shields.',
  'card-cancel': 'The card just played has no effect.',
  'card-remove-planet':
    'A planet within {within, plural, one {# space} other {# spaces}} of a friendly ship leaves the game with everything on it.',
  'card-ranged':
    'Your bomber attacks a target exactly {distance, plural, one {# space} other {# spaces}} away; it takes no damage if it loses.',
  'card-break-shields': 'The shields of an enemy mothership in this dogfight are 0 until the end of this turn.',
  'card-warp': 'A friendly ship that has not moved or attacked warps to any free space on the board.',

  // Techs and developments.
  'tech-replaces': 'Replaces {name}.',
  'tech-needs-mothership': 'Only while your mothership is on the board.',
  'development-place': 'Only on a {planet, select, mineral {mineral planet} gas {gas planet} other {planetoid}}.',
  'development-points': 'Worth {n, plural, one {# victory point} other {# victory points}}.',
});
