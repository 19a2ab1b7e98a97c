import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ConfigError } from '../../foundation/errors/config-error.ts'
import { findProblemsOf } from '../../foundation/settings/declare-settings.ts'
import { type AccessSettings, accessSettings, toAccessConfig } from './access-settings.ts'
import { findCookieProblems } from './find-cookie-problems.ts'
import { loadConfig } from './load-config.ts'

const findAccessProblems = (settings: AccessSettings) =>
  findProblemsOf(accessSettings, settings, {}, 'x')

const policy = {
  resources: [{ resourceId: 'documents', actions: ['read', 'write'] }],
  roles: [
    { roleId: 'stytch_user', permissions: [{ resourceId: 'documents', actions: ['read'] }] },
    {
      roleId: 'editor',
      description: 'Edits',
      permissions: [{ resourceId: 'documents', actions: ['*'] }],
    },
  ],
  scopes: [
    { scope: 'read:documents', permissions: [{ resourceId: 'documents', actions: ['read'] }] },
  ],
}

describe('roles, resources and scopes', () => {
  test('become the policy in the wire format', () => {
    const { rbac } = toAccessConfig({ rbac: policy })
    expect(rbac).toEqual({
      resources: [{ resource_id: 'documents', description: '', actions: ['read', 'write'] }],
      roles: [
        {
          role_id: 'stytch_user',
          description: '',
          permissions: [{ resource_id: 'documents', actions: ['read'] }],
        },
        {
          role_id: 'editor',
          description: 'Edits',
          permissions: [{ resource_id: 'documents', actions: ['*'] }],
        },
      ],
      scopes: [
        {
          scope: 'read:documents',
          description: '',
          permissions: [{ resource_id: 'documents', actions: ['read'] }],
        },
      ],
    })
    expect(toAccessConfig({}).rbac).toBeNull()
    expect(findAccessProblems({ rbac: policy })).toEqual([])
  })

  test.each<[AccessSettings['rbac'], string]>([
    [
      { ...policy, roles: [...policy.roles, { roleId: 'editor' }] },
      'x.rbac.roles: has "editor" twice',
    ],
    [
      { roles: [{ roleId: 'r', permissions: [{ resourceId: 'gone', actions: ['*'] }] }] },
      'x.rbac.roles[0].permissions[0].resourceId: refers to "gone", which is not in rbac.resources',
    ],
    [
      {
        ...policy,
        scopes: [{ scope: 's', permissions: [{ resourceId: 'documents', actions: ['fly'] }] }],
      },
      'x.rbac.scopes[0].permissions[0].actions: has "fly", which is not an action of the resource "documents"',
    ],
  ])('a reference to an undefined name is reported: %j', (rbac = {}, problem) => {
    const found = findAccessProblems({ rbac })
    expect(found.map(({ key, message }) => `${key}: ${message}`)).toEqual([problem])
  })
})

describe('trusted issuers', () => {
  const issuer = {
    profileId: 'partner',
    issuer: 'https://id.example.com/',
    audience: 'shop',
    jwksUrl: 'https://id.example.com/jwks.json',
    subjectIs: 'external_id',
  } as const

  test('are matched by `sub` unless another claim is configured', () => {
    expect(toAccessConfig({ trustedIssuers: [issuer] }).trustedIssuers).toEqual([
      { ...issuer, subjectClaim: 'sub' },
    ])
  })

  test.each(['http://id.example.com/jwks', 'https://user:pass@id.example.com/', 'jwks.json'])(
    'keys are not loaded from %s',
    (jwksUrl) => {
      const [problem, ...more] = findAccessProblems({
        trustedIssuers: [{ ...issuer, jwksUrl }],
      })
      expect([problem?.key, more]).toEqual(['x.trustedIssuers[0].jwksUrl', []])
    },
  )

  test('two with the same name are reported', () => {
    const [problem] = findAccessProblems({ trustedIssuers: [issuer, issuer] })
    expect(problem?.message).toBe('has "partner" twice')
  })
})

describe('session cookies', () => {
  const at = (settings: AccessSettings['sessionCookies'], baseUrl = 'https://auth.example.com') =>
    findCookieProblems([['projects[0]', { sessionCookies: settings ?? {} }]], baseUrl)

  test('are allowed on a domain above the service, and anywhere on loopback', () => {
    expect(at({ httpOnly: true })).toEqual([])
    expect(at({ httpOnly: true, domain: 'example.com' })).toEqual([])
    expect(at({ httpOnly: true, domain: 'auth.example.com' })).toEqual([])
    expect(at({ httpOnly: true, domain: 'example.com' }, 'http://127.0.0.1:3000')).toEqual([])
  })

  test.each([
    '.example.com',
    'com',
    'EXAMPLE.com',
    'example.com.',
    'example.com/',
    'other.com',
    'ample.com',
    'a b.com',
    'example.com; Secure',
    '10.0.0.1',
  ])('the domain %j is refused', (domain) => {
    expect(at({ httpOnly: true, domain }).map(({ key }) => key)).toEqual([
      'projects[0].sessionCookies.domain',
    ])
  })

  test('a domain without httpOnly is reported', () => {
    expect(at({ domain: 'example.com' })).toHaveLength(1)
  })

  test('two projects cannot keep their cookies on one host', () => {
    const settings = { sessionCookies: { httpOnly: true } }
    const problems = findCookieProblems(
      [
        ['development', settings],
        ['projects[0]', settings],
      ],
      'http://localhost:3000',
    )
    expect(problems).toEqual([
      {
        key: 'projects[0].sessionCookies.httpOnly',
        message: 'is already set in development; a host can keep the cookies of only one project',
      },
    ])
  })
})

describe('in the file', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portico-access-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))
  const load = async (development: object) => {
    await writeFile(
      join(folder, 'portico.config.mjs'),
      `export default ${JSON.stringify({ development })}`,
    )
    return loadConfig({ env: {}, workingFolder: folder })
  }

  test('it is all read for the development project as well', async () => {
    const { projects } = await load({ rbac: policy, sessionCookies: { httpOnly: true } })
    expect(projects[0]).toMatchObject({
      rbac: { roles: [{ role_id: 'stytch_user' }, { role_id: 'editor' }] },
      sessionCookies: { httpOnly: true, domain: null },
      trustedIssuers: [],
    })
  })

  test('a typo in a key is reported under that key', async () => {
    const error: unknown = await load({
      sessionCookies: { httponly: true },
      rbac: { roles: [{ roleId: 'with space' }] },
    }).catch((cause: unknown) => cause)
    if (!(error instanceof ConfigError)) throw new Error('It was not refused.')
    expect(error.problems.map(({ key }) => key).sort()).toEqual([
      'development.rbac.roles[0].roleId',
      'development.sessionCookies.httponly',
    ])
  })
})
