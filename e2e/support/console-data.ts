/** A console of a project that has been used for a month: people, what happened to them, messages, apps and operators. */
import { createHash } from 'node:crypto'
import type { World, WorldOptions } from '@portico/testkit/world'
import { toClientRow } from './client-app-fixture.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** When the pictures are taken. */
export const consoleNow = Date.parse('2026-11-25T14:32:00Z')

const macChrome =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const linuxFirefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

const uuid = '0b5c6d1e-3f2a-4c8d-9e7f-1a2b3c4d5e6f'

const roles = ['editor', 'admin'].map((role_id) => ({ role_id, description: '', permissions: [] }))

/** The project of the pictures. */
export const consoleProject: WorldOptions['project'] = {
  name: 'Meridian',
  redirectUrls: [{ url: 'https://app.meridian.example/', kinds: ['login', 'signup'] }],
  webhooks: ['shop', 'crm'].map((endpointId) => ({
    endpointId,
    url: `https://${endpointId}.meridian.example/hooks`,
    secrets: [new Uint8Array(32)],
    events: endpointId === 'shop' ? null : ['user.created', 'user.deleted'],
    allowPrivate: true,
  })),
  rbac: { roles, resources: [], scopes: [] } as never, // the fields that roles need
}

/** Who signed up, the newest last. */
const people = [
  ['Ada', 'Lindqvist', 'ada@example.com', 2 * minuteMs],
  ['Klara', 'Lind', 'klara.lind@example.com', 2 * dayMs],
  ['Jun', 'Tanaka', 'jun@example.com', 5 * dayMs],
  ['Ivo', 'Marković', 'ivo@mail.example', 4 * dayMs],
  ['Harbour', 'Workshop', 'office@harbour.example', 4 * dayMs],
  ['', '', 'dmitri@mail.example', 3 * hourMs],
  ['Greta', 'Rask', 'greta@example.com', dayMs],
  ['Farid', 'Aziz', 'farid.aziz@work.example', dayMs],
  ['Emi', 'Nakamura', 'emi@example.com', 6 * hourMs],
  ['Carla', 'Sousa', 'carla.sousa@example.com', hourMs],
  ['Bram', 'Okafor', 'bram.okafor@work.example', 18 * minuteMs],
  [
    'Maximiliane',
    'von Hohenzollern-Sigmaringen',
    'maximiliane.von.hohenzollern@verwaltung.example',
    90_000,
  ],
] as const

/** Fills the storage of a world whose clock shows `consoleNow`. */
export async function fillConsole(world: World): Promise<void> {
  await addPeople(world)
  await addAda(world)
  await addLog(world)
  await addMessages(world)
  await addApps(world)
  await addOperators(world)
  await addFigures(world)
}

async function addPeople({ storage, project }: World) {
  const { projectId } = project
  for (const [i, [first, last, email, seen]] of people.entries()) {
    const userId = `user-test-${i}`
    await storage.users.create({
      userId,
      projectId,
      status: email.startsWith('dmitri') ? 'pending' : 'active',
      now: consoleNow - (40 - i) * dayMs,
      email: { emailId: `email-test-${i}`, email, canonicalEmail: email },
      change: { name: { first, middle: '', last } },
    })
    if (!email.startsWith('dmitri')) {
      await storage.users.verifyEmail(projectId, userId, `email-test-${i}`)
    }
    await storage.browsers.see({
      ...{ projectId, userId, browserHash: `hash-${i}`, language: 'en' },
      seenAt: consoleNow - seen,
    })
  }
  await storage.users.update(projectId, 'user-test-7', { blockedAt: consoleNow - dayMs })
  await storage.users.update(projectId, 'user-test-0', {
    externalId: 'customer-4812',
    roles: ['editor'],
    trustedMetadata: { plan: 'team' },
  })
}

