/** The operators' console in a browser, with a virtual authenticator: its page at `/admin`, under its own policy. */

import { randomBytes } from 'node:crypto'
import { expectAccessible } from '@portico/testkit'
import { takeTurns } from '@portico/testkit/run'
import { describe, expect } from 'vitest'
import { toClientRow, toHands } from './support/client-app-fixture.ts'
import {
  addCleanUp,
  addCounts,
  addGivenUp,
  beginSession,
  type Console,
  enter,
  markup,
  openPage,
  start,
} from './support/console-fixture.ts'
import { inLongRun } from './support/in-long-run.ts'

const test = takeTurns(import.meta.url)

/** Expects the page's own policy, and no other file beside the page's own. */
async function expectOwnPolicy({ headers, world }: Console) {
  const policy = headers['content-security-policy'] ?? ''
  for (const rule of [
    "default-src 'none'",
    "script-src 'self'",
    "frame-src 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]) {
    expect(policy.split('; ')).toContain(rule)
  }
  expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'cache-control': 'no-store' })
  const status = async (path: string) =>
    (await fetch(`${world.origin}${path}`, { redirect: 'manual' })).status
  expect(await status('/admin/')).toBe(302)
  for (const path of ['/admin/x.js', '/admin/..%2findex.html', '/admin/v1']) {
    expect([path, await status(path)]).toEqual([path, 404])
  }
}

/** The pages on which a stranger's text stands. */
const foreignPages = [
  'users',
  'users/user-test-0',
  'messages',
  'apps',
  'apps/connected-app-test-foreign',
  'webhooks/shop',
  'audit',
  'audit/user-test-0',
  'branding',
]

/** Writes markup into every field that users, client apps, providers and other servers fill. */
async function addForeignTexts(at: Console) {
  const { storage, project, clock } = at.world
  const { projectId } = project
  const userId = 'user-test-0'
  const now = clock.now()
  const texts = { [markup]: markup }
  await storage.users.update(projectId, userId, {
    name: { first: markup, middle: markup, last: markup },
    externalId: markup,
    trustedMetadata: texts,
    untrustedMetadata: texts,
  })
  await beginSession(at, markup)
  await addGivenUp(at)
  await storage.outbox.add({
    ...{ projectId, messageId: 'message-test-hook', channel: 'webhook', to: 'shop' },
    ...{ template: markup, locale: 'en', sealedPayload: '', createdAt: now },
    expiresAt: now + 3_600_000,
  })
  await storage.outbox.markFailed('message-test-hook', { retryAt: null, reason: markup })
  const metadata = { redirect_uris: ['https://app.example.com/callback'], client_name: markup }
  await storage.clients.add(
    toClientRow(at.world, {
      ...{ clientId: 'connected-app-test-foreign', origin: 'registration', metadata },
      ...{ name: markup, description: markup, logoUrl: markup },
    }),
  )
  await storage.audit.add({
    ...{ projectId, auditId: 'audit-test-foreign', at: now, action: 'authentication.failed' },
    ...{ actorKind: 'person', actorId: userId, userId, sessionId: null, ipAddress: markup },
    userAgent: markup,
    details: { method: markup, delivery_method: markup, reason: markup, provider: markup },
  })
}

