/** What operators do most, each from anywhere by keyboard alone: ⌘K, a part of a name, and at most three presses. */
import { expectAccessible } from '@portico/testkit'
import { takeRows, takeTurns } from '@portico/testkit/run'
import type { WorldOptions } from '@portico/testkit/world'
import { describe, expect } from 'vitest'
import { addGivenUp, beginSession, type Console, enter, start } from './support/console-fixture.ts'

const test = takeTurns(import.meta.url)

/** The most presses that lead to the end of a task. */
const most = 3

/** One step of a task: a press, what is typed into the fields of a form, or something to wait for. */
type Step = string | { readonly fill: readonly string[] } | { readonly see: string | RegExp }

interface Task {
  readonly title: string
  /** What is there before. */
  prepare?(at: Console): Promise<unknown>
  /** Typed after ⌘K. */
  readonly name: string
  readonly option: RegExp
  readonly steps: readonly Step[]
  /** Expects what the task is for. */
  expectDone(at: Console): Promise<unknown>
}

const userId = 'user-test-0'
const why = 'Ticket 4812'
const ada = { name: 'lindq', option: /Ada Lindqvist/ }
const opened = { see: 'What happened' }

/** Adds an entry about the first user to the log. */
const addEntry =
  (action: string, details: Readonly<Record<string, unknown>> = {}) =>
  ({ world }: Console) =>
    world.storage.audit.add({
      ...{ projectId: world.project.projectId, auditId: 'audit-test-task', action, details },
      ...{ at: world.clock.now(), actorKind: 'person', actorId: userId, userId, sessionId: null },
      ...{ ipAddress: '203.0.113.7', userAgent: '' },
    })

const addAuthenticatorApp = ({ world }: Console) =>
  world.storage.totps.add(
    {
      ...{ projectId: world.project.projectId, totpId: 'totp-test-task', userId, sealedSecret: '' },
      ...{ verified: true, createdAt: world.clock.now(), expiresAt: world.clock.now() + 60_000 },
      ...{ lastStep: null, isUnproved: false },
    },
    [],
  )

const listActions = async ({ world }: Console, action: string) =>
  (await world.storage.audit.list(world.project.projectId, { action }, { after: null, limit: 9 }))
    .rows

/** Expects one entry of an act, with the reason where it touches a person. */
const expectEntry =
  (action: string, details: Readonly<Record<string, unknown>> = { why }) =>
  (at: Console) =>
    expect
      .poll(async () => (await listActions(at, action)).map((row) => row.details))
      .toEqual([expect.objectContaining({ operator: 'Ines Haddad', ...details })])

