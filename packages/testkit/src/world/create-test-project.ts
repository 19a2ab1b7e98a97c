import { createHash, randomBytes } from 'node:crypto'
import { type ProjectConfig, toMethodConfigs, toMethodRates } from '@portico/service/assembly'

/** A project for tests, with its secret in plain text. */
export interface TestProject extends ProjectConfig {
  readonly secret: string
}

/** A limit that no test reaches by accident; tests of limits set their own limits. */
const wide = { max: 1_000_000, perSeconds: 600 }

/**
 * Makes the settings of the second step.
 *
 * @param changes - settings that differ from the defaults
 */
export const toFactors = (
  changes: Partial<ProjectConfig['factors']>,
): ProjectConfig['factors'] => ({
  require: 'off',
  rememberDays: 30,
  newDevice: false,
  wayBackDays: 0,
  from: null,
  roles: [],
  offer: false,
  kinds: ['passkey', 'totp'],
  ...changes,
})

/**
 * Makes a project whose app is at https://app.example.com; no other origin is allowed, not even loopback. Each project
 * has new ids, so that several projects can share a storage: its public token, its secret and its identity provider's
 * path are derived from its project id.
 *
 * @param changes - fields that differ from the defaults
 */
export function createTestProject(changes: Partial<ProjectConfig> = {}): TestProject {
  const { projectId = `project-test-${randomBytes(8).toString('hex')}` } = changes
  const secret = projectId.replace('project-', 'secret-')
  return {
    projectId,
    publicToken: projectId.replace('project-', 'public-token-'),
    secretHash: createHash('sha256').update(secret).digest('hex'),
    name: 'Example',
    allowedOrigins: ['https://app.example.com'],
    originPatterns: [],
    redirectUrls: [
      { url: 'https://app.example.com/authenticate', kinds: ['login'] },
      { url: 'https://app.example.com/welcome?from=mail', kinds: ['signup'] },
    ],
    pages: { signIn: 'https://app.example.com/', changePassword: 'https://app.example.com/' },
    account: { hosted: null, parts: null, fields: null },
    allowLoopback: false,
    showWatermark: true,
    emailDomains: ['mail.example.com'],
    privateMode: false,
    ...toMethodConfigs({}),
    sessions: { defaultMinutes: 30, maxMinutes: 527_040 },
    emailTemplates: [{ templateId: 'warm' }],
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
    mails: { from: null, language: 'en', codeInSubject: true, newSignIn: true },
    deletionDays: 14,
    factors: toFactors({}),
    rbac: null,
    sessionCookies: { httpOnly: false, domain: null },
    captcha: { kind: 'off' },
    fingerprint: { kind: 'off' },
    trustedIssuers: [],
    webhooks: [],
    identityProvider: {
      path: `/${projectId.replace('project-test-', '')}`,
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

/**
 * Makes a project for an app on any loopback port. Its ids never change, so that another service on the same database
 * finds its rows. Its identity provider has no path.
 *
 * @param changes - fields that differ from the defaults
 */
export function createLoopbackProject(changes: Partial<ProjectConfig> = {}): TestProject {
  const projectId = 'project-test-00000000-0000-4000-8000-000000000001'
  const { identityProvider, mails } = createTestProject()
  return createTestProject({
    projectId,
    name: 'Fieldnotes',
    allowedOrigins: [],
    redirectUrls: [],
    pages: { signIn: null, changePassword: null },
    allowLoopback: true,
    emailDomains: ['fieldnotes.example'],
    // Notices of new sign-ins would come between the mails that tests wait for; tests of notices switch them on.
    mails: { ...mails, newSignIn: false },
    identityProvider: { ...identityProvider, path: '' },
    ...changes,
  })
}
