import type { KeyObject } from 'node:crypto'
import { makeKeyPair } from '@portico/testkit/keys'
import { describe, expect, test } from 'vitest'
import { type OauthSettings, oauthSetting } from './oauth-setting.ts'

const { findProblems = () => [], secretNames } = oauthSetting

type Providers = NonNullable<OauthSettings['providers']>

const client = { clientId: 'c', clientSecretEnv: 'SECRET' }
const oidc = {
  ...client,
  type: 'oidc',
  issuer: 'https://login.acme.example',
  label: 'Acme',
} as const
const find = (providers: Providers) =>
  findProblems({ providers }, {}).map(({ key, message }) => `${key} ${message}`)

describe('what is wrong with a project’s providers', () => {
  test.each<[string, Providers]>([
    ['one of the specified', { google: client }],
    [
      'Apple with its key',
      { apple: { clientId: 'c', teamId: 'T', keyId: 'K', privateKeyEnv: 'P' } },
    ],
    [
      'an installation of one’s own',
      { gitlab: { ...client, baseUrl: 'https://git.acme.example' } },
    ],
    ['an OpenID provider', { acme: oidc }],
    ['a public client', { acme: { type: 'oidc', issuer: oidc.issuer, clientId: 'c', label: 'A' } }],
    ['a loopback issuer', { acme: { ...oidc, issuer: 'http://localhost:4000' } }],
  ])('nothing: %s', (_name, providers) => {
    expect(find(providers)).toEqual([])
  })

  test.each<[string, Providers, string]>([
    [
      'an unknown provider',
      { acme: client },
      'providers.acme is not one of the specified providers',
    ],
    ['no secret', { google: { clientId: 'c' } }, 'providers.google.clientSecretEnv is missing'],
    ['Apple with a secret', { apple: client }, 'providers.apple.teamId is missing'],
    [
      'a key for another than Apple',
      { google: { ...client, keyId: 'K' } },
      'providers.google has a key',
    ],
    [
      'a specified provider described anew',
      { google: oidc },
      'providers.google is one of the specified',
    ],
    ['a name that cannot stand in a URL', { 'Acme/1': oidc }, 'providers.Acme/1 must be a name'],
    [
      'an issuer without TLS',
      { acme: { ...oidc, issuer: 'http://acme.example' } },
      'providers.acme.issuer must be https',
    ],
    ['an issuer that is no URL', { acme: { ...oidc, issuer: 'acme' } }, 'providers.acme.issuer '],
  ])('%s', (_name, providers, told) => {
    expect(find(providers)[0]).toContain(told)
  })

  test('names the variables of all secrets, and takes what they hold', () => {
    const providers: Providers = {
      google: client,
      apple: { clientId: 'c', teamId: 'T', keyId: 'K', privateKeyEnv: 'P' },
      acme: { type: 'oidc', issuer: oidc.issuer, clientId: 'c', label: 'A' },
    }
    expect(secretNames?.({ providers })).toEqual(['SECRET', 'P'])
    const secrets = { SECRET: 's', P: 'key' }
    expect(oauthSetting.toConfig({ providers }, { secrets })).toMatchObject({
      requireSameBrowser: true,
      providers: {
        google: { clientSecret: { kind: 'secret', secret: 's' } },
        apple: { clientSecret: { kind: 'apple', teamId: 'T', keyId: 'K', privateKey: 'key' } },
        acme: { clientSecret: { kind: 'none' } },
      },
    })
  })
})

describe('S12: a key of Apple', () => {
  const providers = { apple: { clientId: 'c', teamId: 'T', keyId: 'K', privateKeyEnv: 'P' } }
  const findKey = (P: string) => findProblems({ providers }, { secrets: { P } })
  const toPem = (privateKey: KeyObject) =>
    privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const right = toPem(makeKeyPair('P-256').privateKey)

  test.each([
    ['as the file has it', right],
    ['on one line', right.replaceAll('\n', '\\n')],
  ])('S12: is taken %s', (_name, key) => expect(findKey(key)).toEqual([]))

  test.each([
    ['a text', 'hunter2'],
    ['a key of another curve', toPem(makeKeyPair('P-384').privateKey)],
    ['a key of another kind', toPem(makeKeyPair('Ed25519').privateKey)],
    ['half a key', right.slice(0, 80)],
  ])('S12: %s is none, and is not repeated', (_name, key) => {
    expect(findKey(key)).toEqual([
      {
        key: 'providers.apple.privateKeyEnv',
        message: 'names P, which is no private key as Apple makes them (PEM, P-256)',
      },
    ])
  })
})
