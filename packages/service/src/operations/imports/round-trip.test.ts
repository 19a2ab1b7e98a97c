import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAuthenticator } from '@portico/testkit/authenticator'
import { startOpenIdProvider } from '@portico/testkit/openid-provider'
import { isLongRun } from '@portico/testkit/run'
import { type EngineName, openTestStorage } from '@portico/testkit/storage'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { credentialKinds } from '../../declarations/all-declarations.ts'
import { oauthSetting } from '../../declarations/oauth/oauth-setting.ts'
import { loadConfig } from '../../kernel/config/load-config.ts'
import { createKeyRing } from '../../kernel/keys/key-ring.ts'
import { createTestService, type TestService } from '../../testing/create-test-service.ts'
import { createOauthBrowser, toLocation, toToken } from '../../testing/oauth-calls.ts'
import {
  enrolPasskey,
  logInByPasskey,
  pageOrigin,
  takeCreationOptions,
  takeRequestOptions,
} from '../../testing/passkey-calls.ts'
import { good, logIn } from '../../testing/password-calls.ts'
import { runSql } from '../../testing/run-sql.ts'
import { createEthereumWallet, createWalletCalls } from '../../testing/wallet-calls.ts'
import { runPortico } from '../cli/portico.ts'
import { openBundle } from '../moving/rekey.ts'
import { createPeople } from './testing/create-people.ts'

const people = isLongRun ? 1_000 : 100
const toCallback = (projectId: string) => `https://auth.example.com/v1/oauth/callback/${projectId}`

/** Opens an installation: a folder with a root key and a project of its own, and an empty database. */
async function openInstallation(engine: EngineName) {
  const database = await openTestStorage(engine)
  const folder = mkdtempSync(join(tmpdir(), 'portico-people-'))
  writeFileSync(join(folder, 'portico.config.ts'), 'export default { development: {} }')
  const place = database.database
  const complaints: string[] = []
  const terminal = {
    env: {
      LOG_LEVEL: 'silent',
      USER: 'grace',
      DATABASE_URL: place.kind === 'sqlite' ? `file:${place.file}` : place.url,
    },
    workingFolder: folder,
    say: () => {},
    complain: (line: string) => void complaints.push(line),
    draw: () => {},
  }
  const config = await loadConfig(terminal)
  return {
    database,
    folder,
    config,
    projectId: config.projects[0]?.projectId ?? '',
    run: async (...args: readonly string[]) => ({
      code: await runPortico(['users', ...args], terminal),
      complaints: complaints.splice(0),
    }),
    read: (file: string) => readFileSync(join(folder, file), 'utf8').trim().split('\n').sort(),
    async remove() {
      await database.remove()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
type Installation = Awaited<ReturnType<typeof openInstallation>>

/** Columns that differ, by the kind's tables: ids, and what docs/importing-users.md says about each kind. */
const differing: Readonly<Record<string, readonly string[]>> = {
  passwords: ['password_id', 'changed_at'],
  phone_numbers: ['phone_id', 'created_at', 'unsubscribed_at'],
  crypto_wallets: ['wallet_id', 'created_at', 'last_used_at'],
  webauthn_registrations: ['registration_id'],
  oauth_registrations: ['registration_id', 'sealed_tokens', 'scopes', 'tokens_expire_at'],
  totps: ['totp_id', 'expires_at'],
  recovery_codes: ['code_id', 'totp_id'],
}

/** Reads the credentials of all users from the database, with sealed columns opened. */
async function dumpCredentials({ database, config, projectId }: Installation) {
  const keyRing = createKeyRing(config.rootKey)
  const dump: Record<string, readonly string[]> = {}
  for (const table of credentialKinds.flatMap(({ tables }) => Object.keys(tables))) {
    const left = ['project_id', ...(differing[table] ?? [])]
    const found = await runSql(database.database, `select * from ${table} where project_id = ?`, [
      projectId,
    ])
    // One engine returns large numbers as text.
    const rows = found.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([column, value]) => [column, value === null ? null : `${value}`]),
      ),
    )
    const opened = Object.values(openBundle(keyRing, projectId, { [table]: rows })).flat()
    dump[table] = opened
      .map((row) =>
        JSON.stringify(
          Object.entries(row)
            .filter(([column]) => !left.includes(column))
            .sort(),
        ),
      )
      .sort()
  }
  return dump
}