describe('the console', () => {
  test('an operator sets up a passkey, finds a user by a part of a name, ends a session and blocks them, by keyboard alone; no policy is broken', async () => {
    const at = await start({ viewport: { width: 1280, height: 800 } })
    const { page, opened, world } = at
    await expectOwnPolicy(at)
    await beginSession(at)
    await beginSession(at)
    await page.getByText('You are the first operator of Fieldnotes.').waitFor()
    await enter(at)
    // Wherever the operator is: ⌘K, a part of the name, Enter.
    await page.keyboard.press('Control+k')
    await page.keyboard.type('lindq')
    await page.getByRole('option', { name: /Ada Lindqvist/ }).waitFor()
    await page.keyboard.press('Enter')
    const ends = page.getByRole('button', { name: 'End the session in Firefox on Linux' })
    await ends.first().waitFor()
    expect(await ends.count()).toBe(2)
    await ends.first().focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'End this session?' }).waitFor()
    await page.keyboard.type('Ticket 4812')
    await page.keyboard.press('Enter')
    await page.getByText('Ticket 4812. By Ines Haddad.').waitFor()
    await expect.poll(() => ends.count()).toBe(1)
    // The proof of the set-up is too old by now: the passkey is asked for, and the act goes on by itself.
    world.clock.advance(16 * 60_000)
    await page.getByRole('button', { name: 'Block' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Block Ada Lindqvist?' })
    await dialog.waitFor()
    await page.keyboard.type('Mailbox taken over')
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'hidden' })
    await page.getByText('Mailbox taken over. By Ines Haddad.').first().waitFor()
    await page.getByText('Signed in nowhere').waitFor()
    const user = await world.storage.users.findById(world.project.projectId, 'user-test-0')
    expect(user?.blockedAt).toBe(world.clock.now())
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Unblock' }).focus()
    await page.keyboard.press('Enter')
    const unblock = page.getByRole('dialog', { name: 'Unblock Ada Lindqvist?' })
    await unblock.waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await unblock.waitFor({ state: 'hidden' })
    await page.keyboard.press('Escape')
    await page.getByRole('row', { name: /Ada Lindqvist.*Blocked/ }).waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('lind')
    await page.getByRole('option', { name: /Klara Lind/ }).waitFor()
    await expectAccessible(page)
    await opened.expectNoViolations()
  })

  inLongRun('e2e/console-tasks')(
    'from anywhere by keyboard: a client app is added, its secret shown once and changed with overlap, and a test sign-in shows what it receives',
    async () => {
      const at = await start({ viewport: { width: 1280, height: 800 } })
      const { page, opened, world } = at
      await enter(at)
      await page.keyboard.press('Control+k')
      await page.keyboard.type('add an')
      await page.keyboard.press('Enter')
      await page.getByRole('dialog', { name: 'Add an app' }).waitFor()
      await page.keyboard.type('Harbour Desk')
      await page.getByLabel('Redirect URLs').fill('https://desk.example.com/callback')
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Add the app' }).focus()
      await page.keyboard.press('Enter')
      const secret = page.getByRole('dialog', { name: 'Copy the new secret now' })
      await secret.waitFor()
      // what was not copied is lost, so Escape does nothing
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      const first = await secret.getByRole('textbox').inputValue()
      expect(first).toMatch(/^client-secret-test-/)
      await secret.getByRole('button', { name: 'I have copied it' }).focus()
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: 'Harbour Desk' }).waitFor()
      await page.keyboard.press('n')
      await page.getByRole('dialog', { name: 'Make a new secret for Harbour Desk?' }).waitFor()
      await page.getByRole('button', { name: 'New secret' }).last().focus()
      await page.keyboard.press('Enter')
      await secret.waitFor()
      expect(await secret.getByRole('textbox').inputValue()).not.toBe(first)
      await secret.getByRole('button', { name: 'I have copied it' }).focus()
      await page.keyboard.press('Enter')
      await page.getByText('The old one works beside the new one').waitFor()
      await expectAccessible(page)
      const opening = page.context().waitForEvent('page')
      await page.keyboard.press('t')
      const trial = await opening
      await trial.getByRole('button', { name: 'Sign in' }).waitFor()
      await expectAccessible(trial)
      await trial.keyboard.press('Enter')
      const hands = toHands(world, trial)
      await hands.signIn('ada@example.com')
      await hands.press('Allow')
      await trial.getByText('The code was exchanged').waitFor()
      await trial.getByText('The ID token is for this app and this sign-in, and current').waitFor()
      await trial.getByText('"email": "ada@example.com"').waitFor()
      expect(new URL(trial.url()).search).toBe('')
      await expectAccessible(trial)
      const { projectId } = world.project
      const left = () => world.storage.clients.listTrials(projectId, Number.MAX_SAFE_INTEGER)
      await expect.poll(left).toEqual([])
      await opened.expectNoViolations()
    },
  )

  inLongRun('packages/service/src/console/console')(
    'an operator signs out and in again with the passkey, and a removed one is led to the sign-in',
    async () => {
      const at = await start()
      const { page, world } = at
      await enter(at)
      await page
        .getByRole('button', { name: 'Navigation' })
        .or(page.getByText('Sign out'))
        .first()
        .waitFor()
      await page.getByRole('button', { name: 'Sign out' }).click()
      await page.getByRole('button', { name: 'Continue with a Passkey' }).click()
      await page.getByRole('heading', { name: 'Users' }).waitFor()
      const { projectId } = world.project
      const [operator] = await world.storage.operators.list(projectId)
      await world.storage.operatorSessions.removeOfOperator(projectId, operator?.operatorId ?? '')
      await page.getByLabel('Address, number, name or id').fill('ada')
      await page.getByRole('heading', { name: 'Sign in to the console' }).waitFor()
    },
  )

  inLongRun('packages/service/src/console/console')(
    'below a path that a proxy removes, an operator joins, acts, and is led there from the address with a slash',
    async () => {
      const at = await start({ below: '/auth' })
      const { page, place, world } = at
      await beginSession(at)
      await enter(at)
      await page.goto(`${place}/admin/`)
      await page.getByRole('heading', { name: 'Today', exact: true }).waitFor()
      await page.getByRole('link', { name: 'Users' }).click()
      await page.getByRole('link', { name: /Ada Lindqvist/ }).click()
      expect(page.url()).toBe(`${place}/admin#/users/user-test-0`)
      await page.getByRole('button', { name: 'Block' }).click()
      await page.keyboard.type('Ticket 4812')
      await page.keyboard.press('Enter')
      await page.getByText('Signed in nowhere').waitFor()
      const user = await world.storage.users.findById(world.project.projectId, 'user-test-0')
      expect(user?.blockedAt).toBe(world.clock.now())
    },
  )

  inLongRun('packages/service/src/console/console')(
    'an operator sees where else they are signed in, and ends that session',
    async () => {
      const at = await start()
      await enter(at)
      const { page, world } = at
      const { projectId } = world.project
      const [operator] = await world.storage.operators.list(projectId)
      const now = world.clock.now()
      await world.storage.operatorSessions.add({
        projectId,
        sessionId: 'session-test-elsewhere',
        operatorId: operator?.operatorId ?? '',
        tokenHash: randomBytes(32).toString('hex'),
        startedAt: now,
        provedAt: now,
        expiresAt: now + 3_600_000,
        ipAddress: '203.0.113.7',
        userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      })
      await page.goto(`${page.url().split('#')[0]}#/operators`)
      await page.getByRole('button', { name: 'End your session in Firefox on Linux' }).click()
      await page.getByRole('button', { name: 'End your session' }).waitFor({ state: 'detached' })
      const operatorId = operator?.operatorId ?? ''
      const left = await world.storage.operatorSessions.listOfOperator(projectId, operatorId, now)
      expect(left).toHaveLength(1)
    },
  )

  inLongRun('packages/service/src/console/console')(
    'an operator who may only read sees acts disabled, and whom to ask; a broken address shows the list',
    async () => {
      const at = await start({ role: 'read' })
      await enter(at)
      const { page } = at
      await page.getByRole('link', { name: /Ada Lindqvist/ }).click()
      await page.getByText('You may read here, not act.').waitFor()
      expect(await page.getByRole('button', { name: 'Block' }).isDisabled()).toBe(true)
      // an address that no link contains leads to the list
      await page.goto(`${page.url().split('#')[0]}#/users/%E0%A4%A`)
      await page.getByRole('heading', { name: 'Users' }).waitFor()
    },
  )

  inLongRun('packages/service/src/console/users')(
    'a user whose name, address and device are markup is shown as text',
    async () => {
      const at = await start()
      const { page, opened, world } = at
      const { projectId } = world.project
      await world.storage.users.update(projectId, 'user-test-0', { name: { first: markup } })
      await beginSession(at, markup)
      await enter(at)
      await page.getByRole('link', { name: markup }).click()
      await page.getByRole('heading', { name: markup }).waitFor()
      await page.getByRole('button', { name: 'Block' }).click()
      await page.getByRole('dialog').getByText(markup).first().waitFor()
      await page.keyboard.press('Escape')
      await addGivenUp(at)
      await page.keyboard.press('g')
      await page.keyboard.press('m')
      await page.getByText(markup).waitFor()
      expect(await page.locator('img').count()).toBe(0)
      expect(await page.title()).not.toBe('1')
      await opened.expectNoViolations()
    },
  )

  inLongRun('packages/service/src/console/users')(
    'whatever strangers write is text on every page: names, addresses, devices, metadata, apps, claims, keys and errors',
    async () => {
      const shop = { endpointId: 'shop', url: 'https://shop.invalid/hooks', events: null }
      const secrets = [new Uint8Array(32)]
      const at = await start({
        project: { name: markup, webhooks: [{ ...shop, secrets, allowPrivate: true }] },
      })
      const { page, opened, world } = at
      await addForeignTexts(at)
      await enter(at)
      for (const path of foreignPages) {
        await page.goto(`${page.url().split('#')[0]}#/${path}`)
        await page.locator('main h1').waitFor()
        await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' })
        await page.getByText(markup).first().waitFor()
        expect([path, await page.locator('img, main script').count()]).toEqual([path, 0])
      }
      await page.keyboard.press('Control+k')
      await page.keyboard.type('<img')
      const found = page.getByRole('listbox').getByRole('option', { name: markup })
      await found.first().waitFor()
      expect(await page.locator('img').count()).toBe(0)
      expect(await page.title()).toContain('<img')
      const { projectId } = world.project
      expect((await world.storage.users.findById(projectId, 'user-test-0'))?.name.first).toBe(
        markup,
      )
      await opened.expectNoViolations()
    },
  )

  inLongRun('packages/service/src/console/messages')(
    'from anywhere, three keys after its name send a message again that was given up; one more stops its address',
    async () => {
      const at = await start()
      const { page, world, opened } = at
      await enter(at)
      await addGivenUp(at)
      await page.keyboard.press('Control+k')
      await page.keyboard.type('mess')
      await page.getByRole('option', { name: /Messages/ }).waitFor()
      await page.keyboard.press('Enter')
      await page.getByText('550 this mailbox does not exist').first().waitFor()
      await expectAccessible(page)
      await page.keyboard.press('j')
      await page.keyboard.press('r')
      await page.getByText('waits to be sent again').waitFor({ state: 'attached' })
      const { projectId } = world.project
      const newest = { after: null, limit: 20 }
      const resent = { action: 'message.resent' }
      expect((await world.storage.audit.list(projectId, resent, newest)).rows).toHaveLength(1)
      await page.keyboard.press('j')
      await page.keyboard.press('s')
      await page.getByRole('dialog', { name: 'Stop messages to ada@example.com?' }).waitFor()
      await expectAccessible(page)
      await page.keyboard.type('Ticket 4812')
      await page.keyboard.press('Enter')
      await page.getByText('Messages are stopped.').first().waitFor()
      expect(await world.storage.stoppedAddresses.has(projectId, 'ada@example.com')).toBe(true)
      await page.getByRole('link', { name: 'ada@example.com' }).first().click()
      await page.getByText('Messages to an address were stopped').waitFor()
      await page.getByRole('button', { name: 'Allow mail to ada@example.com' }).waitFor()
      await expectAccessible(page)
      await opened.expectNoViolations()
    },
  )

  inLongRun('packages/service/src/console/messages')(
    'several messages are chosen by keyboard and sent again at once, and their addresses stopped with one reason',
    async () => {
      const at = await start()
      const { page, world, opened } = at
      await enter(at)
      await addGivenUp(at)
      await page.keyboard.press('g')
      await page.keyboard.press('m')
      await page.getByText('550 this mailbox does not exist').waitFor()
      for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key)
      await page.getByRole('region', { name: '2 chosen' }).waitFor()
      await expectAccessible(page)
      await page.keyboard.press('s')
      await page.getByRole('dialog', { name: 'Stop messages to ada@example.com?' }).waitFor()
      await page.keyboard.type('Ticket 4812')
      await page.keyboard.press('Enter')
      await page.getByText('Messages are stopped.').first().waitFor()
      for (const key of ['x', 'k', 'x', 'r']) await page.keyboard.press(key)
      await page.getByText('2 wait to be sent again.').waitFor({ state: 'attached' })
      const { projectId } = world.project
      // the worker has tried them by now, and given up again since the address is stopped
      const wanted = { action: 'message.resent' }
      const { rows } = await world.storage.audit.list(projectId, wanted, { after: null, limit: 9 })
      expect(rows).toHaveLength(2)
      await opened.expectNoViolations()
    },
  )

  inLongRun('packages/service/src/console/users')(
    'from anywhere, three presses after the name end a session or remove a way to sign in: the digit of its row',
    async () => {
      const at = await start()
      const { page, world } = at
      await beginSession(at)
      await beginSession(at)
      await enter(at)
      const open = async () => {
        await page.keyboard.press('Control+k')
        await page.keyboard.type('lindq')
        await page.getByRole('option', { name: /Ada Lindqvist/ }).waitFor()
        await page.keyboard.press('Enter')
        await page.getByRole('heading', { name: 'What happened' }).waitFor()
      }
      await open()
      await page.keyboard.press('3')
      await page.getByRole('dialog', { name: 'End this session?' }).waitFor()
      await page.keyboard.type('Ticket 4812')
      await page.keyboard.press('Enter')
      await page.getByText('Ticket 4812. By Ines Haddad.').first().waitFor()
      const { projectId } = world.project
      const live = await world.storage.sessions.listOfUser(
        projectId,
        'user-test-0',
        world.clock.now(),
      )
      expect(live).toHaveLength(1)
      await open()
      await page.keyboard.press('1')
      await page.getByRole('dialog', { name: 'Remove this e-mail address?' }).waitFor()
      await page.keyboard.press('Escape')
    },
  )

  inLongRun('packages/service/src/console/webhooks')(
    'a webhook is tested by keyboard, its delivery shown with its reason, and a new secret with what to write',
    async () => {
      const secrets = [new Uint8Array(32)]
      const shop = { endpointId: 'shop', url: 'https://shop.invalid/hooks', secrets, events: null }
      const at = await start({ project: { webhooks: [{ ...shop, allowPrivate: true }] } })
      const { page, opened } = at
      await enter(at)
      await page.keyboard.press('g')
      await page.keyboard.press('w')
      await page.getByRole('link', { name: 'shop' }).waitFor()
      await page.keyboard.press('j')
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: 'Deliveries' }).waitFor()
      await page.keyboard.press('t')
      await page.getByText('The test event was sent on its way.').waitFor()
      await page.getByRole('radio', { name: 'Waiting' }).check()
      await page.getByText('webhook.test').waitFor()
      await expectAccessible(page)
      await page.keyboard.press('n')
      await page.getByRole('dialog', { name: 'Change the secret' }).waitFor()
      const snippet = page.getByRole('region', { name: 'What to put there' })
      expect(await snippet.innerText()).toMatch(/^SECRET="whsec_[\w+/]{43}= \$SECRET"$/)
      await expectAccessible(page)
      await opened.expectNoViolations()
    },
  )

  inLongRun('packages/service/src/console/configuration')(
    'each key of the configuration says what it is now, where that comes from, and what to write',
    async () => {
      const at = await start({ viewport: { width: 390, height: 844 } })
      const { page, opened } = at
      await enter(at)
      await page.keyboard.press('g')
      await page.keyboard.press('s')
      await page.getByRole('heading', { name: 'Configuration' }).waitFor()
      await page.keyboard.press('/')
      await page.keyboard.type('deletionDays')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await page.getByRole('region', { name: 'Copy the snippet' }).waitFor()
      expect(await page.getByRole('region', { name: 'Copy the snippet' }).innerText()).toBe(
        'deletionDays: 14,',
      )
      await expectAccessible(page)
      await opened.expectNoViolations()
    },
  )

  inLongRun('packages/service/src/console/previews')(
    'the card and the mails are shown in each language and look, in frames that run nothing, whatever the project is called',
    async () => {
      const at = await start({ project: { name: markup } })
      const { page, opened } = at
      await enter(at)
      await page.keyboard.press('g')
      await page.keyboard.press('b')
      await page.getByRole('heading', { name: 'Branding' }).waitFor()
      const card = page.frameLocator('iframe')
      await card.getByRole('textbox').first().waitFor()
      await expectAccessible(page)
      await page.getByLabel('Language').last().selectOption('ar')
      await page.getByRole('radio', { name: 'Dark' }).check()
      await page.getByLabel('Theme').selectOption('quartz')
      await page.getByRole('radio', { name: '320 px' }).check()
      const html = card.locator('html[dir="rtl"][lang="ar"]')
      await html.getByRole('textbox').first().waitFor()
      const background = () =>
        html.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
      await expect.poll(background).toBe('rgb(11, 12, 15)')
      await page.getByLabel('What').selectOption('email session.started')
      await page.getByRole('region', { name: 'As plain text' }).waitFor()
      await card.getByText(markup).first().waitFor()
      expect(await card.locator('img[src="x"], script').count()).toBe(0)
      await page.getByText(markup).first().waitFor()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Send me this email' }).click()
      await page.getByLabel('To', { exact: true }).fill('ines@example.com')
      await expectAccessible(page)
      await page.keyboard.press('Enter')
      await page.getByText('The email is on its way.').waitFor()
      await page.getByLabel('What').selectOption('sms passcode.login')
      await page.getByRole('region', { name: 'As plain text' }).getByText('482913').waitFor()
      expect(await page.locator('iframe').count()).toBe(0)
      expect(await page.title()).not.toBe('1')
      await opened.expectNoViolations()
    },
  )

  inLongRun('packages/service/src/console/keys')(
    'a key for a script is made by keyboard, shown once, used by a script, and removed',
    async () => {
      const at = await start()
      const { page, place, opened } = at
      await enter(at)
      await page.keyboard.press('g')
      await page.keyboard.press('o')
      await page.getByText('No script has a key').waitFor()
      await page.getByRole('button', { name: 'Make a key' }).focus()
      await page.keyboard.press('Enter')
      await page.getByRole('dialog', { name: 'Make a key' }).waitFor()
      await page.keyboard.type(markup.slice(0, 60))
      await expectAccessible(page)
      await page.keyboard.press('Enter')
      const shown = page.getByRole('dialog', { name: 'Copy the key now' })
      const key = await shown.getByRole('textbox').inputValue()
      await page.keyboard.press('Enter')
      await page.getByText('Ines Haddad, Read, until').waitFor()
      const call = async () => {
        const headers = { authorization: `Bearer ${key}` }
        return (await fetch(`${place}/admin/v1/operators`, { headers })).status
      }
      expect(await call()).toBe(200)
      await expectAccessible(page)
      await page.getByRole('button', { name: `Remove ${markup.slice(0, 60)}` }).focus()
      await page.keyboard.press('Enter')
      await page.getByText('No script has a key').waitFor()
      expect(await call()).toBe(401)
      expect(await page.locator('img').count()).toBe(0)
      await opened.expectNoViolations()
    },
  )

  inLongRun('packages/service/src/console/create-live-poller')(
    'messages follow what happens, and the open page of an operator who is removed leads to the sign-in by itself',
    async () => {
      const at = await start()
      const { page, world, opened } = at
      await enter(at)
      await page.keyboard.press('g')
      await page.keyboard.press('m')
      await page.getByText('No message was given up').waitFor()
      await addGivenUp(at)
      await page.getByRole('button', { name: '2 new' }).click()
      await page.getByText('550 this mailbox does not exist').waitFor()
      await page.getByRole('button', { name: '2 new' }).waitFor({ state: 'detached' })
      await expectAccessible(page)
      const { projectId } = world.project
      const [operator] = await world.storage.operators.list(projectId)
      const now = world.clock.now()
      const removal = { now, mayBeLast: true }
      await world.storage.operators.remove(projectId, operator?.operatorId ?? '', removal)
      await page.getByRole('heading', { name: 'Sign in to the console' }).waitFor()
      await opened.expectNoViolations()
    },
  )

  inLongRun('packages/service/src/console/users')(
    'a browser in German gets the console in German; English is chosen there and stays after a reload',
    async () => {
      const at = await start({ locale: 'de-DE' })
      const { page, opened } = at
      await page.getByLabel('Ihr Name').fill('Ines Haddad')
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: 'Heute', exact: true }).waitFor()
      expect(await page.locator('html').getAttribute('lang')).toBe('de')
      await page.keyboard.press('g')
      await page.keyboard.press('u')
      await page.getByRole('link', { name: /Ada Lindqvist/ }).click()
      await page.getByRole('button', { name: 'Sperren' }).click()
      await page.getByLabel('Warum?').fill('Ticket 4812')
      await page.keyboard.press('Enter')
      await page.getByText('Gesperrt').first().waitFor()
      await page.getByText('Ticket 4812. Von Ines Haddad.').waitFor()
      await expectAccessible(page)
      const user = page.url()
      await addGivenUp(at)
      await page.keyboard.press('g')
      await page.keyboard.press('m')
      await page.getByText('550 this mailbox does not exist').waitFor()
      await expectAccessible(page)
      await page.goto(user)
      await page.getByText('Ticket 4812. Von Ines Haddad.').waitFor()
      await page.getByLabel('Sprache').selectOption('en')
      await page.getByText('Ticket 4812. By Ines Haddad.').waitFor()
      await page.reload()
      await page.getByRole('button', { name: 'Unblock' }).waitFor()
      expect(await page.locator('html').getAttribute('lang')).toBe('en')
      await opened.expectNoViolations()
    },
  )

  inLongRun('packages/service/src/console/user-changes')(
    'what happens meanwhile waits behind a button; roles, the data and the deletion are a menu away, by keyboard',
    async () => {
      const at = await start()
      const { page, world, opened } = at
      await enter(at)
      await page.getByRole('link', { name: /Ada Lindqvist/ }).waitFor()
      await page.keyboard.press('j')
      await page.keyboard.press('j')
      await page.keyboard.press('j')
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: 'Ada Lindqvist' }).waitFor()
      await page.getByText('Nothing is on record.').waitFor()
      const { projectId } = world.project
      await world.storage.audit.add({
        ...{ projectId, auditId: 'audit-test-1', at: world.clock.now(), action: 'session.started' },
        ...{ actorKind: 'person', actorId: 'user-test-0', userId: 'user-test-0', sessionId: null },
        ...{ ipAddress: '203.0.113.7', userAgent: markup, details: { method: markup } },
      })
      await page.getByRole('button', { name: '1 new' }).click()
      await page.getByText('Signed in', { exact: true }).waitFor()
      expect(await page.locator('img').count()).toBe(0)
      const more = page.locator('summary', { hasText: 'More' })
      await more.focus()
      await page.keyboard.press('Enter')
      await expectAccessible(page)
      const downloading = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Download the data' }).focus()
      await page.keyboard.press('Enter')
      await page.getByRole('dialog').waitFor()
      await page.getByLabel('Why?').fill('Asked for by letter')
      await page.keyboard.press('Enter')
      expect((await downloading).suggestedFilename()).toBe('user-test-0.json')
      await page.getByText('The data of the account was downloaded').waitFor()
      await more.focus()
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Delete' }).focus()
      await page.keyboard.press('Enter')
      await page.getByRole('dialog', { name: 'Delete Ada Lindqvist?' }).waitFor()
      await expectAccessible(page)
      const button = page.getByRole('dialog').getByRole('button', { name: 'Delete' })
      expect(await button.isDisabled()).toBe(true)
      await page.getByLabel('Type ada@example.com').fill('ada@example.com')
      expect(await button.isDisabled()).toBe(true)
      await page.getByLabel('Why?').selectOption('asked')
      await button.focus()
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: 'Users' }).waitFor()
      await expect.poll(() => page.getByRole('row').count()).toBe(3)
      expect(await world.storage.users.findById(projectId, 'user-test-0')).toBe(null)
      await opened.expectNoViolations()
    },
  )

  inLongRun('packages/service/src/console/users').each([
    ['b', 'Block Ada Lindqvist?', 'user.blocked'],
    ['e', 'End the sessions of Ada Lindqvist?', 'user.sessions_ended'],
  ] as const)(
    'from anywhere, three keys after the name do an act: %s opens "%s"',
    async (key, title, action) => {
      const at = await start()
      const { page, world } = at
      await beginSession(at)
      await enter(at)
      await page.keyboard.press('Control+k')
      await page.keyboard.type('lindq')
      await page.getByRole('option', { name: /Ada Lindqvist/ }).waitFor()
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: 'What happened' }).waitFor()
      await page.keyboard.press(key)
      await page.getByRole('dialog', { name: title }).waitFor()
      await page.keyboard.type('Ticket 4812')
      await page.keyboard.press('Enter')
      await page.getByText('Ticket 4812. By Ines Haddad.').first().waitFor()
      const page1 = { after: null, limit: 20 }
      const { rows } = await world.storage.audit.list(world.project.projectId, { action }, page1)
      expect(rows.map(({ details }) => details.why)).toEqual(['Ticket 4812'])
    },
  )

  inLongRun('packages/service/src/console/audit')(
    'the audit log of one user is filtered and exported by keyboard',
    async () => {
      const at = await start()
      const { page, opened, world } = at
      await enter(at)
      await page.getByRole('link', { name: /Ada Lindqvist/ }).click()
      await page.getByRole('button', { name: 'Block' }).click()
      await page.getByLabel('Why?').fill(markup)
      await page.keyboard.press('Enter')
      await page.getByRole('link', { name: 'In the audit log' }).focus()
      await page.keyboard.press('Enter')
      await page.getByRole('row', { name: /Blocked.*Ines Haddad.*Ada Lindqvist/ }).waitFor()
      await expectAccessible(page)
      const downloading = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Export' }).focus()
      await page.keyboard.press('Enter')
      expect((await downloading).suggestedFilename()).toBe('audit.ndjson')
      await page.getByRole('link', { name: 'Show all' }).click()
      await page.getByRole('row', { name: /Audit exported|Exported/ }).waitFor()
      await page.getByLabel('What').selectOption('user.blocked')
      await expect.poll(() => page.getByRole('row').count()).toBe(2)
      expect(await page.locator('img').count()).toBe(0)
      const { rows } = await world.storage.audit.list(
        world.project.projectId,
        {},
        { after: null, limit: 9 },
      )
      expect(rows.map(({ action }) => action)).toContain('audit.exported')
      await opened.expectNoViolations()
    },
  )

  inLongRun('packages/service/src/console/home')(
    'the first page says what happened today and on each day, by keyboard, and what needs a hand',
    async () => {
      const at = await start()
      const { page, opened } = at
      await addCounts(at)
      await enter(at)
      await page.keyboard.press('g')
      await page.keyboard.press('h')
      await page.getByText('You are the only operator').waitFor()
      const figures = page.locator('.figures')
      await expect.poll(() => figures.innerText()).toMatch(/Sign-ins\s+7\s+3 yesterday/)
      const day = page.getByRole('slider', { name: 'Day' })
      expect(await day.getAttribute('aria-valuetext')).toMatch(/: 7 let in, 2 refused$/)
      await day.focus()
      await page.keyboard.press('ArrowLeft')
      expect(await day.getAttribute('aria-valuetext')).toMatch(/: 3 let in, 0 refused$/)
      const reasons = page.getByRole('region', { name: 'Why sign-ins were refused today' })
      expect(await reasons.innerText()).toMatch(/Passcode wrong or run out\s+2/)
      await page.getByRole('radio', { name: '30 days' }).check()
      const methods = page.getByRole('region', { name: 'How people signed in in 30 days' })
      await expect.poll(() => methods.innerText()).toMatch(/Magic link\s+10/)
      await page.getByRole('button', { name: 'As a table' }).click()
      expect(await page.getByRole('table').getByRole('row').count()).toBe(31)
      await page.getByRole('link', { name: 'Invite somebody' }).click()
      await page.getByRole('heading', { name: 'Operators' }).waitFor()
      await opened.expectNoViolations()
    },
  )

  inLongRun('packages/service/src/console/console')(
    'a used invitation says so, and shows no form',
    async () => {
      const at = await start()
      await enter(at)
      const other = await openPage()
      addCleanUp(() => other.close())
      await other.page.goto(at.url)
      await other.page.getByText('This invitation was used').waitFor()
      expect(await other.page.getByRole('textbox').count()).toBe(0)
    },
  )

  inLongRun(
    'e2e/console',
    'an operator sets up a passkey, finds a user by a part of a name, ends a session and blocks them, by keyboard alone; no policy is broken',
  ).each([
    { colorScheme: 'light', viewport: { width: 390, height: 844 } },
    { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
    { colorScheme: 'dark', viewport: { width: 1280, height: 800 } },
    { colorScheme: 'light', viewport: { width: 1100, height: 800 } },
    { colorScheme: 'dark', viewport: { width: 768, height: 900 } },
  ] as const)(
    'each page is accessible and scrolls in one direction: $colorScheme, $viewport.width',
    async (options) => {
      const at = await start(options)
      const { page, opened } = at
      await beginSession(at)
      await enter(at)
      const check = async () => {
        await expectAccessible(page)
        const isWider = await page.evaluate(
          () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
        )
        expect([page.url(), isWider]).toEqual([page.url(), false])
        if (options.viewport.width > 767) return
        const small = await page.evaluate(() =>
          [...document.querySelectorAll('main button, main select, summary, a.button, nav a')]
            .filter((one) => one.checkVisibility({ visibilityProperty: true }))
            .filter((one) => one.getBoundingClientRect().height < 44)
            .map((one) => one.outerHTML),
        )
        expect([page.url(), small]).toEqual([page.url(), []])
      }
      await check()
      await addCounts(at)
      await page.keyboard.press('g')
      await page.keyboard.press('h')
      await page.getByRole('region', { name: 'Needs a hand' }).waitFor()
      await check()
      await page.getByRole('button', { name: 'As a table' }).click()
      await check()
      await page.keyboard.press('g')
      await page.keyboard.press('u')
      await page.getByRole('link', { name: /Ada Lindqvist/ }).waitFor()
      await page.keyboard.press('j')
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: 'What happened' }).waitFor()
      await check()
      await addGivenUp(at)
      await page.goto(`${page.url().split('#')[0]}#/messages`)
      await page.getByText('550 this mailbox does not exist').waitFor()
      await check()
      const places = ['apps', 'apps/new', 'webhooks', 'branding', 'configuration', 'operators']
      for (const place of places) {
        await page.goto(`${page.url().split('#')[0]}#/${place}`)
        await page.locator('main h1').waitFor()
        await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' })
        await check()
      }
      await page.keyboard.press('Escape')
      await page.keyboard.press('?')
      await page.getByRole('dialog', { name: 'Keys' }).waitFor()
      await check()
      await opened.expectNoViolations()
    },
  )
})
