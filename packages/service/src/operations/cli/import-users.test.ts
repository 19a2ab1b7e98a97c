import { createHash, createHmac, pbkdf2Sync, scryptSync } from 'node:crypto'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hash as hashBcrypt } from '@node-rs/bcrypt'
import { describe, expect, test } from 'vitest'
import { loadConfig } from '../../kernel/config/load-config.ts'
import { findFormat } from '../../kernel/passwords/formats/index.ts'
import { prepareTerminal } from '../../testing/prepare-terminal.ts'
import { batchLines } from '../imports/import-people.ts'
import { openStorage } from './open-storage.ts'
import { runPortico } from './portico.ts'

const password = 'seven wooden lighthouses'
/** What a stream reads of a file at once. */
const readBytes = 65_536
const { heard, terminal, run: runCommand } = prepareTerminal()
const run = (...args: readonly string[]) => runCommand('users', ...args)
const write = (name: string, lines: readonly (object | string)[]) =>
  writeFileSync(
    join(heard.folder, name),
    lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
  )
const list = async (): Promise<Record<string, unknown>[]> => {
  await run('export', '--with-secrets')
  return heard.said.map((line) => JSON.parse(line))
}

const people = async () => [
  {
    email: 'Ada@Example.com',
    email_verified: true,
    name: { first_name: 'Ada' },
    external_id: 'crm-1',
    locale: 'zh-Hant',
    trusted_metadata: { plan: 'gold' },
    created_at: '2020-02-03T04:05:06.000Z',
    password: { format: 'bcrypt', hash: await hashBcrypt(password, 4) },
  },
  '',
  {
    email: 'bob@example.com',
    password: {
      format: 'scrypt',
      n: 1_024,
      r: 8,
      p: 1,
      salt: Buffer.from('salt').toString('base64'),
      hash: scryptSync(password, 'salt', 32, { N: 1_024, r: 8, p: 1 }).toString('base64'),
    },
  },
  {
    external_id: 'crm-3',
    password: {
      format: 'sha256',
      salt_after: 'x',
      hash: createHash('sha256').update(`${password}x`).digest('hex'),
      requires_reset: true,
    },
  },
]

