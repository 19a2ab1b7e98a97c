import type { ProjectBootstrap } from '@portico/client'
import type { identityProvider, ReplyOf, User } from '@portico/contract'
import { noCredentialFields } from '@portico/contract/schemas'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createText } from '../../kernel/text/create-text.ts'
import { identityProviderText } from '../../locales/en/identity-provider.ts'
import type { IDPConsentManifestGenerator } from './options.ts'
import { toConsent } from './to-consent.ts'

const user: User = {
  user_id: 'user-test-1',
  created_at: '2026-01-01T00:00:00Z',
  status: 'active',
  name: { first_name: '', middle_name: '', last_name: '' },
  emails: [],
  ...noCredentialFields,
  trusted_metadata: {},
  untrusted_metadata: {},
  roles: [],
}
const request = {
  client_id: 'app-1',
  redirect_uri: 'https://app.example:8443/cb',
  response_type: 'code',
  scopes: ['openid'],
}
const project: ProjectBootstrap = {
  displayWatermark: true,
  projectName: 'Meridian',
  emailDomains: [],
  captchaSettings: { enabled: false },
  passwordConfig: null,
  rbacPolicy: null,
  pkceRequiredForEmailMagicLinks: false,
  pkceRequiredForPasswordResets: false,
  pkceRequiredForOAuth: false,
  oauthProviders: null,
  cnameDomain: null,
  httpOnlyCookies: true,
  runDFPProtectedAuth: false,
  deletionDays: undefined,
  ownLanguages: undefined,
  secondStep: undefined,
  dfpProtectedAuthMode: 'OBSERVATION',
}

function make(
  scopes: Record<string, boolean>,
  client: object = {},
  getManifest?: IDPConsentManifestGenerator,
) {
  const reply: ReplyOf<typeof identityProvider.authorizeStart> = {
    request_id: '1',
    status_code: 200,
    user_id: user.user_id,
    user,
    consent_required: true,
    client: {
      client_id: 'app-1',
      client_type: 'third_party',
      client_name: 'Fieldnotes',
      client_description: '',
      ...client,
    },
    scope_results: Object.entries(scopes).map(([scope, is_grantable]) => ({
      scope,
      is_grantable,
      description: '',
    })),
  }
  const text = createText(identityProviderText)
  return toConsent({ request, reply, project, account: null, getManifest, text })
}

describe('the consent screen', () => {
  let logged: unknown[][] = []
  beforeEach(() => {
    logged = []
    vi.spyOn(console, 'error').mockImplementation((...args) => void logged.push(args))
  })
  afterEach(() => void vi.restoreAllMocks())

  test('says which app requests what, and where the page redirects', () => {
    const logo = { client_logo_url: 'https://app.example/logo.png' }
    expect(make({ openid: true }, logo)).toEqual({
      clientName: 'Fieldnotes',
      account: null,
      projectName: 'Meridian',
      logoUrl: 'https://app.example/logo.png',
      redirectHost: 'app.example:8443',
      hasCustomScopes: false,
      header: 'idpConsent.requestingTo',
      sections: [
        {
          header: null,
          items: [
            {
              text: 'Verify your identity',
              details: ['View information stored within your account'],
              about: 'identity',
            },
          ],
        },
      ],
      ungrantable: [],
    })
  })

  test('has the title for custom scopes only when a custom scope can be granted', () => {
    expect(make({ openid: true, 'notes:read': true }).hasCustomScopes).toBe(true)
    expect(make({ openid: true, 'notes:read': false }).hasCustomScopes).toBe(false)
  })

  test('lists the scopes that cannot be granted separately', () => {
    const { sections, ungrantable } = make({ openid: true, 'notes:read': false, email: false })
    expect(sections[0]?.items.map(({ text }) => text)).toEqual(['Verify your identity'])
    expect(ungrantable.map(({ text }) => text)).toEqual([
      'View your personal profile information',
      'Use the notes:read scope',
    ])
  })

  test('shows the host name for a client app without a name', () => {
    expect(make({ openid: true }, { client_name: '' }).clientName).toBe('app.example')
  })

  test('lists the host’s manifest, under the widget’s heading for a plain list', () => {
    const asked: unknown[] = []
    const { header, sections } = make({ openid: true, email: false, a: true }, {}, (input) => {
      asked.push(input)
      return [`See ${input.clientName}`]
    })
    expect(asked).toEqual([{ scopes: ['openid', 'a'], clientName: 'Fieldnotes' }])
    expect(header).toBe('idpConsent.allowClientTo')
    expect(sections).toEqual([{ header: null, items: [{ text: 'See Fieldnotes', details: [] }] }])
  })

  test.each<[string, IDPConsentManifestGenerator]>([
    [
      'throws',
      () => {
        throw new Error('out of order')
      },
    ],
    ['answers nonsense', () => JSON.parse('{"header":"Read"}')],
  ])('logs an error and shows the default when the host’s manifest %s', (_, getManifest) => {
    expect(make({ openid: true }, {}, getManifest)).toEqual(make({ openid: true }))
    expect(logged).toHaveLength(1)
    expect(logged[0]?.[0]).toContain('getIDPConsentManifest failed')
  })

  test('is not changed by a host that mutates its arguments', () => {
    const { hasCustomScopes } = make({ openid: true, a: true }, {}, ({ scopes }) => {
      scopes.length = 0
      return ['See']
    })
    expect(hasCustomScopes).toBe(true)
  })
})
