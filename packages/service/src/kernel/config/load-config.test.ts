import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ConfigError } from '../../foundation/errors/config-error.ts'
import type { Environment } from './environment.ts'
import { loadConfig } from './load-config.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-config-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const load = (env: Environment = {}) => loadConfig({ env, workingFolder: folder })
const writeConfig = (text: string, name = 'portico.config.ts') =>
  writeFile(join(folder, name), text)

/** Returns the problems as `key: message`. */
async function problemsOf(env: Environment): Promise<string[]> {
  const error: unknown = await load(env).then(
    () => null,
    (cause: unknown) => cause,
  )
  if (!(error instanceof ConfigError)) throw new Error(`not refused: ${String(error)}`)
  return error.problems.map(({ key, message }) => `${key}: ${message}`)
}

const rootKey = randomBytes(32).toString('base64url')
const secret = `secret-live-${randomBytes(32).toString('base64url')}`
const production = {
  NODE_ENV: 'production',
  PORTICO_ROOT_KEY: rootKey,
  PORTICO_BASE_URL: 'https://auth.example.com',
  SMTP_URL: 'smtps://user:hunter2@mail.example.com',
  MAIL_FROM: 'no-reply@example.com',
  SHOP_SECRET: secret,
}
const shop = `{
  projectId: 'project-live-7d1f0c',
  publicToken: 'public-token-live-51c2ae',
  secretEnv: 'SHOP_SECRET',
  name: 'Shop',
  allowedOrigins: ['https://shop.example.com'],
  redirectUrls: ['https://shop.example.com/authenticate'],
}`
const shopConfig = (more = '') =>
  `import { defineConfig } from '@portico/service'\nexport default defineConfig({ projects: [${shop}${more}] })`

describe('in development', () => {
  test('a first start needs no configuration and creates a project', async () => {
    const config = await load()
    expect(config).toMatchObject({
      mode: 'development',
      host: '127.0.0.1',
      port: 3000,
      baseUrl: 'http://localhost:3000',
      mail: { type: 'dev-inbox', from: null },
      database: { kind: 'sqlite', file: join(folder, '.portico', 'portico.db') },
    })
    expect(config.rootKey).toHaveLength(32)
    expect(config.projects).toHaveLength(1)
    expect(config.projects[0]).toMatchObject({ allowLoopback: true })
    expect(config.developmentSecret).toMatch(/^secret-test-[\w-]{43}$/)
  })

  test('a second start has the same project and keys', async () => {
    const first = await load()
    const second = await load()
    expect(second).toEqual(first)
  })

  test('parallel starts agree on one project', async () => {
    const configs = await Promise.all(Array.from({ length: 20 }, () => load()))
    expect(new Set(configs.map((config) => config.developmentSecret)).size).toBe(1)
  })

  test('each folder has a project of its own', async () => {
    const other = await mkdtemp(join(tmpdir(), 'portico-config-'))
    const [mine, theirs] = await Promise.all([
      load(),
      loadConfig({ env: {}, workingFolder: other }),
    ])
    expect(mine.projects[0]?.projectId).not.toBe(theirs.projects[0]?.projectId)
    expect(mine.rootKey).not.toEqual(theirs.rootKey)
    await rm(other, { recursive: true })
  })

  test('only the owner may read the key file', async () => {
    await load()
    const file = join(folder, '.portico', 'development.json')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
  })

  test('a damaged key file is reported, not replaced', async () => {
    await load()
    const file = join(folder, '.portico', 'development.json')
    await writeFile(file, '{"rootKey":')
    expect(await problemsOf({})).toEqual([
      `${file}: is not a development project; delete it and a new one is created`,
    ])
    expect(await readFile(file, 'utf8')).toBe('{"rootKey":')
  })

  test('E14: at the address of a tunnel to a phone the project works as it does at home', async () => {
    const tunnel = 'https://phone.tunnel.example'
    const { projects } = await load({ PORTICO_BASE_URL: tunnel })
    expect(projects[0]?.allowedOrigins).toEqual([tunnel])
    expect(projects[0]?.redirectUrls.map(({ url }) => url)).toEqual([`${tunnel}/authenticate`])
  })

  test('a host that others can reach is refused', async () => {
    expect(await problemsOf({ HOST: '0.0.0.0' })).toEqual([
      'HOST: must be a loopback address in development, got "0.0.0.0". A phone reaches it by "adb reverse", or by an https tunnel whose address PORTICO_BASE_URL names: docs/configuration.md',
    ])
  })

  test('the file can set the project’s name and settings', async () => {
    await writeConfig(
      `export default { development: { name: 'Meridian', showWatermark: false, security: 'strict' } }`,
    )
    const [project] = (await load()).projects
    expect(project).toMatchObject({
      name: 'Meridian',
      showWatermark: false,
      magicLinks: {
        expirationMinutes: 10,
        requireSameBrowser: false,
        withCode: false,
        otherDevice: true,
      },
      redirectUrls: [
        { url: 'http://localhost:3000/authenticate', kinds: ['login', 'signup', 'reset_password'] },
      ],
    })
  })
})

