/** The operators' console in a browser, with an operator who has an authenticator. Everything is closed after the test. */
import { createHash, randomBytes } from 'node:crypto'
import { expectAccessible } from '@portico/testkit'
import type { WorldOptions } from '@portico/testkit/world'
import { afterEach, expect } from 'vitest'
import { createHostedWorld } from './client-app-fixture.ts'
import { preparePages } from './prepare-pages.ts'
import { startPathProxy } from './start-path-proxy.ts'
import { addAuthenticator } from './virtual-authenticator.ts'

/** Opens another browser; close it after the test. */
export const openPage = preparePages()
let cleanUps: (() => Promise<unknown>)[] = []

/** Adds what is to be closed after the test. */
export const addCleanUp = (cleanUp: () => Promise<unknown>): void => void cleanUps.push(cleanUp)

afterEach(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp()
  cleanUps = []
})

const people = [
  { email: 'ada@example.com', name: { first: 'Ada', last: 'Lindqvist' } },
  { email: 'klara.lind@example.com', name: { first: 'Klara', last: 'Lind' } },
  { email: 'farid@work.example', name: { first: 'Farid', last: 'Aziz' } },
]

/** The console of a service. */
export type Console = Awaited<ReturnType<typeof start>>

/** Starts a service with a few users, and opens the link of an invitation in a browser with an authenticator. */
export async function start({
  role = 'act',
  below,
  project,
  now: startsAt,
  hasPeople = true,
  ...options
}: {
  role?: 'read' | 'act'
  below?: string
  project?: WorldOptions['project']
  /** What the clocks of the service and of the page show; epoch milliseconds. @default the time of the machine */
  now?: number
  /** @default true: three people have signed up */
  hasPeople?: boolean
} & Parameters<typeof openPage>[0] = {}) {
  const proxy = below === undefined ? null : await startPathProxy(below)
  if (proxy) cleanUps.push(proxy.close)
  const config = { admin: true, ...(proxy && { baseUrl: proxy.origin }) }
  const world = await createHostedWorld({ config, ...(project && { project }) })
  cleanUps.push(() => world.stop())
  proxy?.leadTo(world.origin)
  if (startsAt !== undefined) world.clock.advance(startsAt - world.clock.now())
  const place = proxy?.url ?? world.origin
  const { projectId } = world.project
  const now = world.clock.now()
  for (const [i, { email, name }] of hasPeople ? people.entries() : []) {
    const change = { name }
    const ids = { userId: `user-test-${i}`, projectId, status: 'active', now: now + i } as const
    const address = { emailId: `email-test-${i}`, email, canonicalEmail: email }
    await world.storage.users.create({ ...ids, email: address, change })
  }
  // nothing is there before somebody was invited
  for (const path of ['/admin', '/admin/']) {
    const { status } = await fetch(`${place}${path}`, { redirect: 'manual' })
    expect([path, status]).toEqual([path, 404])
  }
  world.clock.advance(1_000)
  const token = randomBytes(32).toString('base64url')
  await world.storage.operatorInvitations.add({
    projectId,
    invitationId: 'invitation-test-1',
    tokenHash: createHash('sha256').update(token).digest('hex'),
    role,
    invitedBy: '',
    createdAt: now,
    expiresAt: now + 3_600_000,
    usedAt: null,
  })
  const opened = await openPage(options)
  cleanUps.push(() => opened.close())
  const { page } = opened
  if (startsAt !== undefined) await page.clock.setFixedTime(startsAt + 1_000)
  const url = `${place}/admin#invitation=${projectId}.${token}`
  const answer = await page.goto(url)
  const headers = answer?.headers() ?? {}
  await page.getByLabel(/Your name|Ihr Name/).waitFor()
  // neither the address nor the history keeps the secret
  expect(page.url()).toBe(`${place}/admin`)
  // before the authenticator: when axe ends, Chromium takes virtual authenticators away
  await expectAccessible(page)
  await addAuthenticator(page)
  return { world, opened, page, headers, url, place }
}

/** Becomes an operator, and goes from the first page to the list of users, by keyboard. */
export async function enter({ page }: Pick<Console, 'page'>) {
  await page.getByLabel('Your name').fill('Ines Haddad')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Today', exact: true }).waitFor()
  await page.keyboard.press('g')
  await page.keyboard.press('u')
  await page.getByRole('heading', { name: 'Users' }).waitFor()
}

/** Signs a user in, as a page does. */
export async function beginSession(
  { world }: Pick<Console, 'world'>,
  deviceName: string | null = null,
) {
  const now = world.clock.now()
  await world.storage.sessions.create({
    projectId: world.project.projectId,
    sessionId: `session-test-${randomBytes(8).toString('hex')}`,
    userId: 'user-test-0',
    tokenHash: randomBytes(32).toString('hex'),
    startedAt: now,
    lastAccessedAt: now,
    expiresAt: now + 3_600_000,
    ipAddress: '203.0.113.7',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    factors: [],
    customClaims: null,
    deviceName,
  })
}

/** Adds two messages to the first user that a mail server refused, with markup in the reason. */
export async function addGivenUp({ world }: Pick<Console, 'world'>) {
  const { projectId } = world.project
  const now = world.clock.now()
  const shared = {
    projectId,
    channel: 'email',
    to: 'ada@example.com',
    template: 'magic-link.login',
  }
  for (const [i, reason] of ['550 this mailbox does not exist', markup].entries()) {
    const messageId = `message-test-${i}`
    const times = { createdAt: now - i, expiresAt: now + 3_600_000 - i }
    await world.storage.outbox.add({
      ...shared,
      ...times,
      messageId,
      locale: 'en',
      sealedPayload: '',
    })
    await world.storage.outbox.markFailed(messageId, { retryAt: null, reason })
  }
}

/** What a stranger may write into every field that the console shows. */
export const markup = '<img src=x onerror=document.title=1>"><script>document.title=1</script>'

/** Adds what another process counted today and yesterday. */
export async function addCounts({ world }: Pick<Console, 'world'>) {
  const { projectId } = world.project
  const hourMs = 3_600_000
  const hourAt = Math.floor(world.clock.now() / hourMs) * hourMs
  const letIn = { projectId, kind: 'signed_in', name: 'magic_link' } as const
  await world.storage.activityCounts.add([
    { ...letIn, hourAt, times: 7 },
    { ...letIn, hourAt: hourAt - 24 * hourMs, times: 3 },
    { projectId, hourAt, kind: 'refused', name: 'otp_code_not_found', times: 2 },
    { projectId, hourAt, kind: 'sent', name: 'email', times: 12 },
  ])
}
