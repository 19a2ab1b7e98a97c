import { isLongRun } from '@portico/testkit/run'
import { pickEngines } from '@portico/testkit/storage'
import { describe, expect, test } from 'vitest'
import type { TestService } from '../../testing/create-test-service.ts'
import { insertEmail } from '../../testing/insert-email.ts'
import {
  askForDeletion,
  keepToProject,
  remindLeavers,
  removeLeavers,
} from '../../testing/leaving-steps.ts'
import { openUserSuite } from '../../testing/open-user-suite.ts'
import { isAlive } from '../../testing/password-calls.ts'
import { pressNotMe } from '../../testing/press-not-me.ts'
import { listAudit } from '../../testing/read-audit.ts'

const day = 24 * 3_600_000
/** How long the rounds of a race may take. */
const longestMs = 300_000
const asked = 'Your Example account will be deleted'
const near = 'Your Example account will soon be deleted'
const done = 'Your Example account was deleted'
const signInPage = 'https://app.example.com/'

type Member = Awaited<ReturnType<ReturnType<typeof openUserSuite>['enrol']>>

/** Asks for the deletion, and waits for its mail. @returns when the account is deleted */
async function askAndRead(...asked: Parameters<typeof askForDeletion>) {
  const answer = await askForDeletion(...asked)
  expect(answer.status, answer.text).toBe(200)
  await asked[0].service.deliverNow()
  return String(answer.data.deletes_at)
}

/** Lists the mails about the deletion that arrived at an address, the oldest first. */
const list = (world: TestService, email: string) =>
  world.inbox
    .list(email)
    .filter(({ subject }) => [asked, near, done].includes(subject))
    .toReversed()

const listSubjects = (world: TestService, email: string) =>
  list(world, email).map(({ subject }) => subject)

async function remind(world: TestService) {
  const reminded = await remindLeavers(world)
  await world.service.deliverNow()
  return reminded
}

async function remove(world: TestService) {
  const removed = await removeLeavers(world)
  await world.service.deliverNow()
  return removed
}