async function addAda({ storage, project }: World) {
  const { projectId } = project
  await storage.passkeys.add({
    ...{ projectId, registrationId: `webauthn-registration-test-${uuid}`, userId: 'user-test-0' },
    ...{
      domain: 'meridian.example',
      credentialId: 'Y3JlZGVudGlhbA',
      publicKey: 'a2V5',
      counter: 0,
    },
    ...{ transports: ['internal'], aaguid: '00000000-0000-0000-0000-000000000000' },
    ...{ userHandle: 'aGFuZGxl', authenticatorType: 'platform', isDiscoverable: true },
    ...{ isBackupEligible: true, isBackedUp: true, name: 'MacBook Pro' },
    ...{ isPersonNamedByHost: false, userAgent: macChrome, isUnproved: false },
    ...{ createdAt: consoleNow - 1_500 * minuteMs, lastUsedAt: consoleNow - 2 * minuteMs },
  })
  await storage.totps.add(
    {
      ...{ projectId, totpId: `totp-test-${uuid}`, userId: 'user-test-0', sealedSecret: '' },
      ...{ verified: true, createdAt: consoleNow - dayMs, expiresAt: consoleNow + dayMs },
      ...{ lastStep: null, isUnproved: false },
    },
    [],
  )
  const places = [
    [macChrome, '203.0.113.7', 2],
    [iphone, '198.51.100.23', 52],
    [linuxFirefox, '203.0.113.88', 700],
  ] as const
  for (const [i, [userAgent, ipAddress, minutes]] of places.entries()) {
    await storage.sessions.create({
      ...{ projectId, sessionId: `session-test-${i}`, userId: 'user-test-0' },
      tokenHash: createHash('sha256').update(`session ${i}`).digest('hex'),
      startedAt: consoleNow - (minutes + 60) * minuteMs,
      lastAccessedAt: consoleNow - minutes * minuteMs,
      expiresAt: consoleNow + dayMs,
      ...{ ipAddress, userAgent, factors: [], customClaims: null, deviceName: null },
    })
  }
}

/** What happened, by how many minutes ago. */
const log = [
  [2, 'session.started', 0, macChrome, { method: 'webauthn' }],
  [4, 'authentication.failed', 0, macChrome, { method: 'otp', reason: 'otp_code_not_found' }],
  [
    5,
    'authentication.failed',
    0,
    macChrome,
    { method: 'password', reason: 'unauthorized_credentials' },
  ],
  [11, 'user.email_verified', 10, iphone, {}],
  [31, 'session.started', 10, iphone, { method: 'oauth' }],
  [52, 'session.started', 0, iphone, { method: 'magic_link' }],
  [
    75,
    'authentication.failed',
    9,
    iphone,
    { method: 'magic_link', reason: 'unable_to_auth_magic_link' },
  ],
  [140, 'connected_app.allowed', 0, macChrome, { connected_app_id: 'connected-app-fieldnotes' }],
  [330, 'totp.verified', 0, macChrome, {}],
  [1_500, 'passkey.created', 0, macChrome, {}],
  [1_620, 'session.started', 6, linuxFirefox, { method: 'password' }],
  [4_300, 'user.updated', 0, null, { fields: ['roles'] }],
  [6_010, 'session.started', 0, iphone, { method: 'magic_link' }],
] as const

async function addLog({ storage, project }: World) {
  const { projectId } = project
  for (const [i, [minutes, action, user, userAgent, details]] of log.entries()) {
    await storage.audit.add({
      ...{ projectId, auditId: `audit-test-${i}`, at: consoleNow - minutes * minuteMs, action },
      actorKind: userAgent === null ? 'host' : 'person',
      actorId: userAgent === null ? '' : `user-test-${user}`,
      ...{ userId: `user-test-${user}`, sessionId: null, ipAddress: '203.0.113.7' },
      ...{ userAgent: userAgent ?? '', details },
    })
  }
  await storage.audit.add({
    ...{ projectId, auditId: 'audit-test-blocked', at: consoleNow - dayMs, action: 'user.blocked' },
    ...{ actorKind: 'operator', actorId: 'operator-test-2', userId: 'user-test-7' },
    ...{ sessionId: null, ipAddress: '203.0.113.9', userAgent: macChrome },
    details: { operator: 'Tomas Vega', why: 'Ticket 4812: mailbox taken over' },
  })
}

/** Messages, by how many minutes ago. */
const messages = [
  [12, 'email', 'nils@old.example', 'passcode.login', '550 5.1.1 This mailbox does not exist'],
  [26, 'email', 'rosa@full.example', 'password-reset', '552 5.2.2 The mailbox is full'],
  [29, 'sms', '+6281234567890', 'passcode.login', 'Indonesia is paused until 18:00'],
  [61, 'email', 'emi@example.com', 'magic-link.login', '550 5.7.1 Refused as unwanted mail'],
] as const