describe('the client app that npm start runs', () => {
  const PORTICO_CLIENT_APP = 'http://127.0.0.1:3010'

  test('is known in development, with a secret of its own', async () => {
    const { projects } = await load({ PORTICO_CLIENT_APP })
    expect(projects[0]?.identityProvider.clientApps).toMatchObject([
      {
        clientId: 'client-app',
        isFirstParty: false,
        secretHash: expect.stringMatching(/^[0-9a-f]{64}$/),
        metadata: { redirect_uris: ['http://127.0.0.1:3010/callback'] },
      },
    ])
    expect((await load()).projects[0]?.identityProvider.clientApps).toEqual([])
  })

  test('is unknown in production', async () => {
    await writeConfig(shopConfig())
    const { projects } = await load({ ...production, PORTICO_CLIENT_APP })
    expect(projects[0]?.identityProvider.clientApps).toEqual([])
  })

  test('is refused if its origin is neither https nor loopback', async () => {
    expect(await problemsOf({ PORTICO_CLIENT_APP: 'http://192.0.2.1:3010' })).toEqual([
      'PORTICO_CLIENT_APP: must be https (http only on loopback), got "http://192.0.2.1:3010"',
    ])
  })
})

test('the service’s own origin is allowed for every project without pages of its own elsewhere', async () => {
  await writeConfig(shopConfig())
  const baseUrl = 'https://auth.example.com'
  expect((await load(production)).projects[0]?.allowedOrigins).toContain(baseUrl)
  const elsewhere = `identityProvider: { authorizationUrl: 'https://shop.example.com/a', logoutUrl: 'https://shop.example.com/b' } }`
  await writeConfig(`export default { projects: [${shop.replace(/\}$/, elsewhere)}] }`)
  expect((await load(production)).projects[0]?.allowedOrigins).not.toContain(baseUrl)
})

