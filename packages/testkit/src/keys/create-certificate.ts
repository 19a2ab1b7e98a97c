import { generate } from 'selfsigned'

/** Makes a self-signed certificate for `localhost`, 127.0.0.1 and other names, with its key. */
export const createCertificate = (names: readonly string[]) =>
  generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true },
      {
        name: 'subjectAltName',
        altNames: [
          ...['localhost', ...names].map((value) => ({ type: 2 as const, value })),
          { type: 7, ip: '127.0.0.1' },
        ],
      },
    ],
  })
