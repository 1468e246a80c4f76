// The printed numbers of all components, copied from the component list without using code or data of the rules.

/** Types of requirement by letter: Reactor, Thruster, Shield, Damage, Crew (K), Flex. */
export const LETTERS = 'RTSDKF';
export type Letter = 'R' | 'T' | 'S' | 'D' | 'K' | 'F';
export const WORDS: Record<Letter, string> = {
  ...{ R: 'reactor', T: 'thruster', S: 'shield' },
  ...{ D: 'damage', K: 'crew', F: 'flex' },
};

/** A share of a deal: prestige, credits, bonus cards, reputation, prototypes, dice. */
export type Share = [prestige: number, credits: number, bonus: number, reputation: number, proto: number, dice: number];

export interface Contract {
  id: string;
  /** Explore, Delivery, Rescue, Kill, Sorelia. */
  type: 'E' | 'D' | 'R' | 'K' | 'S';
  needs: Partial<Record<Letter, number>>;
  share: Share;
  colour: string | null;
  /** Prizes of a head-to-head: prestige, credits, bonus cards. */
  prizes: number[][] | null;
}

// Columns: id, type, requirements, prestige, credits, bonus cards, dice, then a reputation colour or a prototype.
const ORDINARY = `
EX01 E R2 0 3 0 0
EX02 E R2,T1 1 2 0 1
EX03 E R3 0 4 0 0
EX04 E R2,K1 1 2 1 1
EX05 E R3,S2 1 4 0 1
EX06 E R3,T2,S2 1 4 1 2
EX07 E R4,D3 1 5 0 2
EX08 E R4,K2 2 5 1 2
EX09 E R5,T3 2 8 0 2
EX10 E R5,S3,K2 3 6 0 2
EX11 E R6,D6 3 8 0 3
EX12 E R6,T3,K2 4 8 1 4
DE01 D R1,T1 0 3 0 0
DE02 D T2 1 2 0 1
DE03 D T2,S1 0 4 0 0
DE04 D T2,K1 1 2 1 1
DE05 D T2,D3 1 5 0 2
DE06 D R3,T4 2 5 0 2
DE07 D T4,S2 2 7 0 2
DE08 D T3,S1,D3 1 4 1 2
DE09 D T3,S2,K1 1 4 1 2
DE10 D R3,T5,S2 3 7 0 2
DE11 D T4,D6 3 8 0 3
DE12 D T5,S3,K2 4 8 1 4
RE01 R S2 0 4 0 0
RE02 R R1,S2 1 3 0 1
RE03 R S2,D1 0 4 0 0
RE04 R S1,K2 1 4 1 1
RE05 R S3 1 5 0 2
RE06 R R2,S3,D1 1 5 0 2
RE07 R T2,S3,D2 2 7 0 2
RE08 R S2,D2,K2 1 5 1 2
RE09 R T2,S4 2 8 0 3
RE10 R R3,T2,S4 3 6 0 3
RE11 R S4,D4 3 7 1 3
RE12 R R3,S6,K2 4 8 1 4
KI01 K D2 0 4 0 0
KI02 K T1,D2 1 3 0 1
KI03 K D3 0 4 0 0
KI04 K D3,K1 1 4 1 1
KI05 K S1,D3 1 5 0 2
KI06 K R2,D5 1 4 1 2
KI07 K T2,S1,D4 1 6 0 2
KI08 K D5,K2 2 7 1 3
KI09 K R2,S2,D4 2 8 0 2
KI10 K R2,D8 3 6 0 2
KI11 K T1,S2,D6 3 8 0 3
KI12 K R3,S3,D8 4 8 1 4
FX01 D T1,F5 1 4 0 1
FX02 E R1,F5 1 3 0 0
FX03 R S2,F5 1 5 0 1
FX04 K D3,F8 2 5 0 2
FX05 R S2,K1,F9 2 6 0 2
FX06 D T2,F11 2 7 0 2
FX07 E F15 3 6 0 2
FX08 K D2,K2,F13 3 8 1 3
BT01 D R1,T1,S1 0 4 0 1 blue
BT02 E R5,K1 2 4 0 2 blue
BT03 R S2 0 3 0 0 green
BT04 K S2,D6 3 4 0 3 green
BT05 D T2,S1 0 5 0 1 yellow
BT06 D T4,K1 2 5 0 2 yellow
BT07 K D3 0 5 0 1 orange
BT08 R R2,S4 2 4 0 2 orange
BT09 E R2,D1 0 5 0 1 purple
BT10 R T2,S4,K1 3 5 0 3 purple
NO01 D R2,T2 1 4 0 1
NO02 D T4,S2 3 6 0 3
NO03 E R4 1 5 0 1
NO04 E R6,T1 2 8 0 2
NO05 R R1,T1,S1 1 3 0 1
NO06 R S5,D1 3 7 0 3
NO07 K R1,D3 1 4 0 1
NO08 K S3,D5 3 7 0 3
SR00 S R3,T2,S3,D3,K1 2 6 0 3 proto
SR01 S R2,S2 1 4 0 1 proto
SR02 S T1,D4 1 5 0 1 proto
SR03 S K3 1 4 0 1 proto
SR04 S R2,T3 1 5 0 2 proto
SR05 S R3,T2,K1 1 5 0 2 proto
SR06 S T2,S3,K1 1 5 0 2 proto
SR07 S R3,D5 1 4 0 2 proto
SR08 S S4,D4 2 6 0 3 proto
SR09 S R7,S2 3 8 0 3
SR10 S T4,K2 2 6 0 2 proto
SR11 S S2,D8 3 6 0 3 proto
SR12 S R4,T3,S4 3 8 0 4 proto
`;
// Columns: id, home type, scoring types, first and second prize.
const DUELS = `
HH01 E R 1,4,0 0,3,0
HH02 D T 1,4,0 0,3,0
HH03 R S 1,4,0 0,3,0
HH04 K D 1,4,0 0,3,0
HH05 R K 1,0,1 0,4,0
HH06 K T,S,D 1,5,0 0,3,0
HH07 D R,T,K 1,5,0 0,3,0
HH08 R R,S,D 1,5,0 0,3,0
HH09 E R,D,K 1,3,1 0,3,0
HH10 K R,T,S,D,K 2,2,0 0,4,0
`;
// Columns: id, set, brand, price, cards that come with the part.
const PARTS_LIST = `
KO1 base komek 2 r
KO2 base komek 3 r
KO3 base komek 3 r
KO4 base komek 4 r
KO5 base komek 5 r,r
KO6 base komek 6 -
VE1 base ventus 2 t
VE2 base ventus 3 t
VE3 base ventus 3 t
VE4 base ventus 4 t,t
VE5 base ventus 5 t
VE6 base ventus 5 r
HE1 base henko 2 s,s
HE2 base henko 4 s
HE3 base henko 3 s
HE4 base henko 3 s
HE5 base henko 5 s,s
HE6 base henko 6 -
MA1 base magnomi 2 d2
MA2 base magnomi 3 d2
MA3 base magnomi 3 d2
MA4 base magnomi 5 d3
MA5 base magnomi 4 d2
MA6 base magnomi 4 d3
SO1 base sorelia 3 m
SO2 base sorelia 4 -
SO3 base sorelia 4 r
SO4 base sorelia 5 t,m
SO5 base sorelia 6 -
SO6 base sorelia 7 -
KO7 overload komek 4 r+
KO8 overload komek 3 rX,m
KO9 overload komek 5 r+,r
VE7 overload ventus 4 t+
VE8 overload ventus 3 tX,m
VE9 overload ventus 5 t+,tX
HE7 overload henko 4 s+
HE8 overload henko 3 sX
HE9 overload henko 5 s+,sX
MA7 overload magnomi 4 d+
MA8 overload magnomi 4 d+,m
MA9 overload magnomi 6 d+,d3
SO7 overload sorelia 5 m
SO8 overload sorelia 5 -
SO9 overload sorelia 4 t,m
KO10 binding komek 3 r
KO11 binding komek 2 r
VE10 binding ventus 3 t
VE11 binding ventus 2 t
HE10 binding henko 3 s
HE11 binding henko 4 s
MA10 binding magnomi 4 d2
MA11 binding magnomi 3 d1,d1
SO10 binding sorelia 5 -
SO11 binding sorelia 6 -
`;
const CREW_LIST = `
C01 2 C02 3 C03 3 C04 4 C05 2 C06 2 C07 3 C08 3 C09 2 C10 3
C11 4 C12 2 C13 2 C14 3 C15 3 C16 4 C17 2 C18 4 C19 3 C20 3
C21 3 C22 3 C23 3 C24 3 C25 4 C26 3 C27 2 C28 4 C29 3 C30 3
C31 2 C32 3 C33 3 C34 3 C35 2 C36 4 C37 3 C38 3
`;