describe('in production', () => {
  test('a complete configuration starts, and the secret is kept as a hash only', async () => {
    await writeConfig(shopConfig())
    const config = await load(production)
    expect(config).toMatchObject({
      mode: 'production',
      baseUrl: 'https://auth.example.com',
      developmentSecret: null,
      mail: { type: 'smtp', from: 'no-reply@example.com' },
    })
    expect(config.projects).toHaveLength(1)
    expect(config.projects[0]).toMatchObject({
      projectId: 'project-live-7d1f0c',
      allowLoopback: false,
      emailDomains: ['example.com'],
      magicLinks: {
        expirationMinutes: 30,
        requireSameBrowser: false,
        withCode: false,
        otherDevice: true,
      },
    })
    expect(JSON.stringify(config)).not.toContain(secret)
  })

  test('SVC-03 without configuration every missing value is named', async () => {
    const problems = await problemsOf({ NODE_ENV: 'production' })
    expect(problems.map((problem) => problem.split(' ').slice(0, 3).join(' '))).toEqual([
      'PORTICO_BASE_URL: is missing;',
      'SMTP_URL: is missing;',
      'MAIL_FROM: is missing;',
      'portico.config.ts: is missing',
      'PORTICO_ROOT_KEY: is missing;',
    ])
  })

  test.each([
    ['empty', '', 'is missing'],
    ['short', randomBytes(31).toString('base64'), 'must hold at least 32 random bytes, has 31'],
    ['a word', 'changeme', 'must hold at least 32 random bytes'],
    ['a sentence', 'this is no key at all, is it? no, it is not', 'must be hex or base64'],
    ['zeros', Buffer.alloc(32).toString('hex'), 'is a sample or too regular'],
    ['a repeated word', Buffer.from('deadbeef'.repeat(8), 'hex').toString('hex'), 'is a sample'],
    [
      'counting',
      Buffer.from(Array.from({ length: 32 }, (_, i) => i)).toString('hex'),
      'is a sample',
    ],
    [
      'text in base64',
      Buffer.from('a long enough text that people may type').toString('base64'),
      'is a sample',
    ],
  ])('SVC-03 a root key that is %s is refused and not printed', async (_, key, message) => {
    await writeConfig(shopConfig())
    const problems = await problemsOf({ ...production, PORTICO_ROOT_KEY: key })
    expect(problems).toEqual([expect.stringContaining(`PORTICO_ROOT_KEY: ${message}`)])
    if (key !== '') expect(problems.join()).not.toContain(key)
  })

  test.each([
    ['missing', undefined, 'is missing; it is the secret of project-live-7d1f0c'],
    ['short', 'secret-live-123', 'must be at least 32 characters long'],
    ['a sample', 'secret-live-your-secret-goes-here-please-01', 'is a sample'],
    ['changeme', `changeme${'x1y2z3'.repeat(8)}`, 'is a sample'],
    ['repeated', 'ab'.repeat(30), 'is a sample'],
  ])('SVC-03 a project secret that is %s is refused and not printed', async (_, value, message) => {
    await writeConfig(shopConfig())
    const problems = await problemsOf({ ...production, SHOP_SECRET: value })
    expect(problems).toEqual([expect.stringContaining(`SHOP_SECRET: ${message}`)])
    if (value !== undefined) expect(problems.join()).not.toContain(value)
  })

  test('captcha, fingerprint and webhooks read their secrets from the environment', async () => {
    await writeConfig(
      `export default { auditDays: 90, projects: [{ ...${shop},
        captcha: { kind: 'proof-of-work' },
        fingerprint: { mode: 'OBSERVATION', url: 'https://judge.example.com/', secretEnv: 'JUDGE_SECRET' },
        webhooks: [{ endpointId: 'crm', url: 'https://crm.example.com/', secretEnv: 'HOOK_SECRET', events: ['user.deleted'] }] }] }`,
    )
    expect(await problemsOf(production)).toEqual([
      'JUDGE_SECRET: is missing; projects[0].fingerprint.secretEnv names it',
      'HOOK_SECRET: is missing; projects[0].webhooks[0].secretEnv names it',
    ])
    const HOOK_SECRET = `whsec_${randomBytes(32).toString('base64')}`
    const config = await load({ ...production, HOOK_SECRET, JUDGE_SECRET: 'of the judge' })
    expect(config.auditDays).toBe(90)
    expect(config.projects[0]).toMatchObject({
      captcha: { kind: 'proof-of-work', difficulty: 18 },
      fingerprint: { mode: 'OBSERVATION', secret: 'of the judge' },
      webhooks: [{ endpointId: 'crm', events: ['user.deleted'], allowPrivate: false }],
    })
  })

  test('SVC-03 the keys of a development project are never used', async () => {
    await load()
    await writeConfig(shopConfig())
    const { PORTICO_ROOT_KEY: _, ...withoutKey } = production
    expect(await problemsOf(withoutKey)).toEqual([expect.stringMatching(/^PORTICO_ROOT_KEY: /)])
  })

  test('a base URL without https is refused', async () => {
    await writeConfig(shopConfig())
    expect(
      await problemsOf({ ...production, PORTICO_BASE_URL: 'http://auth.example.com' }),
    ).toEqual(['PORTICO_BASE_URL: must be https in production, got "http://auth.example.com"'])
  })

  test('passwords in URLs are not printed in errors', async () => {
    await writeConfig(shopConfig())
    const problems = await problemsOf({
      ...production,
      DATABASE_URL: 'mysql://root:hunter2@db',
      SMTP_URL: 'http://user:hunter2@mail',
    })
    expect(problems).toHaveLength(2)
    expect(problems.join()).not.toContain('hunter2')
  })
})

