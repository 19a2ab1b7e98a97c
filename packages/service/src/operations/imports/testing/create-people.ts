import { createHash } from 'node:crypto'
import { hash as hashBcrypt } from '@node-rs/bcrypt'
import { makeKeyPair } from '@portico/testkit/keys'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import { Secret } from 'otpauth'
import type { ImportedCredentials } from '../../../declarations/all-declarations.ts'

type Part = Readonly<Record<string, unknown>>

const base64url = (value: string) => createHash('sha256').update(value).digest('base64url')
const toBytes = (text = '') => Uint8Array.from(Buffer.from(text, 'base64url'))
const noon = Date.UTC(2024, 1, 29, 12)
const toTime = (i: number) => new Date(noon + i * 60_000).toISOString()

/** Creates the public key of a passkey as a COSE_Key, base64url. */
export function createPublicKey(): string {
  const { x, y } = makeKeyPair('P-256').publicKey.export({ format: 'jwk' })
  const key = new Map<number, number | Uint8Array<ArrayBuffer>>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, toBytes(x)],
    [-3, toBytes(y)],
  ])
  return Buffer.from(isoCBOR.encode(key)).toString('base64url')
}

/** Creates a passkey as a line describes it; every optional field is set. */
export const createPasskeyLine = (name: string, i = 0, public_key = createPublicKey()): Part => ({
  credential_id: base64url(`credential ${name}`),
  public_key,
  sign_count: i,
  transports: i % 2 ? ['hybrid', 'internal'] : ['usb'],
  backup_eligible: i % 2 === 1,
  backup_state: i % 4 === 1,
  domain: 'app.example.com',
  user_handle: base64url(`handle ${name.split(' ')[0]}`),
  discoverable: i % 3 > 0,
  aaguid: 'ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4',
  authenticator_type: i % 2 ? 'platform' : 'cross-platform',
  name: `Key ${name} 🔑`,
  ...(i % 5 === 0 && { user_named_by_host: true }),
  user_agent: 'Mozilla/5.0 (X11; Linux x86_64)',
  created_at: toTime(i),
  ...(i % 2 && { last_used_at: toTime(i + 1) }),
})

/** Creates the fields of a user's credentials. The round trip of all users fails for a kind that is missing here. */
const samples: {
  readonly [Kind in keyof ImportedCredentials]: (i: number, hash: string) => Part
} = {
  passwords: (i, hash) => ({
    password: { format: 'bcrypt', hash, ...(i % 7 === 0 && { requires_reset: true }) },
  }),
  phones: (i) => ({
    phone_number: `+4915112${String(100_000 + i)}`,
    phone_number_verified: i % 3 > 0,
  }),
  cryptoWallets: (i) => ({
    crypto_wallets: [
      {
        crypto_wallet_type: 'ethereum',
        crypto_wallet_address: `0x${createHash('sha256').update(`wallet ${i}`).digest('hex').slice(0, 40)}`,
        ...(i % 2 && { chain_id: '137' }),
      },
      { crypto_wallet_type: 'ethereum', crypto_wallet_address: `0x${String(i).padStart(40, '0')}` },
    ],
  }),
  passkeys: (i) => ({
    webauthn_registrations: [createPasskeyLine(`${i} a`, i), createPasskeyLine(`${i} b`, i + 1)],
  }),
  oauth: (i) => ({
    providers: [
      {
        provider: 'google',
        provider_subject: `1080${i}`,
        email: `person-${i}@gmail.com`,
        profile_picture_url: `https://pictures.example/${i}.png`,
        locale: 'de-AT',
        linked_by: i % 2 ? 'session' : 'email',
        created_at: toTime(i),
        last_used_at: toTime(i + 5),
      },
      { provider: 'github', provider_subject: i, created_at: toTime(i + 1) },
      {
        provider: 'company',
        provider_type: 'Company account',
        provider_subject: `ä ${i}`,
        issuer: 'https://id.example.com/',
        created_at: toTime(i + 2),
      },
    ],
  }),
  totps: (i) => ({
    totps: [
      {
        secret: Secret.fromHex(createHash('sha1').update(`secret ${i}`).digest('hex')).base32,
        ...(i % 2 && { last_used_step: 57_000_000 + i }),
        created_at: toTime(i),
        recovery_codes: Array.from({ length: 10 }, (_, position) => ({
          recovery_code: toCode(`${i} ${position}`),
          ...(position < i % 3 && { used_at: toTime(position) }),
        })),
      },
    ],
  }),
}

const toCode = (name: string) =>
  createHash('sha256').update(name).digest('hex').slice(0, 16).match(/.{4}/g)?.join('-')

/** The password of all users. */
const password = 'seven wooden lighthouses'

/**
 * Creates users as lines of an import file.
 *
 * @param every how many users share one who has credentials of every kind; the others have an address and a name
 */
export async function createPeople(count: number, every = 1): Promise<readonly Part[]> {
  const hash = await hashBcrypt(password, 4)
  return Array.from({ length: count }, (_, i) => ({
    email: `Person-${i}@example.com`,
    email_verified: true,
    name: { first_name: `Zoë ${i}`, last_name: '李' },
    external_id: `crm-${i}`,
    ...(i % 2 === 0 && { locale: i % 4 === 0 ? 'pt-BR' : 'ar' }),
    trusted_metadata: { plan: i },
    created_at: toTime(-i),
    ...(i % 10 === 9 && { blocked_at: toTime(i) }),
    ...(i % 10 === 4 && {
      deletion: {
        requested_at: toTime(i),
        deletes_at: '2099-01-31T12:00:00.000Z',
        time_zone: 'Europe/Lisbon',
      },
    }),
    ...(i % 3 === 1 && { exported_at: toTime(i) }),
    ...(i % 7 === 3 && { second_step: 'required', step_offered_at: toTime(i) }),
    ...(i % 5 === 2 && { picture_url: `https://pictures.example/own-${i}.png` }),
    ...(i % every === 0 &&
      Object.assign({}, ...Object.values(samples).map((create) => create(i, hash)))),
  }))
}
