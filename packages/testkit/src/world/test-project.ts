import { createHash } from 'node:crypto'
import { type ProjectConfig, toMethodConfigs, toMethodRates } from '@portico/service'

/** A world's project, its secret in clear. */
export interface TestProject extends ProjectConfig {
  readonly secret: string
}

/** A limit that no test reaches by accident; a test of limits hands in its own. */
const wide = { max: 1_000_000, perSeconds: 600 }

/**
 * Makes a project that admits every page and redirect URL on loopback.
 *
 * @param changes - what a test wants otherwise
 */
export function createTestProject(changes: Partial<TestProject> = {}): TestProject {
  const { secret = 'secret-test-00000000-0000-4000-8000-000000000001' } = changes
  return {
    projectId: 'project-test-00000000-0000-4000-8000-000000000001',
    publicToken: 'public-token-test-00000000-0000-4000-8000-000000000001',
    secretHash: createHash('sha256').update(secret).digest('hex'),
    name: 'Fieldnotes',
    allowedOrigins: [],
    redirectUrls: [],
    pages: { signIn: null, changePassword: null },
    allowLoopback: true,
    showWatermark: true,
    emailDomains: ['fieldnotes.example'],
    privateMode: false,
    ...toMethodConfigs({}),
    sessions: { defaultMinutes: 30, maxMinutes: 527_040 },
    emailTemplates: [],
    brand: {
      logoUrl: null,
      button: {
        light: { fill: '#19303D', text: '#FFFFFF' },
        dark: { fill: '#E4EDF1', text: '#14212A' },
      },
      accent: null,
      theme: 'default',
      postalLine: null,
      helpUrl: null,
    },
    // Such news would stand between the mails that a journey waits for; a test of it asks for it.
    mails: { from: null, language: 'en', codeInSubject: true, newSignIn: false },
    rbac: null,
    sessionCookies: { httpOnly: false, domain: null },
    captcha: { kind: 'off' },
    fingerprint: { kind: 'off' },
    trustedIssuers: [],
    webhooks: [],
    identityProvider: {
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
    rates: {
      ...toMethodRates('development'),
      sendPerAddress: wide,
      sendPerSource: wide,
      sendPerProject: wide,
      authenticatePerSource: wide,
      searchPerSource: wide,
      requestsPerSource: wide,
    },
    ...changes,
    secret,
  }
}
