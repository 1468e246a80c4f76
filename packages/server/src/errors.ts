/** Why a server cannot start. */
export type StartCode =
  | 'port-taken'
  | 'port-refused'
  | 'data-dir'
  | 'data-in-use'
  | 'data-corrupt'
  | 'data-newer'
  | 'web-dir';

/** One clear line for the operator. */
export class StartError extends Error {
  readonly code: StartCode;

  constructor(code: StartCode, message: string) {
    super(message);
    this.name = 'StartError';
    this.code = code;
  }
}
