import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ConfigError } from '../../foundation/errors/config-error.ts'
import type { Environment } from './environment.ts'
import { loadConfig } from './load-config.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-idp-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const toSecret = () => randomBytes(32).toString('base64url')
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const production = {
  NODE_ENV: 'production',
  PORTICO_ROOT_KEY: toSecret(),
  PORTICO_BASE_URL: 'https://auth.example.com',
  SMTP_URL: 'smtps://mail.example.com',
  MAIL_FROM: 'no-reply@example.com',
  SECRET_0: toSecret(),
  SECRET_1: toSecret(),
}

const rbac = {
  resources: [{ resourceId: 'documents', actions: ['read'] }],
  scopes: [
    { scope: 'read:documents', permissions: [{ resourceId: 'documents', actions: ['read'] }] },
  ],
}
const web = {
  clientId: 'shop-web',
  name: 'Shop',
  type: 'third_party',
  redirectUris: ['https://shop.example.com/callback'],
}
const phone = {
  clientId: 'shop-phone',
  name: 'Shop for phones',
  type: 'first_party_public',
  applicationType: 'native',
  redirectUris: ['com.example.shop:/callback', 'http://127.0.0.1/callback'],
}

/** Writes a configuration file with one project for each of these settings. */
const writeProjects = (...providers: readonly unknown[]) =>
  writeFile(
    join(folder, 'portico.config.ts'),
    `export default ${JSON.stringify({
      projects: providers.map((identityProvider, i) => ({
        projectId: `project-live-00000${i}`,
        publicToken: `public-token-live-00000${i}`,
        secretEnv: `SECRET_${i}`,
        name: 'Example',
        rbac,
        identityProvider,
      })),
    })}`,
  )
const load = (env: Environment) => loadConfig({ env, workingFolder: folder })
async function problemsOf(env: Environment): Promise<string[]> {
  const error: unknown = await load(env).then(
    () => null,
    (cause: unknown) => cause,
  )
  if (!(error instanceof ConfigError)) throw new Error(`not refused: ${String(error)}`)
  return error.problems.map(({ key, message }) => `${key}: ${message}`)
}

describe('the issuer', () => {
  test('of the first project is the base URL, of every other one its id below it', async () => {
    await writeProjects({}, {})
    const { projects } = await load(production)
    expect(projects.map(({ identityProvider }) => identityProvider)).toEqual([
      {
        path: '',
        authorizationUrl: null,
        logoutUrl: null,
        signInMethods: ['otp'],
        allowRegistration: false,
        allowMetadataDocuments: false,
        registrationsPerHour: 10,
        resources: [],
        clientApps: [],
      },
      expect.objectContaining({ path: '/project-live-000001' }),
    ])
  })

  test('in development the development project comes first, then those of the file', async () => {
    await writeProjects({})
    const { projects } = await load({ SECRET_0: production.SECRET_0 })
    expect(projects.map(({ identityProvider }) => identityProvider.path)).toEqual([
      '',
      '/project-live-000000',
    ])
  })

  test('the hosted page must offer a method for users without a passkey', async () => {
    await writeProjects({ signInMethods: ['passkeys'] })
    expect(await problemsOf(production)).toEqual([
      'projects[0].identityProvider.signInMethods: needs a method besides passkeys, for users who have none yet',
    ])
  })

  test('I9: an app may ask first for what the hosted page offers, and for nothing else', async () => {
    const partner = {
      clientId: 'partner-web',
      name: 'Partner',
      type: 'third_party_public',
      redirectUris: ['https://partner.example.com/callback'],
    }
    const asking = (...own: string[]) => ({
      signInMethods: ['otp', 'crypto'],
      passcodeChannels: ['sms', 'email'],
      rememberAccounts: false,
      clientApps: [{ ...partner, signInMethods: own }],
    })
    await writeProjects(asking('crypto'))
    const [project] = (await load(production)).projects
    expect(project?.identityProvider.passcodeChannels).toEqual(['sms', 'email'])
    expect(project?.identityProvider.rememberAccounts).toBe(false)
    await writeProjects(asking('passwords'))
    expect(await problemsOf(production)).toEqual([
      "projects[0].identityProvider.clientApps[0].signInMethods: must be among the project's own: otp, crypto",
    ])
  })

  test('of two projects must differ', async () => {
    await writeProjects({ path: '/acme' }, { path: '/acme' })
    expect(await problemsOf(production)).toEqual([
      'projects[1].identityProvider.path: "/acme" is already used by projects[0]',
    ])
  })

  test.each(['/', 'acme', '/acme/', '/a//b', '/v1', '/dev/x', '/a?b', '/..', '/.well-known'])(
    'cannot have the path %s',
    async (path) => {
      await writeProjects({ path })
      expect(await problemsOf(production)).toEqual([
        expect.stringMatching(/^projects\[0\]\.identityProvider\.path: must /),
      ])
    },
  )
})

