import { type EngineName, openTestStorage, pickEngines } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'
import { type TestService, toWrongCode } from '../../testing/create-test-service.ts'
import { insertEmail } from '../../testing/insert-email.ts'
import { good, isAlive, signUp } from '../../testing/password-calls.ts'
import { pressNotMe } from '../../testing/press-not-me.ts'
import { listAudit } from '../../testing/read-audit.ts'

const minute = 60_000
const day = 24 * 60 * minute

type Member = Awaited<ReturnType<ReturnType<typeof openSuite>['enrol']>>

const takeCodeOf = async (world: TestService, address: string) => {
  await world.service.deliverNow()
  return world.inbox.list(address).find(({ code }) => code !== null)?.code ?? ''
}

/** Asks for a code to an address and enters it. */
async function add(world: TestService, { session }: { session: string }, email: string) {
  const asked = await world.post('/users/emails', { email }, { session })
  expect(asked.status, asked.text).toBe(200)
  const { method_id } = asked.data
  const code = await takeCodeOf(world, email)
  return world.post('/users/emails/prove', { code, method_id }, { session })
}

const makePrimary = (world: TestService, { session }: { session: string }, id: string) =>
  world.post(`/users/emails/${id}/make_primary`, undefined, { session })

/** Opens the fixture of a suite. */
function openSuite(engine: EngineName) {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  beforeAll(fixture.open)
  afterAll(fixture.close)
  let count = 0
  /** Signs a user up, a month ago as far as the account knows, with a fresh proof. */
  async function enrol(world: TestService, name = 'ada') {
    count += 1
    const email = `${name}-${count}@example.com`
    await world.signIn(email)
    world.advance(30 * day)
    const answer = await world.signIn(email)
    return {
      email,
      session: String(answer.session_token),
      userId: String(answer.user_id),
      emailId: String(answer.user.emails[0].email_id),
    }
  }
  const list = async (world: TestService, { userId }: { readonly userId: string }) =>
    (await world.storage.users.findById(world.project.projectId, userId))?.emails.map(
      ({ email, verified }) => (verified ? email : `${email}?`),
    ) ?? null
  return {
    fixture,
    get count() {
      return count
    },
    enrol,
    list,
  }
}