describe.each([
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
] as const)('users who go out of %s and into %s', (from, to) => {
  /** The time of all services: the code that was used here is valid there for as long as it takes to move. */
  const startAt = Date.now()
  let here: Installation
  let there: Installation
  let provider: Awaited<ReturnType<typeof startOpenIdProvider>>
  const worlds: TestService[] = []
  const device = createAuthenticator({ origin: pageOrigin, isSynced: false })
  const wallet = createEthereumWallet()
  /** What users hold before they are exported. */
  const held = {
    device: '',
    wallet: '',
    social: '',
    secret: '',
    codes: [''],
    phone: '+4915799999999',
  }

  const openWorld = async ({ database, config, projectId }: Installation) => {
    const world = await createTestService({
      storage: database.storage,
      startAt,
      config: { mode: 'development', rootKey: config.rootKey },
      project: {
        projectId,
        oauth: oauthSetting.toConfig(
          {
            requireSameBrowser: false,
            providers: {
              company: {
                type: 'oidc',
                issuer: provider.issuer,
                clientId: 'portico',
                clientSecretEnv: 'SECRET',
                label: 'Company account',
              },
            },
          },
          { secrets: { SECRET: 'a secret of the provider' } },
        ),
      },
    })
    worlds.push(world)
    return world
  }
  const signInSocially = async (world: TestService) => {
    const browser = createOauthBrowser(world)
    const started = await browser.start('company')
    const callback = await provider.signIn(toLocation(started), 'sofia')
    const token = toToken(await browser.follow(callback))
    return world.post('/oauth/authenticate', { token, session_duration_minutes: 30 })
  }
  const signInByText = async (world: TestService) => {
    const { methodId: method_id, code } = await world.textCode(held.phone)
    return world.post('/otps/authenticate', {
      method_id,
      token: code,
      session_duration_minutes: 30,
    })
  }
  const toCode = (world: TestService) =>
    new TOTP({ secret: Secret.fromBase32(held.secret) }).generate({ timestamp: world.now() })
  const recover = (world: TestService, session: string, recovery_code: string | undefined) =>
    world.post('/totps/recover', { recovery_code }, { session })

  /** Creates users as pages do, with one credential of each kind. */
  const furnish = async (world: TestService) => {
    const enrolled = await enrolPasskey(world, device, 'ada@example.com')
    held.device = enrolled.userId
    for (const _ of [1, 2]) {
      const used = await logInByPasskey(world, device.get(await takeRequestOptions(world)))
      expect(used.status).toBe(200)
    }
    const { data: app } = await world.post('/totps', {}, { session: enrolled.session })
    held.secret = app.secret
    held.codes = app.recovery_codes
    const proved = await world.post(
      '/totps/authenticate',
      { totp_code: toCode(world) },
      { session: enrolled.session },
    )
    expect((await recover(world, proved.data.session_token, held.codes[0])).status).toBe(200)
    const { session_token: session } = await world.signIn('bob@example.com')
    const set = await world.post('/passwords/session/reset', { password: good }, { session })
    expect(set.status).toBe(200)
    held.wallet = (await createWalletCalls(world).signIn(wallet)).data.user_id
    held.social = (await signInSocially(world)).data.user_id
    expect((await signInByText(world)).status).toBe(200)
  }

  beforeAll(async () => {
    here = await openInstallation(from)
    there = await openInstallation(to)
    provider = await startOpenIdProvider({
      clients: [
        {
          client_id: 'portico',
          client_secret: 'a secret of the provider',
          redirect_uris: [here, there].map(({ projectId }) => toCallback(projectId)),
        },
      ],
    })
    const lines = await createPeople(people)
    writeFileSync(
      join(here.folder, 'made.jsonl'),
      lines.map((line) => JSON.stringify(line)).join('\n'),
    )
    expect(await here.run('import', 'made.jsonl')).toEqual({ code: 0, complaints: [] })
    await furnish(await openWorld(here))
    for (const [option, file] of [
      ['--with-secrets', 'out.jsonl'],
      ['--with-hashes', 'by-old-name.jsonl'],
    ] as const) {
      expect(await here.run('export', option, '--output', file)).toEqual({
        code: 0,
        complaints: [],
      })
    }
    expect(await here.run('export', '--output', 'plain.jsonl')).toEqual({ code: 0, complaints: [] })
    const exported = readFileSync(join(here.folder, 'out.jsonl'))
    writeFileSync(join(there.folder, 'in.jsonl'), exported)
    expect(await there.run('import', 'in.jsonl')).toEqual({ code: 0, complaints: [] })
    expect(await there.run('export', '--with-secrets', '--output', 'out.jsonl')).toEqual({
      code: 0,
      complaints: [],
    })
  }, 300_000)
  afterAll(async () => {
    for (const world of worlds) await world.close()
    await provider?.stop()
    await here?.remove()
    await there?.remove()
  })

  test(`${people} users have credentials of every kind`, async () => {
    const dump = await dumpCredentials(here)
    for (const table of credentialKinds.flatMap(({ tables }) => Object.keys(tables))) {
      expect((dump[table] ?? []).length, table).toBeGreaterThan(people)
    }
  })

  test('every column of every credential arrives', async () => {
    expect(await dumpCredentials(there)).toEqual(await dumpCredentials(here))
  })

  test('the file that comes out again is the file that went in', () => {
    const lines = here.read('out.jsonl')
    expect(lines).toHaveLength(people + 5)
    expect(there.read('out.jsonl')).toEqual(lines)
    expect(here.read('by-old-name.jsonl')).toEqual(lines)
  })

  test('secrets are exported only on request, into a file that only its owner can read', () => {
    const plain = here.read('plain.jsonl').map((line): object => JSON.parse(line))
    const names = new Set(plain.flatMap((line) => Object.keys(line)))
    expect([...names]).toEqual(expect.arrayContaining(['webauthn_registrations', 'providers']))
    expect([names.has('password'), names.has('totps')]).toEqual([false, false])
    const text = readFileSync(join(here.folder, 'plain.jsonl'), 'utf8')
    for (const secret of [held.secret, ...held.codes]) expect(text).not.toContain(secret)
    expect(readFileSync(join(here.folder, 'out.jsonl'), 'utf8')).toContain(held.secret)
    expect(statSync(join(here.folder, 'out.jsonl')).mode & 0o777).toBe(0o600)
  })

  describe('afterwards', () => {
    let world: TestService
    beforeAll(async () => {
      world = await openWorld(there)
    })
    const signInByPasskey = async () => {
      const credential = device.get(await takeRequestOptions(world))
      return logInByPasskey(world, credential)
    }

    test('a password logs in, also one that another system hashed', async () => {
      expect((await logIn(world, 'bob@example.com')).status).toBe(200)
      expect((await logIn(world, 'bob@example.com', `${good}!`)).status).not.toBe(200)
      expect((await logIn(world, 'person-1@example.com', good, '203.0.113.8')).status).toBe(200)
    })

    test('a blocked user is still blocked', async () => {
      const { data } = await logIn(world, 'person-9@example.com', good, '203.0.113.9')
      expect(data.error_type).toBe('user_blocked')
    })

    test('a passkey signs in, and its counter continues', async () => {
      const [stored] = device.credentials
      if (!stored) throw new Error('The authenticator has no passkey.')
      const { counter } = stored
      // A copy of the passkey that was used less often.
      stored.counter = 0
      expect((await signInByPasskey()).status).not.toBe(200)
      stored.counter = counter
      const { status, data } = await signInByPasskey()
      expect([status, data.user_id]).toEqual([200, held.device])
    })

    test('the used code of an authenticator app stays used, and the next one is accepted', async () => {
      const { session_token: session } = (await signInByPasskey()).data
      const prove = (totp_code: string) =>
        world.post('/totps/authenticate', { totp_code }, { session })
      const used = worlds[0] ? toCode(worlds[0]) : ''
      expect((await prove(used)).data.error_type).toBe('totp_code_already_authenticated')
      world.advance(60_000)
      expect((await prove(toCode(world))).status).toBe(200)
    })

    test('a used recovery code stays used, an unused one is accepted once', async () => {
      const { session_token: session } = (await signInByPasskey()).data
      const refused = 'unable_to_authenticate_recovery_code'
      expect((await recover(world, session, held.codes[0])).data.error_type).toBe(refused)
      const first = await recover(world, session, held.codes[1])
      expect(first.status).toBe(200)
      const again = await recover(world, first.data.session_token, held.codes[1])
      expect(again.data.error_type).toBe(refused)
    })

    test('an authenticator recognizes the same user when another passkey is added', async () => {
      const { session_token } = (await signInByPasskey()).data
      const { data } = await recover(world, session_token, held.codes[2])
      const options = JSON.parse(await takeCreationOptions(world, data.session_token))
      expect(device.credentials.map(({ userHandle }) => userHandle)).toEqual([options.user.id])
    })

    test('an account at a provider signs in as the same user', async () => {
      const { status, data } = await signInSocially(world)
      expect([status, data.user_id]).toEqual([200, held.social])
    })

    test('a wallet signs in as the same user', async () => {
      const { status, data } = await createWalletCalls(world).signIn(wallet)
      expect([status, data.user_id]).toEqual([200, held.wallet])
    })

    test('a phone number signs in as the same user', async () => {
      const before = await runSql(
        here.database.database,
        'select user_id from phone_numbers where phone_number = ?',
        [held.phone],
      )
      const { status, data } = await signInByText(world)
      expect([status, data.user_id]).toEqual([200, before[0]?.user_id])
    })
  })
})