describe.each(pickEngines('sqlite'))('the mails of a deletion on %s', (engine) => {
  const suite = openUserSuite(engine, 'reader')
  const { fixture, enrol, find } = suite

  const addAddress = (world: TestService, { userId }: Member, name: string, verified = true) => {
    const { projectId } = world.project
    const email = `${name}-${suite.count}@example.com`
    return insertEmail(fixture.database, { projectId, userId }, email, verified).then(() => email)
  }

  describe('when it is asked for', () => {
    test('go to every proved address, with the date, the page for signing in and a way back', async () => {
      const world = await fixture.start()
      const ada = await enrol(world)
      const second = await addAddress(world, ada, 'second')
      const typed = await addAddress(world, ada, 'typed', false)
      const deletesAt = new Date(await askAndRead(world, ada.session))
      for (const email of [ada.email, second]) {
        const [mail, ...others] = list(world, email)
        expect(others).toEqual([])
        expect(mail?.subject).toBe(asked)
        const date = deletesAt.toLocaleDateString('en-GB', {
          day: 'numeric',
          month: 'short',
          year: 'numeric',
          timeZone: 'UTC',
        })
        expect(mail?.text).toContain(`Deletion: ${date}`)
        expect(mail?.text).toContain(`keep the account: ${signInPage}`)
        expect(mail?.links.map(({ kind }) => kind)).toEqual(['not_me'])
      }
      expect(world.inbox.list(typed)).toEqual([])
    })

    test('are in the language of the user', async () => {
      const world = await fixture.start()
      const ada = await enrol(world)
      await world.storage.users.update(world.project.projectId, ada.userId, { locale: 'de' })
      await askAndRead(world, ada.session)
      const subjects = () => world.inbox.list(ada.email).map(({ subject }) => subject)
      expect(subjects()[0]).toBe('Ihr Konto bei Example wird gelöscht')
      world.advance(11 * day + 1)
      await remind(world)
      expect(subjects()[0]).toBe('Ihr Konto bei Example wird bald gelöscht')
      world.advance(3 * day)
      await remove(world)
      expect(subjects()[0]).toBe('Ihr Konto bei Example wurde gelöscht')
    })

    test('are sent once: a second request does not tell of the same date again', async () => {
      const world = await fixture.start()
      const ada = await enrol(world)
      await askAndRead(world, ada.session)
      world.advance(day)
      await askAndRead(world, String((await world.signIn(ada.email)).session_token))
      expect(listSubjects(world, ada.email)).toEqual([asked])
    })

    test('tell again of an earlier date, which the reminder follows', async () => {
      const world = await fixture.start()
      const ada = await enrol(world)
      await askAndRead(world, ada.session)
      const { projectId } = world.project
      const hasty = await fixture.start({
        project: { projectId, deletionDays: 6 },
        config: { rootKey: world.config.rootKey },
        startAt: world.now() + day,
      })
      const session = String((await hasty.signIn(ada.email)).session_token)
      const deletesAt = new Date(hasty.now() + 6 * day).toISOString()
      expect(await askAndRead(hasty, session)).toBe(deletesAt)
      expect(listSubjects(hasty, ada.email)).toEqual([asked])
      hasty.advance(3 * day)
      expect(await remind(hasty)).toBe(0)
      hasty.advance(1)
      expect(await remind(hasty)).toBe(1)
    })

    test('the button keeps the account and ends the sessions since, and opening its page does nothing', async () => {
      const world = await fixture.start()
      const ada = await enrol(world)
      await askAndRead(world, ada.session)
      const [mail] = list(world, ada.email)
      const url = new URL(mail?.links[0]?.url ?? '')
      world.advance(6 * day)
      const since = String((await world.signIn(ada.email)).session_token)
      const page = await world.get(url.pathname + url.search)
      expect(page.text).toContain('The button keeps the account')
      expect((await find(world, ada.userId))?.deletion).not.toBeNull()
      const answer = await pressNotMe(world, { links: mail?.links ?? [] })
      expect(answer.text).toContain('Your account is kept')
      expect((await find(world, ada.userId))?.deletion).toBeNull()
      expect(await isAlive(world, since)).toBe(false)
      const restored = (await listAudit(world)).filter(({ action }) => action === 'user.restored')
      expect(restored.map(({ details, userId }) => [userId, details.reason])).toEqual([
        [ada.userId, 'not_me'],
      ])
      // A second click changes nothing.
      const later = String((await world.signIn(ada.email)).session_token)
      await pressNotMe(world, { links: mail?.links ?? [] })
      expect(await isAlive(world, later)).toBe(true)
      world.advance(30 * day)
      expect([await remind(world), await remove(world)]).toEqual([0, 0])
    })

    test('the button of an earlier request leaves a later one as it is', async () => {
      const world = await fixture.start()
      const ada = await enrol(world)
      await askAndRead(world, ada.session)
      const links = list(world, ada.email)[0]?.links ?? []
      world.advance(day)
      const session = String((await world.signIn(ada.email)).session_token)
      await world.post('/users/me/restore', undefined, { session })
      world.advance(1)
      await askAndRead(world, session)
      const answer = await pressNotMe(world, { links })
      expect(answer.text).toContain('This has changed since')
      expect((await find(world, ada.userId))?.deletion).not.toBeNull()
    })

    test('a thief’s address gets no button, and the owner’s, which the thief removed, undoes all', async () => {
      const world = await fixture.start()
      const ada = await enrol(world)
      const { projectId } = world.project
      const { userId, session, emailId } = ada
      const thief = `thief-${suite.count}@example.com`
      world.advance(1_000)
      const row = { projectId, userId, emailId: `email-test-${suite.count}`, email: thief }
      await world.storage.users.addProvedEmail({ ...row, canonicalEmail: thief }, world.now())
      world.advance(1_000)
      const removed = await world.send('DELETE', `/users/emails/${emailId}`, undefined, { session })
      expect(removed.status, removed.text).toBe(200)
      await world.service.deliverNow()
      const removal = world.inbox.list(ada.email)[0]
      world.advance(1_000)
      await askAndRead(world, session)
      expect(list(world, thief)[0]?.links).toEqual([])
      const [mail] = list(world, ada.email)
      expect(mail?.links.map(({ kind }) => kind)).toEqual(['not_me'])
      // The notice of the removal takes back what came after it: the deletion, too.
      await pressNotMe(world, { links: removal?.links ?? [] })
      const kept = await find(world, ada.userId)
      expect(kept?.deletion).toBeNull()
      expect(kept?.emails.map(({ email }) => email)).toContain(ada.email)
    })
  })

  describe('three days before', () => {
    test('go once to every address that can sign in, with the date and the page for it', async () => {
      const world = await fixture.start()
      const ada = await enrol(world)
      const second = await addAddress(world, ada, 'second')
      const typed = await addAddress(world, ada, 'typed', false)
      await askAndRead(world, ada.session)
      world.advance(11 * day)
      expect(await remind(world)).toBe(0)
      world.advance(1)
      expect([await remind(world), await remind(world)]).toEqual([1, 0])
      for (const email of [ada.email, second]) {
        const mails = list(world, email)
        expect(mails.map(({ subject }) => subject)).toEqual([asked, near])
        expect(mails[1]?.text).toContain(`Sign in and keep the account: ${signInPage}`)
        expect(mails[1]?.text).toMatch(/Deletion: \d+ \w+ 20\d\d, \d\d:\d\d \(UTC\)/)
        expect(mails[1]?.links).toEqual([])
      }
      expect(world.inbox.list(typed)).toEqual([])
      expect((await find(world, ada.userId))?.deletion).toMatchObject({ remindsAt: null })
    })

    test('name the date in the time zone in which the user asked, as the first mail does, and so does the last one', async () => {
      const world = await fixture.start()
      const ada = await enrol(world)
      const client = { persistent_id: 'laptop', timezone: 'Europe/Lisbon' }
      const headers = { 'x-sdk-client': Buffer.from(JSON.stringify(client)).toString('base64') }
      await askAndRead(world, ada.session, { headers })
      world.advance(11 * day + 1)
      await remind(world)
      const dates = list(world, ada.email).map(({ text }) => /Deletion: (.+)/.exec(text)?.[1])
      expect(dates[1]).toMatch(/ \(Lisbon\)$/)
      expect(dates[1]).toBe(dates[0])
      world.advance(3 * day)
      await remove(world)
      expect(list(world, ada.email).at(-1)?.text).toContain('(Lisbon)')
    })

    test('are not sent to users who came back, not even while the step runs', async () => {
      const world = await fixture.start()
      const ada = await enrol(world)
      await askAndRead(world, ada.session)
      world.advance(11 * day + 1)
      const session = String((await world.signIn(ada.email)).session_token)
      const storage = keepToProject(world)
      const listReminded: typeof storage.users.listReminded = async (before, limit) => {
        const found = await storage.users.listReminded(before, limit)
        expect(found.map(({ userId }) => userId)).toEqual([ada.userId])
        await world.post('/users/me/restore', undefined, { session })
        return found
      }
      const late = { ...storage, users: { ...storage.users, listReminded } }
      expect(await remindLeavers(world, late)).toBe(0)
      await world.service.deliverNow()
      expect(listSubjects(world, ada.email)).toEqual([asked])
    })

    test.each([
      [3, [asked, done]],
      [4, [asked, near, done]],
    ])('with %s days of grace, the mails are %j', async (deletionDays, subjects) => {
      const world = await fixture.start({ project: { deletionDays } })
      const ada = await enrol(world)
      await askAndRead(world, ada.session)
      world.advance((deletionDays - 3) * day + 1)
      await remind(world)
      world.advance(3 * day)
      await remind(world)
      expect(await remove(world)).toBe(1)
      expect(listSubjects(world, ada.email)).toEqual(subjects)
    })

    test('are not sent when the days are over, nor to a blocked user, who could not sign in', async () => {
      const { world, host } = await fixture.startHost()
      const ada = await enrol(world)
      await askAndRead(world, ada.session)
      const bob = await enrol(world)
      await askAndRead(world, bob.session)
      expect((await host.put(`/users/${bob.userId}/block`)).status).toBe(200)
      // Ada's days are over, since the second sign-up took 30; Bob's reminder is due.
      world.advance(11 * day + 1)
      expect(await remind(world)).toBe(2)
      expect(listSubjects(world, ada.email)).toEqual([asked])
      expect(listSubjects(world, bob.email)).toEqual([asked])
    })
  })

  describe('when it is done', () => {
    test('one goes to the primary address, after the rows are gone', async () => {
      const world = await fixture.start()
      const ada = await enrol(world)
      const second = await addAddress(world, ada, 'second')
      const { projectId } = world.project
      const emailId = `email-test-${second.replace(/\W/g, '-')}`
      const own = { projectId, userId: ada.userId, emailId }
      await world.storage.users.makeEmailPrimary(own, world.now())
      await askAndRead(world, ada.session)
      world.advance(14 * day + 1)
      expect(await remove(world)).toBe(1)
      expect(await find(world, ada.userId)).toBeNull()
      expect(listSubjects(world, second)).toEqual([asked, done])
      expect(listSubjects(world, ada.email)).toEqual([asked])
      expect(list(world, second)[1]?.links).toEqual([])
    })

    test('with 0 days it is the only one, and says with which browser', async () => {
      const world = await fixture.start({ project: { deletionDays: 0 } })
      const ada = await enrol(world)
      const agent =
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36'
      const answer = await world.post(
        '/users/me/delete',
        { confirmation: 'delete' },
        { session: ada.session, headers: { 'user-agent': agent } },
      )
      expect(answer.status, answer.text).toBe(200)
      await world.service.deliverNow()
      const mails = list(world, ada.email)
      expect(mails.map(({ subject }) => subject)).toEqual([done])
      expect(mails[0]?.text).toContain('Browser: Chrome on Windows')
    })

    test('a deletion by the host sends none', async () => {
      const { world, host } = await fixture.startHost()
      const ada = await enrol(world)
      expect((await host.del(`/users/${ada.userId}`)).status).toBe(200)
      await world.service.deliverNow()
      expect(listSubjects(world, ada.email)).toEqual([])
    })
  })

  test.each([0, 14])(
    'without a mail server that works, users are deleted after %s days all the same',
    async (deletionDays) => {
      const usual = await fixture.start()
      const ada = await enrol(usual)
      const world = await fixture.start({
        project: { projectId: usual.project.projectId, deletionDays },
        config: { rootKey: usual.config.rootKey },
        startAt: usual.now(),
        mailer: { send: () => Promise.reject(new Error('refused')), close: async () => {} },
      })
      await askAndRead(world, ada.session)
      world.advance(11 * day + 1)
      expect(await remind(world)).toBe(deletionDays === 0 ? 0 : 1)
      world.advance(3 * day)
      expect(await remove(world)).toBe(deletionDays === 0 ? 0 : 1)
      expect(await find(world, ada.userId)).toBeNull()
    },
  )

  test('a user without an address is deleted without a mail', async () => {
    const world = await fixture.start()
    const ada = await enrol(world)
    await askAndRead(world, ada.session)
    await world.storage.users.removeEmail(world.project.projectId, ada.userId, ada.emailId)
    world.advance(11 * day + 1)
    expect(await remind(world)).toBe(1)
    world.advance(3 * day)
    expect(await remove(world)).toBe(1)
    expect(listSubjects(world, ada.email)).toEqual([asked])
  })
})