describe('the file', () => {
  test('names the key of an origin that is not exact', async () => {
    await writeConfig(
      shopConfig(`, { projectId: 'project-live-000002', publicToken: 'public-token-live-000002', secretEnv: 'OTHER_SECRET', name: 'Other',
        allowedOrigins: ['https://ok.example.com', 'https://app.example.com/path', 'http://app.example.com', '*'] }`),
    )
    const OTHER_SECRET = randomBytes(32).toString('hex')
    expect(await problemsOf({ ...production, OTHER_SECRET })).toEqual([
      'projects[1].allowedOrigins[1]: must be an exact origin like "https://app.example.com", got "https://app.example.com/path"; did you mean "https://app.example.com"?',
      'projects[1].allowedOrigins[2]: must be https (http only on loopback), got "http://app.example.com"',
      'projects[1].allowedOrigins[3]: must be an exact origin like "https://app.example.com", got "*"',
    ])
  })

  test('gives origin patterns to test projects alone', async () => {
    const patterns = `originPatterns: ['https://shop-*-team.example.app']`
    const test = `{ projectId: 'project-test-000002', publicToken: 'public-token-test-000002', secretEnv: 'OTHER_SECRET', name: 'Other', ${patterns} }`
    const env = { ...production, OTHER_SECRET: randomBytes(32).toString('hex') }
    await writeConfig(shopConfig(`, ${test}`))
    expect((await load(env)).projects.map(({ originPatterns }) => originPatterns)).toEqual([
      [],
      ['https://shop-*-team.example.app'],
    ])
    await writeConfig(`export default { projects: [${shop.replace(/\}$/, `${patterns} }`)}] }`)
    expect(await problemsOf(production)).toEqual([
      'projects[0].originPatterns: is for test projects alone, because anybody with a fitting name could use the project; list each origin in allowedOrigins, or move the patterns to a project whose id begins with "project-test-"',
    ])
    await writeConfig(shopConfig(`, ${test.replace('shop-*-team', '*')}`))
    expect(await problemsOf(env)).toEqual([
      'projects[1].originPatterns[0]: must have at least 3 fixed letters or digits beside the *, because most names of the host would fit, got "https://*.example.app"',
    ])
  })

  test.each([
    ['project: []', 'project: is not a setting; did you mean "projects"?'],
    [
      'development: { passcodes: { expirationMinutes: 11 } }',
      'development.passcodes.expirationMinutes: must be 10 or less, got 11',
    ],
    [
      "development: { security: 'high' }",
      'development.security: must be one of standard, strict, got "high"',
    ],
    [
      "development: { redirectUrls: ['https://a.example', { url: 'https://a.example', kinds: ['logout'] }] }",
      `development.redirectUrls[1]: must be a URL or { url, kinds: ['login', 'signup' and/or 'reset_password'] }, got {"url":"https://a.example","kinds":["logout"]}`,
    ],
    [
      "projects: [{ projectId: 'shop', publicToken: 'public-token-live-51c2ae', secretEnv: 'A', name: 'Shop' }]",
      'projects[0].projectId: must be "project-test-" or "project-live-" and 6 to 64 letters, digits or hyphens, like "project-live-7d1f0c", got "shop"',
    ],
    [
      "projects: [{ projectId: 'project-live-000001', publicToken: 'public-token-live-51c2ae', secretEnv: 'A' }]",
      'projects[0].name: is missing',
    ],
    [
      "development: { captcha: { kind: 'hcaptcha' } }",
      'development.captcha.kind: must be one of proof-of-work, recaptcha, got "hcaptcha"; did you mean "recaptcha"?',
    ],
    [
      "development: { captcha: { kind: 'proof-of-work', difficulty: 30 } }",
      'development.captcha.difficulty: must be 24 or less, got 30',
    ],
    [
      "development: { webhooks: [{ endpointId: 'crm', url: 'https://a.example/', secretEnv: 'a' }] }",
      'development.webhooks[0].secretEnv: must be the name of an environment variable, in capitals, digits and underscores, like "SHOP_SECRET", got "a"',
    ],
    ['auditDays: 0', 'auditDays: must be 1 or more, got 0'],
  ])('names the key of the mistake in { %s }', async (text, problem) => {
    await writeConfig(`export default { ${text} }`)
    expect(await problemsOf({})).toEqual([problem])
  })

  test.each([
    'javascript:alert(1)',
    'https://user@ok.example.com/',
    'https://ok.example.com/#here',
    'https://OK.example.com/',
    'https://ok.example.com/a/../b',
    'http://ok.example.com/',
    '//ok.example.com',
    'https://ok.example.com\\@evil.example',
  ])('refuses the redirect URL %s', async (url) => {
    await writeConfig(`export default { development: { redirectUrls: [${JSON.stringify(url)}] } }`)
    expect(await problemsOf({})).toEqual([
      expect.stringMatching(/^development\.redirectUrls\[0\]: must /),
    ])
  })

  test.each(['signIn', 'changePassword'])('refuses an inexact page for %s', async (name) => {
    await writeConfig(
      `export default { development: { pages: { ${name}: 'javascript:alert(1)' } } }`,
    )
    expect(await problemsOf({})).toEqual([
      expect.stringMatching(new RegExp(`^development\\.pages\\.${name}: must `)),
    ])
  })

  test.each([
    ['', { signIn: 'https://shop.example.com/', changePassword: 'https://shop.example.com/' }],
    [
      ', redirectUrls: []',
      { signIn: 'https://shop.example.com/', changePassword: 'https://shop.example.com/' },
    ],
    [', redirectUrls: [], allowedOrigins: []', { signIn: null, changePassword: null }],
    [
      ", pages: { signIn: 'https://shop.example.com/in' }",
      { signIn: 'https://shop.example.com/in', changePassword: 'https://shop.example.com/in' },
    ],
    [
      ", pages: { changePassword: 'https://shop.example.com/password' }",
      { signIn: 'https://shop.example.com/', changePassword: 'https://shop.example.com/password' },
    ],
  ])(
    'for the pages of a site the configuration %j resolves to the best match',
    async (more, pages) => {
      await writeConfig(`export default { projects: [{ ...${shop}${more} }] }`)
      const config = await load(production)
      expect(config.projects[0]?.pages).toEqual(pages)
    },
  )

  test('two projects cannot share a name or a secret', async () => {
    await writeConfig(shopConfig(`, ${shop}`))
    expect(await problemsOf(production)).toEqual([
      'projects[1].projectId: is already used by projects[0]',
      'projects[1].publicToken: is already used by projects[0]',
      'projects[1].secretEnv: is already used by projects[0]',
    ])
  })

  test('may be JavaScript', async () => {
    await writeConfig('export default { development: { name: "Plain" } }', 'portico.config.mjs')
    expect((await load()).projects[0]?.name).toBe('Plain')
  })

  test('that throws is reported with its path', async () => {
    await writeConfig('throw new Error("no luck")')
    expect(await problemsOf({})).toEqual(['portico.config.ts: cannot be run: no luck'])
  })
})

