const NAMES = ['Ceres', 'Vesta', 'Pallas', 'Juno', 'Hygiea', 'Iris'];

/** What a bot on that seat is called; online tables send bots without names, so that every page can call them its way. */
export const botName = (seat: number): string => NAMES[seat % NAMES.length] as string;