describe('client apps', () => {
  test('become client metadata, their secret a hash', async () => {
    await writeProjects({ clientApps: [{ ...web, scopes: ['openid', 'read:documents'] }, phone] })
    const secret = toSecret()
    const config = await load({ ...production, PORTICO_CLIENT_SECRET_SHOP_WEB: secret })
    expect(config.projects[0]?.identityProvider.clientApps).toMatchObject([
      {
        clientId: 'shop-web',
        origin: 'configuration',
        isFirstParty: false,
        secretHash: sha256(secret),
        nextSecretHash: null,
        metadata: {
          redirect_uris: web.redirectUris,
          token_endpoint_auth_method: 'client_secret_basic',
          grant_types: ['authorization_code', 'refresh_token'],
          response_types: ['code'],
          scope: 'openid read:documents',
        },
      },
      {
        clientId: 'shop-phone',
        isFirstParty: true,
        secretHash: null,
        metadata: { token_endpoint_auth_method: 'none', application_type: 'native' },
      },
    ])
    expect(JSON.stringify(config)).not.toContain(secret)
  })

  test('have two secrets during a rotation', async () => {
    await writeProjects({ clientApps: [web] })
    const [old, next] = [toSecret(), toSecret()]
    const config = await load({ ...production, PORTICO_CLIENT_SECRET_SHOP_WEB: `${old} ${next}` })
    expect(config.projects[0]?.identityProvider.clientApps[0]).toMatchObject({
      secretHash: sha256(old),
      nextSecretHash: sha256(next),
    })
  })

  test('SVC-03 without a secret, or with a sample one, production does not start', async () => {
    await writeProjects({ clientApps: [web] })
    expect(await problemsOf(production)).toEqual([
      'PORTICO_CLIENT_SECRET_SHOP_WEB: is missing; it is the secret of the client app shop-web (projects[0].identityProvider.clientApps[0])',
    ])
    const sample = 'change-me-change-me-change-me-change-me'
    const problems = await problemsOf({ ...production, PORTICO_CLIENT_SECRET_SHOP_WEB: sample })
    expect(problems).toEqual([expect.stringContaining('PORTICO_CLIENT_SECRET_SHOP_WEB: is a')])
    expect(problems.join()).not.toContain(sample)
  })

  test('without a secret get one in development, the same at every start', async () => {
    await writeFile(
      join(folder, 'portico.config.ts'),
      `export default { development: { identityProvider: { clientApps: [${JSON.stringify(web)}] } } }`,
    )
    const read = async () => (await load({})).projects[0]?.identityProvider.clientApps[0]
    const first = await read()
    expect(first?.secretHash).toMatch(/^[0-9a-f]{64}$/)
    expect(await read()).toEqual(first)
  })

  test.each([
    'http://shop.example.com/callback',
    'https://shop.example.com/callback#here',
    'https://shop.example.com/*',
    'https://user@shop.example.com/callback',
    'https://SHOP.example.com/callback',
    'https://shop.example.com/a/../callback',
    'https://shop.example.com\\@evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'com.example.shop:/callback',
    '//shop.example.com/callback',
    'https://shop.example.com/call back',
    'https://shöp.example.com/',
  ])('OP-02 cannot have the redirect URI %s', async (uri) => {
    await writeProjects({
      clientApps: [{ ...web, type: 'third_party_public', redirectUris: [uri] }],
    })
    expect(await problemsOf(production)).toEqual([
      expect.stringMatching(
        /^projects\[0\]\.identityProvider\.clientApps\[0\]\.redirectUris\[0\]: must /,
      ),
    ])
  })

  test.each([
    [
      { ...web, scopes: ['openid', 'fly'] },
      'scopes[1]: is "fly", which is neither a standard scope nor one of rbac.scopes or resources',
    ],
    [
      { ...web, tokenEndpointAuthMethod: 'private_key_jwt' },
      'jwksUrl: is missing; private_key_jwt is verified with its keys',
    ],
    [
      { ...phone, tokenEndpointAuthMethod: 'client_secret_post' },
      'tokenEndpointAuthMethod: is only for apps with a secret, but type is first_party_public',
    ],
    [
      { ...phone, grantTypes: ['client_credentials'] },
      'grantTypes: has client_credentials, which needs a secret, but type is first_party_public',
    ],
    [
      { ...phone, redirectUris: [] },
      'redirectUris: is empty; an app that signs users in needs one (see grantTypes)',
    ],
    [
      { ...phone, logoUrl: 'http://shop.example.com/logo.png' },
      'logoUrl: must be https (http only on loopback), got "http://shop.example.com/logo.png"',
    ],
  ])('with contradictory settings are reported: %j', async (app, problem) => {
    await writeProjects({ clientApps: [app] })
    const env = { ...production, PORTICO_CLIENT_SECRET_SHOP_WEB: toSecret() }
    expect(await problemsOf(env)).toEqual([`projects[0].identityProvider.clientApps[0].${problem}`])
  })

  test('cannot share an id or a secret', async () => {
    await writeProjects(
      { clientApps: [web, { ...web, clientId: 'shop.web' }] },
      { clientApps: [web] },
    )
    expect(await problemsOf({ ...production, PORTICO_CLIENT_SECRET_SHOP_WEB: toSecret() })).toEqual(
      [
        'projects[1].identityProvider.clientApps[0].clientId: "shop-web" is already used by projects[0].identityProvider.clientApps[0]',
        'projects[0].identityProvider.clientApps[1].secretEnv: "PORTICO_CLIENT_SECRET_SHOP_WEB" is already used by projects[0].identityProvider.clientApps[0]',
        'projects[1].identityProvider.clientApps[0].secretEnv: "PORTICO_CLIENT_SECRET_SHOP_WEB" is already used by projects[0].identityProvider.clientApps[0]',
      ],
    )
  })
})

test('resources have URLs of their own, and may have scopes of their own', async () => {
  const url = 'https://api.example.com/'
  const clientApps = [{ ...phone, scopes: ['openid', 'tools:use'] }]
  await writeProjects({ resources: [{ url, scopes: ['tools:use'] }], clientApps })
  const config = await load(production)
  expect(config.projects[0]?.identityProvider).toMatchObject({
    resources: [{ url, name: url, scopes: ['tools:use'] }],
    clientApps: [{ metadata: { scope: 'openid tools:use' } }],
  })
  await writeProjects({ resources: [{ url }, { url }, { url: 'api' }] })
  expect(await problemsOf(production)).toEqual([
    `projects[0].identityProvider.resources[1].url: "${url}" is already used by another resource`,
    'projects[0].identityProvider.resources[2].url: must be an absolute URL, got "api"',
  ])
})