describe('the environment', () => {
  test.each([
    ['PORT', '70000', 'must be a number from 1 to 65535, got "70000"'],
    ['PORT', 'http', 'must be a number from 1 to 65535, got "http"'],
    ['PORTICO_MODE', 'prod', 'must be production or development, got "prod"'],
    ['PORTICO_BASE_URL', 'http://localhost:3000/auth', 'must be an origin without a path'],
    ['TRUSTED_PROXIES', '0.0.0.0/0', 'must list addresses or ranges'],
    ['TRUSTED_PROXIES', 'true', 'must list addresses or ranges'],
    ['TRUSTED_PROXIES', '10.0.0.0/8, ::/0', 'must list addresses or ranges'],
    ['MAIL_FROM', 'Shop <no-reply@example.com>', 'must be a bare address'],
    ['LOG_LEVEL', 'loud', 'must be one of silent, error, warn, info, debug, got "loud"'],
    ['METRICS_TOKEN', 'short', 'must be at least 16 characters long'],
  ])('%s=%s is refused', async (key, value, message) => {
    expect(await problemsOf({ [key]: value })).toContainEqual(
      expect.stringContaining(`${key}: ${message}`),
    )
  })

  test('proxies may be addresses and ranges', async () => {
    const { trustedProxies } = await load({ TRUSTED_PROXIES: '10.0.0.0/8, 192.0.2.1,fd00::/8' })
    expect(trustedProxies).toEqual(['10.0.0.0/8', '192.0.2.1', 'fd00::/8'])
  })

  test('the database is Postgres when its URL says so', async () => {
    const { database } = await load({ DATABASE_URL: 'postgres://portico@db/portico' })
    expect(database).toEqual({ kind: 'postgres', url: 'postgres://portico@db/portico' })
  })
})

