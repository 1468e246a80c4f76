/** Text that a test adds to a file of the repository: `add` is inserted before the only occurrence of `before`. */
export interface Insertion {
  file: string;
  before: string;
  add: string;
}