const tasks: readonly Task[] = [
  {
    title: 'find a user by a part of an address',
    name: 'farid@wo',
    option: /Farid Aziz/,
    steps: ['Enter'],
    expectDone: ({ page }) => page.getByRole('heading', { name: 'Farid Aziz' }).waitFor(),
  },
  {
    ...ada,
    title: 'see whether a sign-up worked',
    prepare: addEntry('user.created'),
    steps: ['Enter'],
    expectDone: ({ page }) => page.getByText('The account was created').waitFor(),
  },
  {
    ...ada,
    title: 'read why a sign-in failed',
    prepare: addEntry('authentication.failed', { method: 'otp', reason: 'otp_code_not_found' }),
    steps: ['Enter'],
    async expectDone({ page }) {
      await page.getByText('Sign-in refused').waitFor()
      await page.getByText(/^Passcode\. Passcode wrong or run out\./).waitFor()
    },
  },
  {
    ...ada,
    title: 'end one session',
    async prepare(at) {
      await beginSession(at)
      await beginSession(at)
    },
    steps: ['Enter', opened, '2', { fill: [why] }, 'Enter'],
    async expectDone(at) {
      await expectEntry('session.revoked')(at)
      const { projectId } = at.world.project
      const now = at.world.clock.now()
      expect(await at.world.storage.sessions.listOfUser(projectId, userId, now)).toHaveLength(1)
    },
  },
  {
    ...ada,
    title: 'end all sessions',
    prepare: beginSession,
    steps: ['Enter', opened, 'e', { fill: [why] }, 'Enter'],
    expectDone: expectEntry('user.sessions_ended'),
  },
  {
    ...ada,
    title: 'block a user',
    steps: ['Enter', opened, 'b', { fill: [why] }, 'Enter'],
    expectDone: expectEntry('user.blocked'),
  },
  {
    ...ada,
    title: 'remove a lost authenticator',
    prepare: addAuthenticatorApp,
    steps: ['Enter', opened, '2', { fill: [why] }, 'Enter'],
    expectDone: expectEntry('totp.deleted'),
  },
  {
    ...ada,
    title: 'send a link that signs a user in',
    steps: ['Enter', opened, 'l', { fill: [why] }, 'Enter'],
    expectDone: expectEntry('user.link_sent'),
  },
  {
    ...ada,
    title: 'change a role',
    steps: ['Enter', opened, 'r', { fill: [' ', '', why] }, 'Enter'],
    async expectDone(at) {
      await expectEntry('user.updated')(at)
      const { projectId } = at.world.project
      const user = await at.world.storage.users.findById(projectId, userId)
      expect(user?.roles).toEqual(['editor'])
    },
  },
  {
    title: 'send a message again that was given up',
    prepare: addGivenUp,
    name: 'mess',
    option: /Messages/,
    steps: ['Enter', { see: '550 this mailbox does not exist' }, 'j', 'r'],
    expectDone: expectEntry('message.resent', {}),
  },
  {
    title: 'add a client app',
    name: 'add an',
    option: /Add an app/,
    steps: [
      'Enter',
      { fill: ['Harbour Desk', '', 'https://desk.example.com/callback'] },
      'Control+Enter',
      { see: 'Copy the new secret now' },
      'Enter',
    ],
    expectDone: ({ page }) => page.getByRole('heading', { name: 'Harbour Desk' }).waitFor(),
  },
  {
    title: 'rotate the secret of a webhook',
    name: 'sho',
    option: /shop/,
    steps: ['Enter', { see: 'Deliveries' }, 'n'],
    expectDone: ({ page }) => page.getByRole('region', { name: 'What to put there' }).waitFor(),
  },
  {
    ...ada,
    title: 'export the audit log of one user',
    steps: ['Enter', opened, 'x'],
    expectDone: expectEntry('audit.exported', { user_id: userId }),
  },
  {
    ...ada,
    title: 'delete a user',
    steps: ['Enter', opened, 'd', { fill: ['ada@example.com', 'The'] }, 'Enter'],
    async expectDone(at) {
      await expectEntry('user.deleted', { reason: 'asked' })(at)
      expect(await at.world.storage.users.findById(at.world.project.projectId, userId)).toBe(null)
    },
  },
]

const secrets = [new Uint8Array(32)]
const roles = ['editor', 'admin'].map((role_id) => ({ role_id, description: '', permissions: [] }))
const project: WorldOptions['project'] = {
  redirectUrls: [{ url: 'https://app.example.com/', kinds: ['login', 'signup'] }],
  webhooks: [
    {
      endpointId: 'shop',
      url: 'https://shop.invalid/hooks',
      secrets,
      events: null,
      allowPrivate: true,
    },
  ],
  rbac: { roles, resources: [], scopes: [] } as never, // the fields that roles need
}

/** Types into the field that has the focus, and into those after it. */
async function fill({ page }: Console, texts: readonly string[]) {
  await page.getByRole('dialog').waitFor()
  for (const [i, text] of texts.entries()) {
    if (i > 0) await page.keyboard.press('Tab')
    if (text !== '') await page.keyboard.type(text)
  }
}

const inEachChange = ['add a client app', 'delete a user']

describe('operators’ tasks', () => {
  test.each(
    takeRows(
      tasks,
      tasks.filter(({ title }) => inEachChange.includes(title)),
    ),
  )('$title: at most three presses after the name, from anywhere', async (task) => {
    const at = await start({ project, viewport: { width: 1280, height: 800 } })
    const { page, opened: browser } = at
    await task.prepare?.(at)
    await enter(at)
    await page.keyboard.press('Control+k')
    await page.keyboard.type(task.name)
    await page.getByRole('option', { name: task.option }).waitFor()
    const presses = task.steps.filter((step) => typeof step === 'string')
    expect(presses.length).toBeLessThanOrEqual(most)
    for (const step of task.steps) {
      if (typeof step === 'string') await page.keyboard.press(step)
      else if ('fill' in step) await fill(at, step.fill)
      else await page.getByText(step.see).filter({ visible: true }).first().waitFor()
    }
    await task.expectDone(at)
    await expectAccessible(page)
    await browser.expectNoViolations()
  })

  test('the list has every task that an operator has to do quickly', () => {
    expect(tasks.map(({ title }) => title)).toHaveLength(14)
  })
})
