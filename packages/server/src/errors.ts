/** Why a server cannot start. */
export type StartCode =
  | 'port-taken'
  | 'port-refused'
  | 'data-dir'
  | 'data-in-use'
  | 'data-lock'
  | 'data-corrupt'
  | 'data-newer'
  | 'database'
  | 'bus'
  | 'web-dir'
  | 'bad-setting';

/** A start error with a one-line message for the operator. */
export class StartError extends Error {
  readonly code: StartCode;

  constructor(code: StartCode, message: string) {
    super(message);
    this.name = 'StartError';
    this.code = code;
  }
}
