import type { RbacPolicy } from '@portico/contract'
import { describe, expect, test } from 'vitest'
import { createText } from '../../kernel/text/create-text.ts'
import { identityProviderText } from '../../locales/en/identity-provider.ts'
import { describeScopes, isCustomScope } from './describe-scopes.ts'

const text = createText(identityProviderText)
const policy: RbacPolicy = {
  roles: [],
  resources: [],
  scopes: [
    { scope: 'notes:read', description: 'Read the notebooks you own', permissions: [] },
    { scope: 'notes:share', description: '', permissions: [] },
    { scope: 'full_access', description: 'Do whatever you can do', permissions: [] },
  ],
}
const identity = {
  text: 'Verify your identity',
  details: ['View information stored within your account'],
  about: 'identity',
}
const personal = (...details: string[]) => ({
  text: 'View your personal profile information',
  details,
  about: 'person',
})
const profile = 'Name, profile picture and language preferences'
const offline = {
  text: "Maintain access to your data even when you're not actively using the app",
  details: [
    'Access your data even when offline',
    'Synchronize data and process background tasks on your behalf',
  ],
  about: 'time',
}
const own = (words: string) => ({ text: words, details: [] })

describe('the texts of scopes', () => {
  test.each<[string, object[]]>([
    ['', []],
    ['openid', [identity]],
    ['profile', [personal(profile)]],
    ['email', [personal('Email address')]],
    ['phone', [personal('Phone number')]],
    ['profile email phone', [personal(profile, 'Email address', 'Phone number')]],
    ['phone openid profile', [identity, personal(profile, 'Phone number')]],
    ['offline_access', [offline]],
    ['openid openid', [identity]],
    ['notes:read', [own('Read the notebooks you own')]],
    ['notes:share', [own('Use the notes:share scope')]],
    ['billing:write', [own('Use the billing:write scope')]],
    ['full_access', [own('Do whatever you can do')]],
    [
      'billing:write openid notes:read email offline_access',
      [
        identity,
        personal('Email address'),
        offline,
        own('Use the billing:write scope'),
        own('Read the notebooks you own'),
      ],
    ],
    ['constructor __proto__', [own('Use the constructor scope'), own('Use the __proto__ scope')]],
  ])('"%s"', (scopes, items) => {
    expect(describeScopes(scopes.split(' ').filter(Boolean), policy, text)).toEqual(items)
  })

  test('exist for a project without a policy', () => {
    expect(describeScopes(['full_access', 'a'], null, text)).toEqual([
      own('Use the full_access scope'),
      own('Use the a scope'),
    ])
  })

  test('can be overridden by the host’s strings', () => {
    const theirs = createText(identityProviderText, {
      'idpConsent.scope.other': 'Scope "{scope}"',
    })
    expect(describeScopes(['a'], null, theirs)).toEqual([own('Scope "a"')])
  })
})

test.each([
  ['openid', false],
  ['profile', false],
  ['email', false],
  ['phone', false],
  ['offline_access', false],
  ['full_access', false],
  ['notes:read', true],
  ['toString', true],
])('%s is a custom scope: %s', (scope, isCustom) => {
  expect(isCustomScope(scope)).toBe(isCustom)
})
