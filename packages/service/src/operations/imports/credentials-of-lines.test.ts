import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { limits } from '@portico/contract'
import { expect, test } from 'vitest'
import { credentialKinds, getCredentialRepository } from '../../declarations/all-declarations.ts'
import { loadConfig } from '../../kernel/config/load-config.ts'
import type { Storage } from '../../kernel/storage/storage.ts'
import { prepareTerminal } from '../../testing/prepare-terminal.ts'
import { openStorage } from '../cli/open-storage.ts'
import { createPasskeyLine, createPeople, createPublicKey } from './testing/create-people.ts'

const { heard, terminal, run: runCommand } = prepareTerminal()
const run = (...args: readonly string[]) => runCommand('users', ...args)
const write = (...lines: readonly object[]) =>
  writeFileSync(
    join(heard.folder, 'people.jsonl'),
    lines.map((line) => JSON.stringify(line)).join('\n'),
  )
const list = async (): Promise<Record<string, unknown>[]> => {
  await run('export', '--with-secrets')
  return heard.said.map((line) => JSON.parse(line))
}
const withStorage = async <Result>(
  work: (storage: Storage, projectId: string) => Promise<Result>,
): Promise<Result> => {
  const config = await loadConfig(terminal())
  const storage = await openStorage(config.database)
  try {
    return await work(storage, config.projects[0]?.projectId ?? '')
  } finally {
    await storage.close()
  }
}

const passkey = (change: object = {}) => ({
  webauthn_registrations: [{ ...createPasskeyLine('ada'), ...change }],
})
const account = (change: object = {}) => ({
  providers: [{ provider: 'google', provider_subject: '1080', ...change }],
})
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const app = (change: object = {}) => ({ totps: [{ secret, ...change }] })

test.each([
  ['count as unproved beside an address that is not', {}, true],
  ['count as proved beside one that is', { email_verified: true }, false],
])('credentials of every kind %s', async (_, more, isUnproved) => {
  const [person] = await createPeople(1)
  const { email_verified: __, ...line } = { ...person, ...more } as Record<string, unknown>
  write({ ...line, ...more })
  expect([await run('import', 'people.jsonl'), heard.complaints]).toEqual([0, []])
  const found = await withStorage(async (storage, projectId) => {
    const user = await storage.users.findByEmail(projectId, 'person-0@example.com')
    return Promise.all(
      credentialKinds
        // A number that a text can prove has a mark of its own.
        .filter(({ address }) => address === undefined)
        .map(async (kind) => [
          kind.id,
          await getCredentialRepository(storage, kind).isUnproved(projectId, user?.userId ?? ''),
        ]),
    )
  })
  expect(found).toEqual(found.map(([id]) => [id, isUnproved]))
  expect(found.length).toBeGreaterThan(4)
})

const others: Readonly<Record<string, readonly [object, object]>> = {
  'credential id of a passkey': [passkey(), passkey({ user_handle: 'b3RoZXI' })],
  'user handle of a passkey': [passkey(), passkey({ credential_id: 'b3RoZXI' })],
  'account at a provider': [account(), account({ locale: 'de' })],
  'crypto wallet': [
    {
      crypto_wallets: [
        { crypto_wallet_type: 'ethereum', crypto_wallet_address: `0x${'1'.repeat(40)}` },
      ],
    },
    {
      crypto_wallets: [
        { crypto_wallet_type: 'ethereum', crypto_wallet_address: `0x${'1'.repeat(40)}` },
      ],
    },
  ],
  'phone number': [{ phone_number: '+12025550123' }, { phone_number: '+12025550123' }],
}
test.each(Object.keys(others))('the %s of another user is skipped', async (name) => {
  const [first, second] = others[name] ?? []
  write(
    { email: 'a@example.com', ...first },
    { email: 'b@example.com', ...second },
    { email: 'c@example.com' },
  )
  expect(await run('import', 'people.jsonl', '--dry-run')).toBe(0)
  expect(heard.said).toContain('would add 2')
  expect(await run('import', 'people.jsonl')).toBe(0)
  expect(heard.said).toContain('skipped   1, already there')
  write({ email: 'd@example.com', ...second }, { email: 'c@example.com' })
  expect(await run('import', 'people.jsonl', '--dry-run')).toBe(0)
  expect(heard.said).toContain('would add 0')
  expect(await run('import', 'people.jsonl')).toBe(0)
  expect(heard.said).toContain('skipped   2, already there')
  const emails = (await list()).map(({ email }) => email).sort()
  expect(emails).toEqual(['a@example.com', 'c@example.com'])
})