describe.each(pickEngines('sqlite'))('the addresses of an account on %s', (engine) => {
  const suite = openSuite(engine)
  const { fixture, enrol, list } = suite

  const remove = (world: TestService, { session }: { session: string }, id: string) =>
    world.send('DELETE', `/users/emails/${id}`, undefined, { session })

  const restore = (world: TestService, { session }: { session: string }, id: string) =>
    world.post(`/users/emails/${id}/restore`, undefined, { session })

  /** Returns the subjects of the mails that arrived at an address since `run` began. */
  async function readMails(world: TestService, address: string, run: () => Promise<unknown>) {
    await world.service.deliverNow()
    const before = world.inbox.list(address).length
    await run()
    await world.service.deliverNow()
    return world.inbox.list(address).slice(0, world.inbox.list(address).length - before)
  }

  describe('adding', () => {
    test('an address counts when its code is entered; until then nothing changes', async () => {
      const world = await fixture.start()
      const ada = await enrol(world)
      const asked = await world.post('/users/emails', { email: 'New@Example.com' }, ada)
      expect(asked.status).toBe(200)
      expect(await list(world, ada)).toEqual([ada.email])
      const code = await takeCodeOf(world, 'New@Example.com')
      const { method_id } = asked.data
      const wrong = { code: toWrongCode(code), method_id }
      const refused = await world.post('/users/emails/prove', wrong, ada)
      expect(refused.data.error_type).toBe('otp_code_not_found')
      const proved = await world.post('/users/emails/prove', { code, method_id }, ada)
      expect(proved.status, proved.text).toBe(200)
      const [first, second] = proved.data.__user.emails
      expect([first.email, second.email]).toEqual([ada.email, 'New@Example.com'])
      expect(second).toEqual({
        email_id: proved.data.email_id,
        email: second.email,
        verified: true,
      })
      // A code works once.
      const again = await world.post('/users/emails/prove', { code, method_id }, ada)
      expect(again.data.error_type).toBe('otp_code_not_found')
      const signedIn = await world.signIn('new@example.com')
      expect(signedIn.user_id).toBe(ada.userId)
    })

    test.each(['addEmail', 'proveEmail', 'makeEmailPrimary', 'deleteEmail'] as const)(
      '%s is refused with a proof that is older than 10 minutes',
      async (call) => {
        const world = await fixture.start()
        const ada = await enrol(world)
        const added = await add(world, ada, `second-${suite.count}@example.com`)
        const asked = await world.post(
          '/users/emails',
          { email: `b-${suite.count}@example.com` },
          ada,
        )
        const code = await takeCodeOf(world, `b-${suite.count}@example.com`)
        const id = added.data.email_id
        const run = {
          addEmail: () => world.post('/users/emails', { email: 'c@example.com' }, ada),
          proveEmail: () =>
            world.post('/users/emails/prove', { code, method_id: asked.data.method_id }, ada),
          makeEmailPrimary: () => makePrimary(world, ada, id),
          deleteEmail: () => remove(world, ada, id),
        }[call]
        world.advance(10 * minute + 1)
        const before = await list(world, ada)
        const answer = await run()
        expect([answer.status, answer.data.error_type]).toEqual([403, 'insufficient_factors'])
        expect(await list(world, ada)).toEqual(before)
      },
    )

    test('a stranger’s address gets the same answer; its mail explains, and the right code says whose it is', async () => {
      const world = await fixture.start()
      const bob = await enrol(world, 'bob')
      const ada = await enrol(world)
      const free = await world.post('/users/emails', { email: 'free@example.com' }, ada)
      await world.service.deliverNow()
      const taken = await world.post('/users/emails', { email: bob.email }, ada)
      expect(Object.keys(taken.data)).toEqual(Object.keys(free.data))
      expect([taken.status, taken.data.method_id.length]).toEqual([
        free.status,
        free.data.method_id.length,
      ])
      await world.service.deliverNow()
      const [mail] = world.inbox.list(bob.email)
      expect(mail?.text).toContain('already belongs to a')
      expect(world.inbox.list('free@example.com')[0]?.text).not.toContain('already belongs')
      const body = { code: mail?.code, method_id: taken.data.method_id }
      const refused = await world.post('/users/emails/prove', body, ada)
      expect([refused.status, refused.data.error_type]).toEqual([
        409,
        'email_belongs_to_another_account',
      ])
      expect(await list(world, ada)).toEqual([ada.email])
      expect(await list(world, bob)).toEqual([bob.email])
      // The code is used up all the same.
      const again = await world.post('/users/emails/prove', body, ada)
      expect(again.data.error_type).toBe('otp_code_not_found')
    })

    test('an address that somebody typed and never proved goes to the one who proves it', async () => {
      const world = await fixture.start()
      const bob = await enrol(world, 'bob')
      const ada = await enrol(world)
      const typed = `typed-${suite.count}@example.com`
      const { projectId } = world.project
      await insertEmail(fixture.database, { projectId, userId: bob.userId }, typed, false)
      expect((await add(world, ada, typed)).status).toBe(200)
      expect(await list(world, ada)).toEqual([ada.email, typed])
      expect(await list(world, bob)).toEqual([bob.email])
    })

    test('a code works for the user and in the session that asked for it alone', async () => {
      const world = await fixture.start()
      const bob = await enrol(world, 'bob')
      const ada = await enrol(world)
      const other = String((await world.signIn(ada.email)).session_token)
      const stranger = String((await world.signIn(bob.email)).session_token)
      const email = `own-${suite.count}@example.com`
      const asked = await world.post('/users/emails', { email }, ada)
      const body = { code: await takeCodeOf(world, email), method_id: asked.data.method_id }
      for (const session of [stranger, other]) {
        const refused = await world.post('/users/emails/prove', body, { session })
        expect(refused.data.error_type).toBe('otp_code_not_found')
      }
      expect((await world.post('/users/emails/prove', body, ada)).status).toBe(200)
    })

    test('guesses at a code are limited, and the right one does not work after them', async () => {
      const world = await fixture.start()
      const ada = await enrol(world)
      const email = `guessed-${suite.count}@example.com`
      const asked = await world.post('/users/emails', { email }, ada)
      const code = await takeCodeOf(world, email)
      const enter = (tried: string) =>
        world.post('/users/emails/prove', { code: tried, method_id: asked.data.method_id }, ada)
      for (let i = 1; i <= 5; i++) await enter(toWrongCode(code, i))
      expect((await enter(code)).status).not.toBe(200)
      world.advance(2 * minute)
      expect((await enter(code)).data.error_type).toBe('otp_code_not_found')
      expect(await list(world, ada)).toEqual([ada.email])
    })

    test('whose own address is not proved yet adds none', async () => {
      const world = await fixture.start()
      const ada = await enrol(world)
      const { projectId } = world.project
      await world.storage.users.removeEmail(projectId, ada.userId, ada.emailId)
      await insertEmail(
        fixture.database,
        { projectId, userId: ada.userId },
        `x-${ada.email}`,
        false,
      )
      const asked = await world.post('/users/emails', { email: 'mine@example.com' }, ada)
      expect(asked.data.error_type).toBe('insufficient_factors')
    })

    test('is told to every proved address, and the new one gets no button', async () => {
      const world = await fixture.start()
      const ada = await enrol(world)
      const email = `told-${suite.count}@example.com`
      const old = await readMails(world, ada.email, () => add(world, ada, email))
      expect(old.map(({ subject }) => subject)).toEqual([
        'An email address was added to your Example account',
      ])
      expect(old[0]?.links.map(({ kind }) => kind)).toEqual(['not_me'])
      const [own] = world.inbox.list(email)
      expect(own?.subject).toBe(old[0]?.subject)
      expect(own?.links).toEqual([])
    })

    test('a code to an address that is younger than 7 days proves no change', async () => {
      const world = await fixture.start()
      const ada = await enrol(world)
      const email = `young-${suite.count}@example.com`
      await add(world, ada, email)
      world.advance(11 * minute)
      const change = async () => {
        const { session_token: session } = await world.signIn(email)
        return makePrimary(world, { session }, ada.emailId)
      }
      expect((await change()).data.error_type).toBe('insufficient_factors')
      world.advance(7 * day)
      expect((await change()).status).toBe(200)
    })
  })

  describe('a sign-up by password', () => {
    const begin = async (world: TestService, email: string) => {
      const { data } = await signUp(world, email)
      return { email, userId: String(data.user_id), session: String(data.session_token) }
    }
    const logIn = async (world: TestService, email: string) =>
      (await world.post('/passwords/authenticate', { email, password: good })).status

    test('that proves its address in the account keeps its password, also when a link signs in elsewhere', async () => {
      const world = await fixture.start()
      const member = await begin(world, 'typed-once@example.com')
      const proved = await add(world, member, member.email)
      expect(proved.status, proved.text).toBe(200)
      expect(await list(world, member)).toEqual([member.email])
      await world.signIn(member.email)
      expect(await logIn(world, member.email)).toBe(200)
      expect(await isAlive(world, member.session)).toBe(true)
    })

    test('adds no other address before, so that the owner of the typed one finds nothing of a stranger', async () => {
      const world = await fixture.start()
      const stranger = await begin(world, 'victim-of-typing@example.com')
      const { session } = stranger
      const asked = await world.post('/users/emails', { email: 'other@example.com' }, { session })
      expect([asked.status, asked.data.error_type]).toEqual([403, 'insufficient_factors'])
      await world.signIn(stranger.email)
      expect(await logIn(world, stranger.email)).toBe(401)
      expect(await isAlive(world, session)).toBe(false)
    })
  })

  test('addresses that are proved at one time stand in the order in which they were proved', async () => {
    const world = await fixture.start()
    const ada = await enrol(world)
    const added = ['a', 'b', 'c', 'd', 'e'].map(
      (name) => `order-${name}-${suite.count}@example.com`,
    )
    for (const email of added) expect((await add(world, ada, email)).status).toBe(200)
    expect(await list(world, ada)).toEqual([ada.email, ...added])
  })

  describe('the primary address', () => {
    test('is the first in the list, is changed at once, and both are told', async () => {
      const world = await fixture.start()
      const ada = await enrol(world)
      const email = `primary-${suite.count}@example.com`
      const added = await add(world, ada, email)
      const mails = await readMails(world, ada.email, async () => {
        const answer = await makePrimary(world, ada, added.data.email_id)
        expect(answer.data.__user.emails.map((one: { email: string }) => one.email)).toEqual([
          email,
          ada.email,
        ])
      })
      expect(mails.map(({ subject }) => subject)).toEqual([
        'Your Example account has another primary address',
      ])
      expect(world.inbox.list(email)[0]?.subject).toBe(mails[0]?.subject)
      expect((await world.get('/users/me', ada)).data.emails[0].email).toBe(email)
    })

    test('is one that is proved, and one’s own', async () => {
      const world = await fixture.start()
      const bob = await enrol(world, 'bob')
      const ada = await enrol(world)
      const { projectId } = world.project
      const typed = `unproved-${suite.count}@example.com`
      const id = await insertEmail(
        fixture.database,
        { projectId, userId: ada.userId },
        typed,
        false,
      )
      expect((await makePrimary(world, ada, id)).data.error_type).toBe('email_not_verified')
      expect((await makePrimary(world, ada, bob.emailId)).data.error_type).toBe('email_not_found')
      expect(await list(world, bob)).toEqual([bob.email])
    })
  })

  describe('removing', () => {
    /** Adds an address by a session that a thief took over, makes it primary and removes the owner's. */
    async function takeOver(world: TestService, ada: Member) {
      const thief = `thief-${suite.count}@example.com`
      world.advance(1_000)
      const added = await add(world, ada, thief)
      world.advance(1_000)
      await makePrimary(world, ada, added.data.email_id)
      world.advance(1_000)
      const mails = await readMails(world, ada.email, async () => {
        expect((await remove(world, ada, ada.emailId)).status).toBe(200)
      })
      expect(await list(world, ada)).toEqual([thief])
      return { thief, removal: mails[0], id: String(added.data.email_id) }
    }

    test('is told to the removed address, whose notice takes back the theft and ends its sessions', async () => {
      const world = await fixture.start()
      const ada = await enrol(world)
      const { thief, removal } = await takeOver(world, ada)
      const addition = world.inbox
        .list(ada.email)
        .find(({ subject }) => subject.startsWith('An email address was added'))
      expect(removal?.subject).toBe('An email address was removed from your Example account')
      world.advance(6 * day)
      const later = String((await world.signIn(thief)).session_token)
      // The first notice takes back everything that came after it.
      const done = await pressNotMe(world, { links: addition?.links ?? [] })
      expect(done.text).toContain('Your addresses are as they were before')
      expect(await list(world, ada)).toEqual([ada.email])
      expect(await isAlive(world, later)).toBe(false)
      expect((await world.signIn(ada.email)).user_id).toBe(ada.userId)
      const undone = (await listAudit(world)).filter(({ details }) => details.reason === 'not_me')
      expect(undone.map(({ action }) => action)).toEqual(
        expect.arrayContaining(['user.email_restored', 'user.email_deleted', 'session.revoked']),
      )
    })

    test('an undo works once, takes back what came after its change alone, and opening it changes nothing', async () => {
      const world = await fixture.start()
      const ada = await enrol(world)
      const { thief, removal } = await takeOver(world, ada)
      const url = new URL(removal?.links.find(({ kind }) => kind === 'not_me')?.url ?? '')
      // What a link scanner does.
      expect((await world.get(url.pathname + url.search)).status).toBe(200)
      expect(await list(world, ada)).toEqual([thief])
      const links = removal?.links ?? []
      await pressNotMe(world, { links })
      expect(await list(world, ada)).toEqual([thief, ada.email])
      // The owner goes on; the old notice does not take that back.
      world.advance(minute)
      const { session_token: session } = await world.signIn(ada.email)
      const added = await add(world, { session }, `owner-${suite.count}@example.com`)
      expect(added.status).toBe(200)
      world.advance(minute)
      const again = await pressNotMe(world, { links })
      expect(again.text).toContain('This has changed since')
      expect(await list(world, ada)).toEqual([thief, ada.email, `owner-${suite.count}@example.com`])
      expect(await isAlive(world, session)).toBe(true)
    })

    test('an address can be restored in the session that removed it for 10 minutes, and nowhere else', async () => {
      const world = await fixture.start()
      const ada = await enrol(world)
      const email = `kept-${suite.count}@example.com`
      await add(world, ada, email)
      expect((await remove(world, ada, ada.emailId)).status).toBe(200)
      const other = { session: String((await world.signIn(email)).session_token) }
      expect((await restore(world, other, ada.emailId)).data.error_type).toBe('email_not_found')
      const restored = await restore(world, ada, ada.emailId)
      expect(restored.data.__user.emails[0].email).toBe(ada.email)
      expect((await restore(world, ada, ada.emailId)).data.error_type).toBe('email_not_found')
      expect((await remove(world, ada, ada.emailId)).status).toBe(200)
      world.advance(10 * minute + 1)
      expect((await restore(world, ada, ada.emailId)).data.error_type).toBe('email_not_found')
    })

    test('a removed mailbox recovers the account for 7 days by signing in, and then the address is free', async () => {
      const world = await fixture.start()
      const eve = await enrol(world, 'eve')
      const ada = await enrol(world)
      const { thief } = await takeOver(world, ada)
      const stranger = { session: String((await world.signIn(eve.email)).session_token) }
      // Until then no other user can have the address.
      const taken = await add(world, stranger, ada.email)
      expect(taken.data.error_type).toBe('email_belongs_to_another_account')
      world.advance(6 * day)
      const mails = await readMails(world, ada.email, async () => {
        expect((await world.signIn(ada.email)).user_id).toBe(ada.userId)
      })
      expect(mails.map(({ subject }) => subject)).toContain(
        'An email address was added to your Example account',
      )
      expect(await list(world, ada)).toEqual([thief, ada.email])
    })

    test('after 7 days the address is deleted and can begin an account of its own', async () => {
      const world = await fixture.start()
      const ada = await enrol(world)
      await takeOver(world, ada)
      world.advance(7 * day)
      await world.storage.users.pruneRemovedEmails(world.now() - 7 * day + 1, 1_000)
      expect((await world.signIn(ada.email)).user_id).not.toBe(ada.userId)
    })

    test('an address that is younger than 7 days is deleted at once: it recovers nothing', async () => {
      const world = await fixture.start()
      const ada = await enrol(world)
      const email = `brief-${suite.count}@example.com`
      const added = await add(world, ada, email)
      const mails = await readMails(world, email, async () => {
        expect((await remove(world, ada, added.data.email_id)).status).toBe(200)
      })
      expect(mails[0]?.links).toEqual([])
      expect((await world.signIn(email)).user_id).not.toBe(ada.userId)
    })

    test('the last way in stays, also while a removed address is kept', async () => {
      const world = await fixture.start()
      const ada = await enrol(world)
      const { id } = await takeOver(world, ada)
      expect((await remove(world, ada, id)).data.error_type).toBe(
        'cannot_delete_last_primary_factor',
      )
    })
  })
})

describe.each(pickEngines('postgres'))('the addresses of an account at once on %s', (engine) => {
  const suite = openSuite(engine)
  const { fixture, enrol, list } = suite

  test('two tabs that change it at once leave one, and no address is lost', async () => {
    const world = await fixture.start()
    const ada = await enrol(world)
    const ids = [
      (await add(world, ada, `tab-a-${suite.count}@example.com`)).data.email_id,
      (await add(world, ada, `tab-b-${suite.count}@example.com`)).data.email_id,
    ]
    const answers = await Promise.all(ids.map((id) => makePrimary(world, ada, id)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const emails = await list(world, ada)
    expect(emails).toHaveLength(3)
    expect(emails?.[0]).toMatch(/^tab-/)
  })
})
