import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  findHostedProblems,
  findMethodProblems,
  toMethodConfigs,
} from '../../declarations/all-declarations.ts'
import { loadConfig } from './load-config.ts'
import type { ProjectSettings } from './project-settings.ts'

const allowedOrigins = ['https://app.example.com', 'https://shop.example.net']

describe('passkeys in the configuration', () => {
  test('need no configuration: every page has its own domain, with verification', () => {
    expect(toMethodConfigs({}).passkeys).toEqual({
      domain: null,
      name: null,
      relatedOrigins: [],
      userVerification: 'required',
      freshSessionMinutes: null,
      automaticUpgrade: false,
    })
    expect(findMethodProblems({ allowedOrigins })).toEqual([])
  })

  test.each(['example.com', 'app.example.com', 'localhost'])('the domain may be %s', (domain) => {
    expect(findMethodProblems({ allowedOrigins, passkeys: { domain } })).toEqual([])
  })

  test.each<[ProjectSettings['passkeys'], string]>([
    [{ domain: 'com' }, 'passkeys.domain: must have a dot, or be localhost, got "com"'],
    [{ domain: 'https://example.com' }, 'passkeys.domain: must be a bare host name'],
    [{ domain: 'Example.com' }, 'passkeys.domain: must be a bare host name'],
    [{ domain: '10.0.0.1' }, 'passkeys.domain: must be a name, not an IP address'],
    [{ domain: 'ample.com' }, 'passkeys.domain: has no page: no allowed origin is at "ample.com"'],
    [{ domain: 'www.app.example.com' }, 'passkeys.domain: has no page'],
    [
      { relatedOrigins: ['https://shop.example.net'] },
      'passkeys.domain: is missing; relatedOrigins need it',
    ],
    [
      { domain: 'example.com', relatedOrigins: ['https://shop.example.net/'] },
      'passkeys.relatedOrigins[0]: must be an exact origin',
    ],
    [
      { domain: 'example.com', relatedOrigins: ['https://elsewhere.example'] },
      'passkeys.relatedOrigins[0]: must be in allowedOrigins as well',
    ],
  ])('%j is reported', (passkeys, expected) => {
    const problems = findMethodProblems({ allowedOrigins, ...(passkeys && { passkeys }) })
    expect(problems.map(({ key, message }) => `${key}: ${message}`)).toEqual([
      expect.stringContaining(expected),
    ])
  })

  const hosted = (baseUrl: string, passkeys: ProjectSettings['passkeys']) =>
    findHostedProblems({ ...(passkeys && { passkeys }) }, { methods: ['otp', 'passkeys'], baseUrl })

  test.each<[string, ProjectSettings['passkeys']]>([
    ['https://auth.example.com', undefined],
    ['https://auth.example.com', { domain: 'example.com' }],
    [
      'https://auth.example.net',
      { domain: 'example.com', relatedOrigins: ['https://auth.example.net'] },
    ],
    ['http://localhost:3000', { domain: 'example.com' }],
  ])('pages of the service at %s can use those of %j', (baseUrl, passkeys) => {
    expect(hosted(baseUrl, passkeys)).toEqual([])
  })

  test.each<[string, ProjectSettings['passkeys'], string]>([
    ['https://auth.example.net', { domain: 'example.com' }, 'example.com'],
    ['https://badexample.com', { domain: 'example.com' }, 'example.com'],
    ['https://192.0.2.1', undefined, '192.0.2.1'],
  ])('pages of the service at %s cannot use those of %j', (baseUrl, passkeys, domain) => {
    expect(hosted(baseUrl, passkeys)).toEqual([
      `has passkeys, and those of "${domain}" cannot be used at ${baseUrl}, where the service asks for them`,
    ])
  })

  test('pages of the service without passkeys need no domain', () => {
    const settings = { passkeys: { domain: 'example.com' } }
    expect(
      findHostedProblems(settings, { methods: ['otp'], baseUrl: 'https://auth.example.net' }),
    ).toEqual([])
  })

  test('a service whose pages cannot use its passkeys does not start', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'portico-passkeys-'))
    const project = {
      projectId: 'project-live-7d1f0c',
      publicToken: 'public-token-live-51c2ae',
      secretEnv: 'SHOP_SECRET',
      name: 'Shop',
      allowedOrigins: ['https://shop.example.net'],
      passkeys: { domain: 'shop.example.net' },
      identityProvider: { signInMethods: ['otp', 'passkeys'] },
    }
    const text = `export default ${JSON.stringify({ projects: [project] })}`
    await writeFile(join(folder, 'portico.config.mjs'), text)
    const env = {
      NODE_ENV: 'production',
      PORTICO_ROOT_KEY: randomBytes(32).toString('base64url'),
      PORTICO_BASE_URL: 'https://auth.example.com',
      SMTP_URL: 'smtps://mail.example.com',
      MAIL_FROM: 'no-reply@example.com',
      SHOP_SECRET: `secret-live-${randomBytes(32).toString('base64url')}`,
    }
    const starting = loadConfig({ env, workingFolder: folder })
    await expect(starting).rejects.toThrow(
      'projects[0].identityProvider.signInMethods: has passkeys, and those of "shop.example.net" cannot be used',
    )
    await rm(folder, { recursive: true })
  })
})
