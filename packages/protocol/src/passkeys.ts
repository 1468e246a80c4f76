import { z } from 'zod';
import { password } from './schemas.ts';

// Passkeys (WebAuthn). A library verifies the browser's responses; these schemas check only their form.

const part = z.string().min(1).max(8192);
const shown = {
  id: z.string().min(1).max(1400),
  rawId: z.string().min(1).max(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(40).optional(),
  clientExtensionResults: z.custom<object>((x) => typeof x === 'object' && x !== null, 'object expected'),
};

/** `POST /api/passkeys/options`: adding a passkey requires the password. */
export const passkeyRequest = z.strictObject({ password });

/** `POST /api/passkeys`: the registration response of a browser. */
export const newPasskey = z.object({
  ...shown,
  response: z.object({
    clientDataJSON: part,
    attestationObject: z.string().min(1).max(32_768),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});

/** `POST /api/sessions/passkey`: the sign-in response of a browser. */
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