async function addMessages({ storage, project }: World) {
  const { projectId } = project
  for (const [i, [minutes, channel, to, template, reason]] of messages.entries()) {
    const messageId = `message-test-${i}`
    const createdAt = consoleNow - minutes * minuteMs
    await storage.outbox.add({
      ...{ projectId, messageId, channel, to, template, locale: 'en', sealedPayload: '' },
      ...{ createdAt, expiresAt: createdAt + 2 * hourMs },
    })
    await storage.outbox.markFailed(messageId, { retryAt: null, reason })
  }
  for (const [i, template] of ['session.started', 'user.blocked'].entries()) {
    const messageId = `message-test-hook-${i}`
    const createdAt = consoleNow - (i + 1) * 9 * minuteMs
    await storage.outbox.add({
      ...{ projectId, messageId, channel: 'webhook', to: 'shop', template, locale: 'en' },
      ...{ sealedPayload: '', createdAt, expiresAt: createdAt + 3 * dayMs },
    })
    const reason = 'the endpoint answered 503 after 812 ms'
    await storage.outbox.markFailed(messageId, { retryAt: null, reason })
  }
}

async function addApps(world: World) {
  const shared = { grant_types: ['authorization_code'], response_types: ['code'] }
  for (const [i, [clientId, name, secret, method]] of (
    [
      ['connected-app-fieldnotes', 'Fieldnotes', 'secret', 'client_secret_basic'],
      ['connected-app-quayside', 'Quayside', null, 'none'],
      ['connected-app-tidepool', 'Tidepool for iPhone', null, 'none'],
    ] as const
  ).entries()) {
    const host = clientId.replace('connected-app-', '')
    await world.storage.clients.add(
      toClientRow(world, {
        ...{ clientId, name, createdAt: consoleNow - (200 - i) * dayMs },
        ...(secret !== null && {
          secretHash: createHash('sha256').update(secret).digest('hex'),
        }),
        metadata: {
          ...shared,
          redirect_uris: [`https://app.${host}.example/callback`],
          token_endpoint_auth_method: method,
        },
      }),
    )
  }
}

async function addOperators({ storage, project }: World) {
  const { projectId } = project
  for (const [i, [name, role, minutes]] of (
    [
      ['Tomas Vega', 'act', 300],
      ['Ruta Petraityte', 'read', 1_500],
    ] as const
  ).entries()) {
    await storage.operators.add({
      ...{ projectId, operatorId: `operator-test-${i + 2}`, name, role },
      createdAt: consoleNow - 30 * dayMs,
      lastSeenAt: consoleNow - minutes * minuteMs,
      removedAt: null,
    })
  }
  await storage.operatorKeys.add({
    ...{ projectId, keyId: 'operator-key-test-1', operatorId: 'operator-test-2' },
    ...{ name: 'Nightly clean-up', role: 'act', tokenHash: 'f'.repeat(64) },
    createdAt: consoleNow - 12 * dayMs,
    expiresAt: consoleNow + 78 * dayMs,
    lastUsedAt: consoleNow - 11 * hourMs,
  })
  await storage.operatorInvitations.add({
    ...{ projectId, invitationId: 'invitation-test-open', tokenHash: 'e'.repeat(64), role: 'act' },
    ...{ invitedBy: '', createdAt: consoleNow - 5 * hourMs, usedAt: null },
    expiresAt: consoleNow + 43 * hourMs,
  })
}

/** Thirty days that differ, and are the same in each run. */
async function addFigures({ storage, project }: World) {
  const { projectId } = project
  const noon = Math.floor(consoleNow / dayMs) * dayMs + 11 * hourMs
  const rows = Array.from({ length: 30 }, (_, i) => {
    const hourAt = noon - i * dayMs
    const wave = Math.round(60 * Math.sin(i * 1.7) + 30 * Math.cos(i * 0.6))
    const add = (
      kind: 'signed_up' | 'signed_in' | 'refused' | 'sent' | 'given_up',
      name: string,
      times: number,
    ) => ({
      ...{ projectId, hourAt, kind, name, times },
    })
    return [
      add('signed_up', '', 52 + Math.round(wave / 12)),
      add('signed_in', 'webauthn', 210 + wave),
      add('signed_in', 'magic_link', 150 + Math.round(wave / 3)),
      add('signed_in', 'password', 90),
      add('signed_in', 'oauth', 61),
      add('refused', 'unauthorized_credentials', i === 6 ? 90 : 11),
      add('refused', 'otp_code_not_found', i === 6 ? 52 : 7),
      add('refused', 'unable_to_auth_magic_link', 4),
      add('refused', 'user_lock_limit_reached', 2),
      add('sent', 'email', 702 + wave),
      add('sent', 'sms', 102),
    ]
  }).flat()
  await storage.activityCounts.add(rows)
}
