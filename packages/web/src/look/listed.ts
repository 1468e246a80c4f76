/** Names in a row: `Ada`, `Ada and Vera`, `Ada, Vera and Noor`. */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;
