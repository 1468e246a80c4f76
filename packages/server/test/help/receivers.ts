import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A received HTTP request. */
export interface Posted {
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Receives webhooks and pushes on loopback, and responds with `status`. */
export async function httpReceiver() {
  const got: Posted[] = [];
  const receiver = { got, status: 201, url: '', end: () => new Promise((done) => server.close(done)) };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      got.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(receiver.status).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return receiver;
}

/** Receives e-mail on loopback. */
export async function mailReceiver() {
  const got: { to: string; text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        // In quoted-printable encoding, long lines end with an equals sign.
        const text = Buffer.concat(parts)
          .toString()
          .replace(/=\r?\n/g, '')
          .replace(/=3D/g, '=');
        got.push({ to: session.envelope.rcptTo.map(({ address }) => address).join(), text });
        done();
      });
    },
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.server.address() as AddressInfo;
  return { got, url: `smtp://127.0.0.1:${port}`, end: () => new Promise<void>((done) => server.close(() => done())) };
}

const ece = createRequire(import.meta.url)('http_ece') as {
  decrypt(body: Buffer, how: { version: 'aes128gcm'; privateKey: unknown; authSecret: Buffer }): Buffer;
};

/** The browser side of Web Push: keys and decryption. */
export function pushDevice(endpoint: string) {
  const privateKey = createECDH('prime256v1');
  const authSecret = randomBytes(16);
  privateKey.generateKeys();
  return {
    way: {
      kind: 'push' as const,
      address: endpoint,
      keys: { p256dh: privateKey.getPublicKey('base64url'), auth: authSecret.toString('base64url') },
    },
    read: ({ body }: Posted) =>
      JSON.parse(ece.decrypt(body, { version: 'aes128gcm', privateKey, authSecret }).toString()) as unknown,
  };
}
