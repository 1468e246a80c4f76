const NAMES = ['Ceres', 'Vesta', 'Pallas', 'Juno', 'Hygiea', 'Iris'];

/** The name of the bot in a seat. Online tables send bots without names. */
export const botName = (seat: number): string => NAMES[seat % NAMES.length] as string;