describe('a project’s brand and mails', () => {
  const withBrand = (brand: string) =>
    writeConfig(shopConfig().replace("name: 'Shop',", `name: 'Shop', brand: ${brand},`))

  test('are read, and have defaults', async () => {
    await writeConfig(
      shopConfig().replace(
        "name: 'Shop',",
        "name: 'Shop', brand: { accent: '#4B3FA7', postalLine: 'Shop Ltd' }, mails: { codeInSubject: false },",
      ),
    )
    const { projects } = await load(production)
    expect(projects[0]).toMatchObject({
      brand: { logoUrl: null, postalLine: 'Shop Ltd', button: { light: { fill: '#4B3FA7' } } },
      mails: { codeInSubject: false, newSignIn: true },
    })
  })

  test('every mistake is reported, a colour with its contrast ratio', async () => {
    await withBrand(
      "{ logoUrl: 'http://shop.example.com/logo.png', accent: '#7B8087', accentDark: 'red', helpAddress: 'help' }",
    )
    const at = 'projects[0].brand.'
    expect(await problemsOf(production)).toEqual([
      `${at}logoUrl: must be https (http only on loopback), got "http://shop.example.com/logo.png"`,
      expect.stringMatching(/brand\.accent: has a contrast of only 4\.\d\d with its text \(#\w+\)/),
      `${at}accentDark: must be six hex digits like "#4B3FA7", got "red"`,
      `${at}helpAddress: must be an https URL or a bare e-mail address, got "help"`,
    ])
  })

  test('a project may have its own sender and language, and mistakes in them are reported', async () => {
    const withMails = (more: string) =>
      writeConfig(shopConfig().replace("name: 'Shop',", `name: 'Shop', ${more},`))
    await withMails("mails: { from: 'hello@shop.example', language: 'de' }")
    const { projects } = await load(production)
    expect(projects[0]).toMatchObject({
      mails: { from: 'hello@shop.example', language: 'de' },
      emailDomains: ['shop.example'],
    })
    await withMails(
      "mails: { from: 'Shop <hello@shop.example>' }, emailTemplates: [{ templateId: 'a', language: 'de' }, { templateId: 'a', language: 'DE' }, { templateId: 'a', language: 'de_!' }]",
    )
    const at = 'projects[0]'
    expect(await problemsOf(production)).toEqual([
      `${at}.mails.from: must be a bare address like no-reply@example.com, got "Shop <hello@shop.example>"; the display name is the project's`,
      `${at}.emailTemplates[2].language: must be a language like "de" or "pt-BR", got "de_!"`,
      `${at}.emailTemplates: has "a" in "de" twice`,
    ])
  })

  test('a name is at most 64 characters', async () => {
    await writeConfig(shopConfig().replace("'Shop'", `'${'S'.repeat(65)}'`))
    expect((await problemsOf(production))[0]).toContain('projects[0].name')
  })

  test('a geo-IP file that is missing or invalid is reported', async () => {
    const at = (file: string) =>
      shopConfig().replace('projects:', `geoipDatabase: '${file}', projects:`)
    await writeConfig(at('places.mmdb'))
    expect(await problemsOf(production)).toEqual([
      `geoipDatabase: names ${join(folder, 'places.mmdb')}, which does not exist`,
    ])
    await writeConfig(at('package.json'))
    await writeFile(join(folder, 'package.json'), '{}')
    expect((await problemsOf(production))[0]).toContain('which is not a MaxMind city database')
  })
})