describe.each(pickEngines('postgres'))('the mails of a deletion at once on %s', (engine) => {
  const { fixture, enrol, find } = openUserSuite(engine, 'reader')

  test(
    'the button at the very moment of the removal either keeps all or removes all',
    async () => {
      const world = await fixture.start({ project: { deletionDays: 5 } })
      const rounds = isLongRun ? 60 : 3
      for (let round = 0; round < rounds; round += 1) {
        const ada = await enrol(world)
        await askAndRead(world, ada.session)
        const links = list(world, ada.email)[0]?.links ?? []
        world.advance(5 * day + 1)
        const [pressed, gone] = await Promise.all([
          pressNotMe(world, { links }),
          removeLeavers(world),
        ])
        const user = await find(world, ada.userId)
        expect(pressed.text.includes('Your account is kept')).toBe(gone === 0)
        expect(gone === 1 ? user : user?.deletion).toBeNull()
        await world.service.deliverNow()
        expect(listSubjects(world, ada.email).includes(done)).toBe(gone === 1)
      }
    },
    longestMs,
  )

  test(
    'are sent once when several processes prune at the same moment',
    async () => {
      const world = await fixture.start()
      const rounds = isLongRun ? 60 : 4
      for (let round = 0; round < rounds; round += 1) {
        const ada = await enrol(world)
        await askAndRead(world, ada.session)
        world.advance(11 * day + 1)
        const sums = await Promise.all([1, 2, 3].map(() => remindLeavers(world)))
        expect(sums.toSorted()).toEqual([0, 0, 1])
        await world.service.deliverNow()
        expect(listSubjects(world, ada.email)).toEqual([asked, near])
      }
    },
    longestMs,
  )

  test(
    'one that is sent at the moment of coming back leaves the account kept',
    async () => {
      const world = await fixture.start()
      const rounds = isLongRun ? 60 : 3
      for (let round = 0; round < rounds; round += 1) {
        const ada = await enrol(world)
        await askAndRead(world, ada.session)
        world.advance(11 * day + 1)
        const session = String((await world.signIn(ada.email)).session_token)
        const [restored] = await Promise.all([
          world.post('/users/me/restore', undefined, { session }),
          remindLeavers(world),
        ])
        expect(restored.status).toBe(200)
        expect((await find(world, ada.userId))?.deletion).toBeNull()
        expect(await isAlive(world, session)).toBe(true)
        world.advance(4 * day)
        expect([await remind(world), await remove(world)]).toEqual([0, 0])
      }
    },
    longestMs,
  )
})