const lines = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
const numbers = (text = ''): number[] => text.split(',').map(Number);

export const CONTRACTS: ReadonlyMap<string, Contract> = new Map(
  [
    ...lines(ORDINARY).map(([id, type, needs = '', prestige, credits, bonus, dice, extra]) => ({
      id: id as string,
      type: type as Contract['type'],
      needs: Object.fromEntries(needs.split(',').map((one) => [one.charAt(0), Number(one.slice(1))])),
      share: [
        ...[Number(prestige), Number(credits), Number(bonus)],
        ...[extra && extra !== 'proto' ? 1 : 0, extra === 'proto' ? 1 : 0, Number(dice)],
      ] as Share,
      colour: extra && extra !== 'proto' ? extra : null,
      prizes: null,
    })),
    ...lines(DUELS).map(([id, type, counts = '', first, second]) => ({
      id: id as string,
      type: type as Contract['type'],
      needs: Object.fromEntries(counts.split(',').map((one) => [one, 0])),
      share: [0, 0, 0, 0, 0, 0] as Share,
      colour: null,
      prizes: [numbers(first), numbers(second)],
    })),
  ].map((own) => [own.id, own]),
);
export const contract = (id: string): Contract => CONTRACTS.get(id) as Contract;

export interface Part {
  set: string;
  brand: string;
  price: number;
  brings: string[];
}
export const PARTS: ReadonlyMap<string, Part> = new Map<string, Part>([
  ...lines(PARTS_LIST).map(([id = '', set = '', brand = '', price, brings = '-']): [string, Part] => [
    id,
    { set, brand, price: Number(price), brings: brings === '-' ? [] : brings.split(',') },
  ]),
  // Prototypes have the brand Sorelia and no price, and come with a card of their owner's choice (MK-153, MK-154, D94).
  ...Array.from({ length: 10 }, (_none, i): [string, Part] => [
    `PR${String(i + 1).padStart(2, '0')}`,
    { set: 'nomad', brand: 'sorelia', price: 0, brings: [] },
  ]),
]);
export const part = (id: string): Part => PARTS.get(id) as Part;