test('several passkeys of one user share a handle; accounts with one subject at two issuers are two', async () => {
  const two = ['a', 'b'].map((name) => createPasskeyLine(`ada ${name}`))
  write(
    { email: 'a@example.com', webauthn_registrations: two, ...account() },
    { email: 'b@example.com', ...account({ provider: 'github' }) },
  )
  expect(await run('import', 'people.jsonl', '--dry-run')).toBe(0)
  expect(heard.said).toContain('would add 2')
  expect(await run('import', 'people.jsonl')).toBe(0)
  expect(heard.said).toContain('added     2')
})

const invalid: Readonly<Record<string, readonly (readonly [line: object, reason: string])[]>> = {
  passkey: [
    [
      passkey({ public_key: 'b3RoZXI' }),
      'webauthn_registrations.public_key must be a COSE_Key of ES256 (P-256), EdDSA (Ed25519) or RS256',
    ],
    [
      passkey({ public_key: Buffer.alloc(2_000).toString('base64url') }),
      'webauthn_registrations.0.public_key must not have more than 2048 characters',
    ],
    [passkey({ credential_id: '' }), 'webauthn_registrations.0.credential_id is missing'],
    [
      passkey({ credential_id: 'no base64!' }),
      'webauthn_registrations.0.credential_id must match pattern "^[A-Za-z0-9+/_-]+={0,2}$"',
    ],
    [
      passkey({ user_handle: Buffer.alloc(65).toString('base64url') }),
      'webauthn_registrations.user_handle must have 1 to 64 bytes',
    ],
    [
      passkey({ user_handle: null, discoverable: true }),
      'webauthn_registrations.user_handle is missing',
    ],
    [
      passkey({ domain: 'https://example.com' }),
      'webauthn_registrations.domain must be a bare host name like "example.com", in lower case',
    ],
    [
      passkey({ backup_eligible: false, backup_state: true }),
      'webauthn_registrations.backup_state is true without backup_eligible',
    ],
    [passkey({ sign_count: -1 }), 'webauthn_registrations.0.sign_count must be >= 0'],
    [
      passkey({ last_used_at: 'once' }),
      'webauthn_registrations.last_used_at must be a time like 2026-01-31T12:00:00Z',
    ],
    [passkey({ private_key: 'x' }), 'webauthn_registrations.0.private_key is not a known field'],
    [
      { webauthn_registrations: [createPasskeyLine('ada'), createPasskeyLine('ada')] },
      'has the same passkey twice',
    ],
    [
      {
        webauthn_registrations: Array.from({ length: limits.passkey.perPerson + 1 }, (_, i) =>
          createPasskeyLine(`ada ${i}`),
        ),
      },
      'webauthn_registrations must not have more than 50 items',
    ],
  ],
  'account at a provider': [
    [
      account({ provider: 'nowhere' }),
      'providers.provider_type is missing: neither the specification nor oauth.providers has "nowhere"',
    ],
    [
      account({ provider: 'nowhere', provider_type: 'Nowhere' }),
      'providers.issuer is missing: "nowhere" may have several',
    ],
    [
      account({ provider: 'microsoft' }),
      'providers.issuer is missing: "microsoft" may have several',
    ],
    [
      account({ provider_subject: 'a\u0000b' }),
      'providers: a provider_subject or issuer is empty, too long, or has control characters',
    ],
    [
      account({ linked_by: 'luck' }),
      'providers.0.linked_by must be one of sign_up, session, back_end, email, unknown',
    ],
    [account({ access_token: 'x' }), 'providers.0.access_token is not a known field'],
  ],
  'authenticator app': [
    [app({ secret: `${secret}1` }), 'totps.secret must be 10 to 64 bytes in base32'],
    [app({ secret: 'JBSWY3DP' }), 'totps.secret must be 10 to 64 bytes in base32'],
    [
      app({ recovery_codes: [{ recovery_code: 'open sesame' }] }),
      'totps.recovery_codes.recovery_code must be a code like 7hx2-k9qm-04rt-vwz8',
    ],
    [{ totps: [{ secret }, { secret }] }, 'totps must not have more than 1 items'],
  ],
}
test.each(Object.keys(invalid))(
  'an invalid %s is refused with its field and no part of its secret',
  async (name) => {
    const wrong = invalid[name] ?? []
    write(...wrong.map(([line], i) => ({ email: `${i}@example.com`, ...line })))
    expect(await run('import', 'people.jsonl')).toBe(1)
    const reasons = [...new Set(wrong.map(([, reason]) => reason))]
    expect(heard.complaints.map((line) => line.replace(/^lines? [\d, ]+: /, ''))).toEqual(reasons)
    expect(heard.said).toContain(`refused   ${wrong.length}`)
    expect(heard.complaints.join('\n')).not.toContain(secret)
    expect(heard.complaints.join('\n')).not.toContain('sesame')
    expect(await list()).toEqual([])
  },
)

