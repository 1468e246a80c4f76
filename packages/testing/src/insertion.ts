/** A line or more that a developer adds to a file of the repository: `add` goes before the only place of `before`. */
export interface Insertion {
  file: string;
  before: string;
  add: string;
}