const CREW_WORDS = CREW_LIST.trim().split(/\s/);
export const CREW: ReadonlyMap<string, number> = new Map(
  CREW_WORDS.flatMap((word, i) => (i % 2 === 0 ? [[word, Number(CREW_WORDS[i + 1])] as const] : [])),
);
export const priceOf = (card: string): number => CREW.get(card) ?? ADVANCED[card] ?? part(card).price;
export const crewSet = (card: string): string => (card <= 'C20' ? 'base' : card <= 'C32' ? 'overload' : 'binding');

/** Prices of advanced cards; there are twelve of each (MK-009, MK-390). */
export const ADVANCED: Record<string, number> = { 'r+': 4, rX: 3, 't+': 4, tX: 3, 's+': 3, sX: 2, 'd+': 3 };
export const BASIC = ['r', 't', 's', 'd1', 'd2', 'd3', 'm'];
export const KINDS = [...BASIC, ...Object.keys(ADVANCED)];

export const isCrew = (card: string): boolean => /^C\d/.test(card);
export const isAdvanced = (card: string): boolean => card in ADVANCED;
/** Whether a card is an IO crew card (MK-656 to MK-660). */
export const isIo = (card: string): boolean => card >= 'C21' && card <= 'C25';
/** The category of an Action card as a letter; null for a Miss and for crew (MK-405, MK-407). */
export const categoryOf = (card: string): Letter | null =>
  isCrew(card) || card === 'm' ? null : (card.charAt(0).toUpperCase() as Letter);
/** The number of icons on a card; d+ has two (MK-073). */
export const iconsOf = (card: string): number =>
  card === 'm' ? 0 : card === 'd+' ? 2 : card.startsWith('d') ? Number(card.charAt(1)) : 1;

/** Prices of reputation rewards in points of one colour (null if not possible) and of any colours (C12). */
export const REWARDS: Record<string, [same: number | null, any: number]> = {
  ...{ RW1: [null, 1], RW2: [null, 1], RW3: [1, 2], RW4: [1, 2], RW5: [2, 3] },
  ...{ RW6: [2, 3], RW7: [3, 4], RW8: [3, 5], RW9: [4, 6] },
};

/** Cards about allies (MK-053, D94). */
export const ALLY_CARDS = [
  ...['SO3', 'SO9', 'SO11', 'PR02', 'C18', 'C35', 'O05', 'O09', 'O10', 'O19', 'O32'],
  ...['KO6', 'L02', 'L06', 'E15'],
];