test('what other systems leave out has a default', async () => {
  const { credential_id, public_key } = createPasskeyLine('ada')
  const toBase64 = (text: unknown) => Buffer.from(String(text), 'base64url').toString('base64')
  write({
    email: 'a@example.com',
    email_verified: true,
    created_at: '2020-01-31T12:00:00.000Z',
    webauthn_registrations: [
      {
        credential_id: toBase64(credential_id),
        public_key: toBase64(public_key),
        backup_eligible: 0,
        domain: 'example.com',
        transports: ['internal', 'telepathy'],
      },
    ],
    providers: [
      { provider: 'google', provider_subject: 1080 },
      { provider: 'gitlab', provider_subject: '7' },
    ],
    totps: [{ secret: 'jbsw y3dp ehpk 3pxp' }],
  })
  expect([await run('import', 'people.jsonl'), heard.complaints]).toEqual([0, []])
  const created_at = '2020-01-31T12:00:00.000Z'
  const place = { linked_by: 'unknown', created_at, last_used_at: created_at }
  expect(await list()).toMatchObject([
    {
      webauthn_registrations: [
        {
          credential_id,
          public_key,
          sign_count: 0,
          transports: ['internal'],
          backup_eligible: false,
          backup_state: false,
          user_handle: expect.stringMatching(/^[\w-]{43}$/),
          discoverable: false,
          aaguid: '00000000-0000-0000-0000-000000000000',
          authenticator_type: 'platform',
          name: 'Passkey',
          created_at,
        },
      ],
      providers: [
        {
          provider_type: 'Google',
          provider_subject: '1080',
          issuer: 'https://accounts.google.com',
          ...place,
        },
        { provider_type: 'GitLab', provider_subject: '7', issuer: 'https://gitlab.com', ...place },
      ],
      totps: [{ secret: 'JBSWY3DPEHPK3PXP', created_at, recovery_codes: [] }],
    },
  ])
})

test('users with the most passkeys that a user may have are imported, however many values their rows have', async () => {
  const key = createPublicKey()
  const lines = Array.from({ length: 35 }, (_, i) => ({
    email: `${i}@example.com`,
    webauthn_registrations: Array.from({ length: limits.passkey.perPerson }, (__, j) =>
      createPasskeyLine(`${i} ${j}`, j, key),
    ),
  }))
  write(...lines)
  expect([await run('import', 'people.jsonl', '--dry-run'), heard.complaints]).toEqual([0, []])
  expect([await run('import', 'people.jsonl'), heard.complaints]).toEqual([0, []])
  const exported = await list()
  expect(exported).toHaveLength(lines.length)
  for (const { webauthn_registrations } of exported) {
    expect(webauthn_registrations).toHaveLength(limits.passkey.perPerson)
  }
})
