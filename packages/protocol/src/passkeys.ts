import { z } from 'zod';
import { password } from './schemas.ts';

// Keys that a device keeps for an account (WebAuthn). What a browser makes of them is checked by a library; here only its
// form.

const part = z.string().min(1).max(8192);
const shown = {
  id: z.string().min(1).max(1400),
  rawId: z.string().min(1).max(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(40).optional(),
  clientExtensionResults: z.custom<object>((x) => typeof x === 'object' && x !== null, 'an object'),
};

/** `POST /api/passkeys/options`: who adds a key knows the password. */
export const passkeyRequest = z.strictObject({ password });

/** `POST /api/passkeys`: a key that a browser has made. */
export const newPasskey = z.object({
  ...shown,
  response: z.object({
    clientDataJSON: part,
    attestationObject: z.string().min(1).max(32_768),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});

/** `POST /api/sessions/passkey`: a key that a browser has shown. */
export const passkeySignIn = z.object({
  ...shown,
  response: z.object({
    clientDataJSON: part,
    authenticatorData: part,
    signature: part,
    userHandle: z.string().max(200).optional(),
  }),
});

export type NewPasskey = z.output<typeof newPasskey>;
export type PasskeySignIn = z.output<typeof passkeySignIn>;