describe('portico users import', () => {
  test('imports users once, and reports it', async () => {
    write('people.jsonl', await people())
    expect(await run('import', 'people.jsonl')).toBe(0)
    expect(heard.said.slice(1)).toEqual([
      'lines     4',
      'added     3',
      'skipped   0, already there',
      'refused   0',
    ])
    expect(heard.drawn[0]).toMatch(/^\[#{30}\] 100 % {2}4 lines$/)
    const there = await list()
    for (const { user_id } of there) expect(user_id).toMatch(/^user-test-/)
    expect(there.find(({ external_id }) => external_id === 'crm-1')).toMatchObject({
      email: 'Ada@Example.com',
      email_verified: true,
      name: { first_name: 'Ada' },
      trusted_metadata: { plan: 'gold' },
      created_at: '2020-02-03T04:05:06.000Z',
      password: { format: 'portico', hash: expect.stringMatching(/^\$2b\$04\$/) },
    })
    expect(there.find(({ external_id }) => external_id === 'crm-3')).toMatchObject({
      password: { requires_reset: true, hash: expect.stringMatching(/^\$digest-sha256\$/) },
    })
    expect(await run('import', 'people.jsonl')).toBe(0)
    expect(heard.said[0]).toContain('This file was already imported.')
    expect(await run('import', 'people.jsonl', '--restart')).toBe(0)
    expect(heard.said).toContain('skipped   3, already there')
    expect(await list()).toEqual(there)
    expect(
      await runPortico(['audit', 'list', '--action', 'user.created', '--json'], terminal()),
    ).toBe(0)
  })

  test('a user keeps the id in the line; of two lines with one id the first is imported', async () => {
    const user_id = 'user-test-0b3f1c5e-9f6a-4d6e-8a3e-1f2d3c4b5a69'
    const hash = await hashBcrypt(password, 4)
    const line = (email: string) => ({ user_id, email, password: { format: 'bcrypt', hash } })
    write('people.jsonl', [line('ada@example.com'), line('bob@example.com')])
    expect(await run('import', 'people.jsonl', '--dry-run')).toBe(0)
    expect(heard.said).toContain('would add 1')
    expect(await run('import', 'people.jsonl')).toBe(0)
    expect(heard.said).toContain('skipped   1, already there')
    expect(await list()).toMatchObject([{ user_id, email: 'ada@example.com' }])
    write('people.jsonl', [
      line('cleo@example.com'),
      { user_id: 'user-test-1', email: 'a@b.example' },
    ])
    expect(await run('import', 'people.jsonl', '--dry-run')).toBe(1)
    expect(heard.said).toContain('would add 0')
    expect(await run('import', 'people.jsonl')).toBe(1)
    expect(heard.complaints).toEqual([expect.stringMatching(/^line 2: user_id /)])
    expect(await list()).toHaveLength(1)
  })

  test('wallets come in with their users, and go out as they came', async () => {
    const wallets = [
      {
        crypto_wallet_type: 'ethereum',
        crypto_wallet_address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
        chain_id: '137',
      },
      {
        crypto_wallet_type: 'solana',
        crypto_wallet_address: '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T',
      },
    ]
    const [ethereum] = wallets
    const lower = String(ethereum?.crypto_wallet_address).toLowerCase()
    write('people.jsonl', [
      { crypto_wallets: wallets },
      { email: 'a@example.com', crypto_wallets: [{ ...ethereum, crypto_wallet_address: lower }] },
      { crypto_wallets: [{ ...ethereum, crypto_wallet_address: lower.replace('a', 'A') }] },
      { crypto_wallets: [{ ...ethereum, crypto_wallet_type: 'bitcoin' }] },
      { crypto_wallets: [] },
    ])
    expect(await run('import', 'people.jsonl', '--dry-run')).toBe(1)
    expect(heard.said).toContain('would add 1')
    expect(await run('import', 'people.jsonl')).toBe(1)
    expect(heard.said).toContain('skipped   1, already there')
    expect(heard.complaints).toEqual([
      'line 3: crypto_wallet_address is not an address of its type',
      'line 4: crypto_wallet_type must be ethereum or solana',
      expect.stringContaining('line 5: has neither email nor phone_number nor crypto_wallets'),
    ])
    const [there, ...others] = await list()
    expect(others).toEqual([])
    expect(Object(there).crypto_wallets).toEqual(expect.arrayContaining(wallets))
  })

  test('phone numbers come in with their users, each once, and go out as they came', async () => {
    const ada = { phone_number: '+12025550123', phone_number_verified: true }
    write('people.jsonl', [
      ada,
      { email: 'a@example.com', phone_number: '+1 (202) 555-0123' },
      { email: 'b@example.com', phone_number: '+12025550124', phone_number_verified: 'f' },
      { email: 'c@example.com', phone_number: '12' },
      { email: 'd@example.com', phone_number: '+8835100012345' },
    ])
    expect(await run('import', 'people.jsonl', '--dry-run')).toBe(1)
    expect(heard.said).toContain('would add 2')
    expect(await run('import', 'people.jsonl')).toBe(1)
    expect(heard.said).toContain('skipped   1, already there')
    expect(heard.complaints).toEqual(['lines 4, 5: phone_number is not a phone number in E.164'])
    expect(await list()).toEqual(
      expect.arrayContaining([
        expect.objectContaining(ada),
        expect.objectContaining({ phone_number: '+12025550124', phone_number_verified: false }),
      ]),
    )
    write('others.jsonl', [{ email: 'e@example.com', ...ada }])
    expect(await run('import', 'others.jsonl')).toBe(0)
    expect(heard.said).toContain('skipped   1, already there')
    expect(await list()).toHaveLength(2)
  })

  test.each([
    ['count as unproved beside an address that is not', { email: 'a@example.com' }, true],
    ['count as proved beside one that is', { email: 'a@example.com', email_verified: true }, false],
  ])('a password and a wallet %s', async (_, line, isUnproved) => {
    write('people.jsonl', [
      {
        ...line,
        crypto_wallets: [
          {
            crypto_wallet_type: 'ethereum',
            crypto_wallet_address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
          },
        ],
        password: { format: 'bcrypt', hash: await hashBcrypt(password, 4) },
      },
    ])
    expect(await run('import', 'people.jsonl')).toBe(0)
    const config = await loadConfig(terminal())
    const storage = await openStorage(config.database)
    const projectId = config.projects[0]?.projectId ?? ''
    const user = await storage.users.findByEmail(projectId, 'a@example.com')
    const userId = user?.userId ?? ''
    expect({
      password: (await storage.passwords.find(projectId, userId))?.isUnproved,
      wallet: await storage.cryptoWallets.isUnproved(projectId, userId),
    }).toEqual({ password: isUnproved, wallet: isUnproved })
    await storage.close()
  })

  test('a dry run counts the same and changes nothing', async () => {
    const [ada, ...others] = await people()
    write('people.jsonl', [...others, { ...Object(ada), external_id: 'x' }, Object(ada), { a: 1 }])
    expect(await run('import', 'people.jsonl', '--dry-run')).toBe(1)
    expect(heard.said.slice(1)).toEqual([
      'lines     6',
      'would add 3',
      'skipped   1, already there',
      'refused   1',
      'Nothing was changed.',
    ])
    expect(await list()).toEqual([])
    expect(await run('import', 'people.jsonl')).toBe(1)
    expect(heard.said).toContain('added     3')
    expect(await run('import', 'people.jsonl', '--dry-run')).toBe(1)
    expect(heard.said).toContain('would add 0')
  })

  test('invalid lines are refused with number and reason, without revealing a hash', async () => {
    const secret = 'c2VjcmV0IGhhc2g'
    const withPassword = (format: string, more: object = {}) => ({
      email: 'a@example.com',
      password: { format, hash: secret, ...more },
    })
    write('people.jsonl', [
      `{"email": "${secret}`,
      '[]',
      {},
      { email: 'not an address' },
      { email: 'a@example.com', emial: 'x' },
      { email: 'a@example.com', roles: ['nobody'] },
      { email: 'a@example.com', created_at: 'yesterday' },
      { email: 'a@example.com', trusted_metadata: { a: 'x'.repeat(5_000) } },
      withPassword('crc'),
      withPassword('bcrypt'),
      withPassword('md5', { encoding: 'base64' }),
      withPassword('pbkdf2'),
      withPassword('scrypt', { salt: secret, n: 3, r: 8, p: 1 }),
      { external_id: 'user-test-1' },
    ])
    expect(await run('import', 'people.jsonl')).toBe(1)
    expect(heard.complaints).toEqual([
      'line 1: is not JSON',
      expect.stringMatching(/^line 2: the line /),
      'line 3: has neither email nor phone_number nor crypto_wallets nor providers nor webauthn_registrations nor external_id; one is required',
      'line 4: email is not an e-mail address',
      'line 5: emial is not a known field',
      expect.stringMatching(/^line 6: /),
      'line 7: created_at must be a time like 2026-01-31T12:00:00Z',
      expect.stringMatching(/^line 8: /),
      expect.stringMatching(/^line 9: password.format must be one of portico, bcrypt/),
      expect.stringMatching(/^line 10: password: the hash must begin with one of/),
      expect.stringMatching(/^line 11: password: a md5 hash has 16 bytes/),
      'line 12: password.salt is missing',
      expect.stringMatching(/^line 13: password: /),
      expect.stringMatching(/^line 14: external_id /),
    ])
    expect(heard.complaints.join('\n')).not.toContain(secret)
    expect(await list()).toEqual([])
  })

  const emails = async () => (await list()).map(({ email }) => email)

  test('B11: null and empty members are absent, wherever they stand', async () => {
    const nothing = [null, '', {}, []] as const
    const members = [
      ...['email_verified', 'phone_number', 'phone_number_verified', 'crypto_wallets', 'name'],
      ...[
        'external_id',
        'roles',
        'trusted_metadata',
        'untrusted_metadata',
        'created_at',
        'password',
      ],
      'user_id',
    ]
    const lines = members.flatMap((member) =>
      nothing
        // An empty list is tested only for members that are lists.
        .filter((empty) => !Array.isArray(empty) || ['roles', 'crypto_wallets'].includes(member))
        .map((empty, i) => ({ email: `${member}-${i}@example.com`, [member]: empty })),
    )
    const hash = await hashBcrypt(password, 4)
    const more = [
      { email: 'n1@example.com', name: { first_name: 'Ada', middle_name: null, last_name: '' } },
      { email: null, phone_number: '', external_id: 7 },
      { email: 'n2@example.com', password: { format: 'bcrypt', hash: null } },
      { email: 'n3@example.com', password: { format: 'django', hash: '!unusable' } },
      { email: 'n4@example.com', password: { format: 'bcrypt', hash, requires_reset: null } },
      { email: 'n5@example.com', email_verified: 1, roles: [null] },
    ]
    write('people.jsonl', [...lines, ...more])
    expect([await run('import', 'people.jsonl'), heard.complaints]).toEqual([0, []])
    const listed = await list()
    expect(listed).toHaveLength(lines.length + more.length)
    expect(listed.find(({ external_id }) => external_id === '7')).toBeTruthy()
    expect(listed.filter((one) => 'password' in one)).toHaveLength(1)
    expect(listed.find(({ email }) => email === 'n5@example.com')?.email_verified).toBe(true)
  })

  test('B11: a password without a hash is refused, not forgotten', async () => {
    write('people.jsonl', [{ email: 'a@example.com', password: { format: 'bcrypt' } }])
    expect(await run('import', 'people.jsonl')).toBe(1)
    expect(heard.complaints).toEqual(['line 1: password.hash is missing'])
  })

  test.each([
    ['2020-01-31 12:00:00+00', '2020-01-31T12:00:00.000Z'],
    ['2020-01-31 12:00:00.123456+00', '2020-01-31T12:00:00.123Z'],
    ['2020-01-31 14:00:00+02', '2020-01-31T12:00:00.000Z'],
    ['2020-01-31 17:30:00+0530', '2020-01-31T12:00:00.000Z'],
    ['2020-01-31 06:30:00-05:30', '2020-01-31T12:00:00.000Z'],
    ['2020-01-31 12:00:00', '2020-01-31T12:00:00.000Z'],
    ['2020-01-31 12:00:00.5', '2020-01-31T12:00:00.500Z'],
    ['2020-01-31T12:00:00', '2020-01-31T12:00:00.000Z'],
    ['2020-01-31 12:00:00 UTC', '2020-01-31T12:00:00.000Z'],
    ['2020-01-31', '2020-01-31T00:00:00.000Z'],
    ['2020-01-31T12:00:00Z', '2020-01-31T12:00:00.000Z'],
    [1_580_472_000, '2020-01-31T12:00:00.000Z'],
    ['1580472000', '2020-01-31T12:00:00.000Z'],
    [1_580_472_000_123, '2020-01-31T12:00:00.123Z'],
  ])('B11: the time %j is read', async (created_at, meant) => {
    write('people.jsonl', [{ email: 'a@example.com', created_at }])
    expect([await run('import', 'people.jsonl'), heard.complaints]).toEqual([0, []])
    expect((await list())[0]?.created_at).toBe(meant)
  })

  test('B11: an invalid time is refused; MySQL’s zero counts as a missing time', async () => {
    const wrong = [
      '2020-02-30 12:00:00',
      '2020-13-01',
      '31.01.2020',
      'infinity',
      '12:00',
      7,
      '2020-01-31 25:00:00',
    ]
    write('people.jsonl', [
      ...wrong.map((created_at, i) => ({ email: `w${i}@example.com`, created_at })),
      { email: 'zero@example.com', created_at: '0000-00-00 00:00:00' },
    ])
    expect(await run('import', 'people.jsonl')).toBe(1)
    expect(await emails()).toEqual(['zero@example.com'])
  })

  const written: Readonly<Record<string, (lines: readonly object[]) => Buffer>> = {
    'a list': (lines) => Buffer.from(JSON.stringify(lines)),
    'a list over many lines': (lines) =>
      Buffer.from(`\ufeff\n ${JSON.stringify(lines, null, 2)}\n`),
    'UTF-16 with a mark': (lines) =>
      Buffer.from(`\ufeff${lines.map((line) => JSON.stringify(line)).join('\r\n')}\r\n`, 'utf16le'),
    'UTF-16 without a mark': (lines) =>
      Buffer.from(lines.map((line) => JSON.stringify(line)).join('\n'), 'utf16le'),
    'UTF-16, big end first': (lines) =>
      Buffer.from(
        `\ufeff${lines.map((line) => JSON.stringify(line)).join('\n')}`,
        'utf16le',
      ).swap16(),
    'a list in UTF-16': (lines) =>
      Buffer.from(`\ufeff${JSON.stringify(lines, null, 1)}`, 'utf16le'),
    'UTF-8 with a mark': (lines) =>
      Buffer.from(`\ufeff${lines.map((line) => JSON.stringify(line)).join('\n')}`),
  }
  test.each(Object.keys(written))('B11: a file that is %s is read whole', async (shape) => {
    // more than one batch, and more than one read of the file
    const count = batchLines + 3
    const lines = Array.from({ length: count }, (_, i) => ({
      email: `p${i}@example.com`,
      name: { first_name: `Zoë "[{,}]" \\ 李 ${i}` },
      untrusted_metadata: { note: 'x'.repeat(150) },
    }))
    const file = join(heard.folder, 'people.json')
    writeFileSync(file, written[shape]?.(lines) ?? '')
    expect(statSync(file).size).toBeGreaterThan(readBytes)
    expect([await run('import', 'people.json', '--dry-run'), heard.complaints]).toEqual([0, []])
    expect([await run('import', 'people.json'), heard.complaints]).toEqual([0, []])
    const listed = await list()
    expect(listed).toHaveLength(count)
    expect(listed.find(({ email }) => email === 'p7@example.com')?.name).toEqual(lines[7]?.name)
  })

  test('B11: an incomplete list is refused at the place where it ends', async () => {
    writeFileSync(join(heard.folder, 'people.json'), '[{"email":"a@example.com"},{"email":"b@')
    expect(await run('import', 'people.json')).toBe(1)
    expect(heard.complaints).toEqual(['line 2: is not JSON'])
    expect(await emails()).toEqual(['a@example.com'])
  })

  test('B11: a cause is named once, with the first lines that have it', async () => {
    const wrong = Array.from({ length: 900 }, () => 'x')
    write('people.jsonl', [...wrong, { email: 'not an address' }])
    expect(await run('import', 'people.jsonl')).toBe(1)
    expect(heard.complaints).toEqual([
      'lines 1, 2, 3, 4, 5 and 895 more: is not JSON',
      'line 901: email is not an e-mail address',
    ])
  })

  test('B11: today’s hashes of WordPress, Drupal and Django are taken, under each of their names', async () => {
    const [salt, key] = ['seasalt', Buffer.from('seasalt')]
    const sha256 = createHash('sha256').update(password).digest('hex')
    const wp = createHmac('sha384', 'wp-sha384').update(password).digest('base64')
    const bcryptOf = (text: string) => hashBcrypt(text, 4)
    const drupal = '$S$C33783772bRXEx1aCsvY.dqgaaSu76XmVlKrW9Qu8IQlvxHlmzLf'
    const base64 = (bytes: Buffer) => bytes.toString('base64')
    const wpHash = `$wp${(await bcryptOf(wp)).replace('$2b$', '$2y$')}`
    const djangoHash = `bcrypt_sha256$${await bcryptOf(sha256)}`
    const known: readonly (readonly [format: string, hash: string, typed: string])[] = [
      ['wordpress', wpHash, password],
      ['bcrypt', wpHash, ` ${password} `],
      ['phpass', wpHash, password],
      ['drupal', drupal, 'hashcat'],
      ['phpass', drupal, 'hashcat'],
      ['drupal', (await bcryptOf(password)).replace('$2b$', '$2y$'), password],
      ['django', djangoHash, password],
      ['bcrypt', djangoHash, password],
      ['django', `bcrypt$${await bcryptOf(password)}`, password],
      ['bcrypt', `{bcrypt}${await bcryptOf(password)}`, password],
      [
        'django',
        `pbkdf2_sha256$1000$${salt}$${base64(pbkdf2Sync(password, key, 1_000, 32, 'sha256'))}`,
        password,
      ],
      [
        'django',
        `scrypt$${salt}$1024$8$1$${base64(scryptSync(password, key, 64, { N: 1_024, r: 8, p: 1 }))}`,
        password,
      ],
      [
        'django',
        `sha1$${salt}$${createHash('sha1').update(`${salt}${password}`).digest('hex')}`,
        password,
      ],
    ]
    write(
      'people.jsonl',
      known.map(([format, hash], i) => ({
        email: `h${i}@example.com`,
        password: { format, hash },
      })),
    )
    expect([await run('import', 'people.jsonl'), heard.complaints]).toEqual([0, []])
    const listed = await list()
    for (const [i, [format, hash, typed]] of known.entries()) {
      const kept = listed.find(({ email }) => email === `h${i}@example.com`)?.password
      const stored = String(Reflect.get(Object(kept), 'hash'))
      const known = findFormat(stored)
      const name = `${format} ${hash.slice(0, 20)}`
      expect([name, await known?.verify(stored, typed)]).toEqual([name, true])
      expect([name, await known?.verify(stored, `${typed}x`)]).toEqual([name, false])
    }
  })

  test('an export with secrets is imported elsewhere; one without has no passwords', async () => {
    write('people.jsonl', await people())
    await run('import', 'people.jsonl')
    expect(await run('export', '--with-secrets', '--output', 'out.jsonl')).toBe(0)
    expect(heard.said).toEqual(['Wrote 3 users to out.jsonl.'])
    expect(statSync(join(heard.folder, 'out.jsonl')).mode & 0o777).toBe(0o600)
    expect(await run('export', '--with-secrets', '--output', 'out.jsonl')).toBe(2)
    const exported = readFileSync(join(heard.folder, 'out.jsonl'), 'utf8')
    await run('export')
    expect(heard.said).toHaveLength(3)
    expect(heard.said.join()).not.toContain('password')

    const config = await loadConfig(terminal())
    const storage = await openStorage(config.database)
    const projectId = config.projects[0]?.projectId ?? ''
    const everybody = { operator: 'and', filters: [] } as const
    const { rows } = await storage.users.search(projectId, everybody, { after: null, limit: 9 })
    for (const { userId } of rows) await storage.users.remove(projectId, userId)
    await storage.close()
    expect(await list()).toEqual([])
    expect(await run('import', 'out.jsonl')).toBe(0)
    await run('export', '--with-secrets')
    const sort = (lines: readonly string[]) => [...lines].sort()
    expect(sort(heard.said)).toEqual(sort(exported.trim().split('\n')))
  })

  test.each([
    [['import'], 'Name a file'],
    [['import', 'a', 'b'], 'Name a file'],
    [['import', 'missing.jsonl'], 'There is no file missing.jsonl.'],
    [['export', 'x'], 'users export takes no "x".'],
  ])('%j is refused with a correct example', async (args, words) => {
    expect(await run(...args)).toBe(2)
    expect(heard.complaints.join()).toContain(words)
  })
})
