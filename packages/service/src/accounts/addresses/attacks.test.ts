import { isLongRun, takeRows } from '@portico/testkit/run'
import { type EngineName, openTestStorage, pickEngines } from '@portico/testkit/storage'
import { createTestProject } from '@portico/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'
import type { TestAnswer, TestService } from '../../testing/create-test-service.ts'
import { isAlive } from '../../testing/password-calls.ts'
import { pressNotMe } from '../../testing/press-not-me.ts'
import { listAudit } from '../../testing/read-audit.ts'
import { runSql } from '../../testing/run-sql.ts'

const day = 86_400_000
/** How often a race is run. */
const rounds = isLongRun ? 60 : 3
/** How long the rounds of a race may take. */
const longestMs = 300_000

/** Signs a user up with two proved addresses, of which both are older than 7 days. */
async function enrol(world: TestService, name: string) {
  const email = `${name}@example.com`
  const second = `second-${name}@example.com`
  const first = await world.signIn(email)
  const session = String(first.session_token)
  const asked = await world.post('/users/emails', { email: second }, { session })
  await world.service.deliverNow()
  const code = world.inbox.list(second).find((mail) => mail.code !== null)?.code
  const body = { code, method_id: asked.data.method_id }
  const added = await world.post('/users/emails/prove', body, { session })
  world.advance(8 * day)
  return {
    email,
    second,
    userId: String(first.user_id),
    ids: [String(first.user.emails[0].email_id), String(added.data.email_id)] as const,
  }
}

const remove = (world: TestService, session: string, id: string) =>
  world.send('DELETE', `/users/emails/${id}`, undefined, { session })

const list = async (world: TestService, userId: string) => {
  const user = await world.storage.users.findById(world.project.projectId, userId)
  return user?.emails.map(({ email, verified }) => (verified ? email : `${email}?`)) ?? []
}

/** Asks for a code to a new address, and reads it. */
const askFor = async (world: TestService, session: string, email: string) => {
  const asked = await world.post('/users/emails', { email }, { session })
  expect(asked.status, asked.text).toBe(200)
  await world.service.deliverNow()
  const mail = world.inbox.list(email).find(({ code }) => code !== null)
  return { code: mail?.code ?? '', method_id: String(asked.data.method_id) }
}

const prove = (world: TestService, session: string, proof: object) =>
  world.post('/users/emails/prove', proof, { session })

const signInTo = async (world: TestService, email: string) =>
  String((await world.signIn(email)).session_token)

const toError = ({ status, data }: TestAnswer) => [status, data.error_type]

const unknownCode = [404, 'otp_code_not_found']

const laterChanges = {
  'another primary address': (world: TestService, session: string, { mine }: Later) =>
    world.post(`/users/emails/${mine}/make_primary`, undefined, { session }),
  'a removal': (world: TestService, session: string, { theirs }: Later) =>
    remove(world, session, theirs),
  'another address': (world: TestService, session: string, { proof }: Later) =>
    world.post('/users/emails/prove', proof, { session }),
  'a deletion of the account': (world: TestService, session: string) =>
    world.post('/users/me/delete', { confirmation: 'delete' }, { session }),
}

interface Later {
  /** The ids of the thief's address and of the owner's. */
  readonly mine: string
  readonly theirs: string
  readonly proof: { readonly code: string | null | undefined; readonly method_id: string }
}

const changes = Object.entries(laterChanges)

/** Opens the fixture of a suite. */
function openFixture(engine: EngineName) {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  beforeAll(fixture.open)
  afterAll(fixture.close)
  return fixture
}

describe.each(pickEngines('sqlite'))('attacks on addresses on %s', (engine) => {
  const fixture = openFixture(engine)

  test('AC-02 a thief who reads one mailbox takes over no account: the other old address takes all back', async () => {
    const world = await fixture.start()
    const ada = await enrol(world, 'mailbox')
    const session = await signInTo(world, ada.email)
    const mine = 'mailbox-thief@example.com'
    const added = await prove(world, session, await askFor(world, session, mine))
    world.advance(1_000)
    await world.post(`/users/emails/${added.data.email_id}/make_primary`, undefined, { session })
    world.advance(1_000)
    for (const id of ada.ids) expect((await remove(world, session, id)).status).toBe(200)
    expect(await list(world, ada.userId)).toEqual([mine])
    await world.service.deliverNow()
    // The thief's address gets no button in any notice.
    expect(world.inbox.list(mine).flatMap(({ links }) => links)).toEqual([])
    const first = world.inbox
      .list(ada.second)
      .find(({ subject, text }) => subject.includes('was added') && text.includes(mine))

    world.advance(6 * day)
    const later = await signInTo(world, mine)
    // The owner signs in by the address that was not stolen.
    expect((await world.signIn(ada.second)).user_id).toBe(ada.userId)
    const done = await pressNotMe(world, { links: first?.links ?? [] })
    expect(done.text).toContain('Your addresses are as they were before')
    expect((await list(world, ada.userId)).toSorted()).toEqual([ada.email, ada.second].toSorted())
    expect([await isAlive(world, session), await isAlive(world, later)]).toEqual([false, false])
    expect((await world.signIn(mine)).user_id).not.toBe(ada.userId)
  })

  test('AC-03 a mistyped domain counts for nothing, whoever reads its mail, and the old address goes on', async () => {
    const world = await fixture.start()
    const ada = await enrol(world, 'typo')
    const session = await signInTo(world, ada.email)
    const typo = 'typo@exmaple.com'
    const proof = await askFor(world, session, typo)
    expect(await list(world, ada.userId)).toEqual([ada.email, ada.second])
    // The stranger who reads its mail has no session in which the code works.
    const stranger = await world.signIn(typo)
    expect(stranger.user_id).not.toBe(ada.userId)
    const entered = await prove(world, String(stranger.session_token), proof)
    expect(toError(entered)).toEqual(unknownCode)
    expect((await world.post('/users/emails/prove', proof)).status).toBe(401)
    expect(await list(world, ada.userId)).toEqual([ada.email, ada.second])
    expect((await world.signIn(ada.email)).user_id).toBe(ada.userId)
  })

  test.each(['GET', 'HEAD', 'OPTIONS'] as const)(
    'AC-04 a link scanner that sends %s to the undo changes nothing, and the button works afterwards',
    async (method) => {
      const world = await fixture.start()
      const ada = await enrol(world, `scanned-${method.toLowerCase()}`)
      const session = await signInTo(world, ada.email)
      expect((await remove(world, session, ada.ids[1])).status).toBe(200)
      await world.service.deliverNow()
      const links = world.inbox.list(ada.second)[0]?.links ?? []
      const { href } = new URL(links.find(({ kind }) => kind === 'not_me')?.url ?? '')
      for (const agent of ['Slackbot 1.0', 'Mozilla/5.0 SafeLinks'])
        await world.send(method, href, undefined, { headers: { 'user-agent': agent } })
      expect(await list(world, ada.userId)).toEqual([ada.email])
      expect(await isAlive(world, session)).toBe(true)
      await pressNotMe(world, { links })
      expect(await list(world, ada.userId)).toEqual([ada.email, ada.second])
    },
  )

  test.each([
    ['a letter', 'alike', '\u0430like@example.com', '\u0430like@example.com'],
    ['a letter of the domain', 'domain', 'domain@ex\u0430mple.com', 'domain@xn--exmple-4nf.com'],
  ])(
    'AC-05 an address that differs by %s that looks the same belongs to another user, and mails show its domain in ASCII',
    async (_, name, alike, shown) => {
      const world = await fixture.start()
      const ada = await enrol(world, name)
      const before = world.inbox.list(ada.email).length
      const mallory = await world.signIn(`mallory-${name}@example.com`)
      const session = String(mallory.session_token)
      const added = await prove(world, session, await askFor(world, session, shown))
      expect(added.status, added.text).toBe(200)
      await world.service.deliverNow()
      expect(world.inbox.list(ada.email)).toHaveLength(before)
      const [notice] = world.inbox.list(`mallory-${name}@example.com`)
      expect(notice?.text).toContain(shown)
      expect((await world.post('/users/search', { email: alike })).data.userType).toBe(
        'passwordless',
      )
      expect(await list(world, String(mallory.user_id))).toContain(shown)
      expect((await world.signIn(ada.email)).user_id).toBe(ada.userId)
      expect(await list(world, ada.userId)).toEqual([ada.email, ada.second])
    },
  )

  test('AC-06 an address that a stranger typed and did not prove leads to no account of theirs, and stays its owner’s', async () => {
    const world = await fixture.start()
    const eve = await enrol(world, 'typist')
    const session = await signInTo(world, eve.email)
    const ada = await world.signIn('typed-ada@example.com')
    // The first belongs to another user, the second begins an account afterwards.
    const taken = await askFor(world, session, 'typed-ada@example.com')
    const free = await askFor(world, session, 'typed-bob@example.com')
    expect((await world.signIn('typed-ada@example.com')).user_id).toBe(ada.user_id)
    const bob = await world.signIn('typed-bob@example.com')
    expect(bob.user_id).not.toBe(eve.userId)
    for (const proof of [taken, free])
      expect((await prove(world, session, proof)).status).not.toBe(200)
    expect(await list(world, eve.userId)).toEqual([eve.email, eve.second])
    expect(await list(world, String(bob.user_id))).toEqual(['typed-bob@example.com'])
    expect(await list(world, String(ada.user_id))).toEqual(['typed-ada@example.com'])
  })

  test('AC-07 an address of another user, one that was removed and a free one get the same answer', async () => {
    const world = await fixture.start()
    const bob = await enrol(world, 'asked-bob')
    const owner = await signInTo(world, bob.email)
    await remove(world, owner, bob.ids[1])
    const eve = await enrol(world, 'asked-eve')
    const session = await signInTo(world, eve.email)
    const answers: unknown[] = []
    for (const email of ['asked-free@example.com', bob.email, bob.second]) {
      const { status, headers, data } = await world.post('/users/emails', { email }, { session })
      const names = Object.keys(headers).toSorted()
      const { method_id, request_id, ...rest } = data
      answers.push({ status, names, rest, lengths: [method_id.length, request_id.length] })
    }
    for (const answer of answers) expect(answer).toEqual(answers[0])
  })

  test('AC-10 neither a code nor a sign-in of another user proves a change of this account', async () => {
    const world = await fixture.start()
    const ada = await enrol(world, 'proof-ada')
    const eve = await enrol(world, 'proof-eve')
    const stolen = await signInTo(world, ada.email)
    world.advance(601_000)
    const own = await signInTo(world, eve.email)
    const proof = await askFor(world, own, 'proof-new@example.com')
    expect(toError(await prove(world, stolen, proof))).toEqual(unknownCode)
    // A sign-in by another user's code in the stolen session starts a session of that user.
    const { methodId, code } = await world.sendCode(eve.email)
    const body = { method_id: methodId, token: code, session_duration_minutes: 60 }
    const answer = await world.post('/otps/authenticate', body, { session: stolen })
    expect(answer.data.user_id).toBe(eve.userId)
    const refused = [
      await world.post('/users/emails', { email: 'proof-b@example.com' }, { session: stolen }),
      await remove(world, stolen, ada.ids[1]),
      await world.post('/users/me/delete', { confirmation: 'delete' }, { session: stolen }),
    ]
    for (const one of refused) expect([401, 403, 404]).toContain(one.status)
    // The ids of another user's addresses mean nothing in one's own session.
    const session = String(answer.data.session_token)
    for (const id of ada.ids) {
      const changes = [
        await remove(world, session, id),
        await world.post(`/users/emails/${id}/make_primary`, undefined, { session }),
        await world.post(`/users/emails/${id}/restore`, undefined, { session }),
      ]
      for (const one of changes) expect(toError(one)).toEqual([404, 'email_not_found'])
    }
    expect(await list(world, ada.userId)).toEqual([ada.email, ada.second])
    expect(await list(world, eve.userId)).toEqual([eve.email, eve.second])
  })

  test('AC-15 codes to a stranger’s address are limited by the address, whoever asks for them and however it is written', async () => {
    const rates = { ...createTestProject().rates, sendPerAddress: { max: 3, perSeconds: 3_600 } }
    const world = await fixture.start({ project: { rates } })
    const spellings = ['victim', 'VICTIM', 'Victim', 'victim', 'viCtim']
    const answers: number[] = []
    for (const [index, spelling] of spellings.entries()) {
      const session = await signInTo(world, `flood-${index}@example.com`)
      const body = { email: `${spelling}@example.com` }
      answers.push((await world.post('/users/emails', body, { session })).status)
    }
    expect(answers).toEqual([200, 200, 200, 429, 429])
    await world.service.deliverNow()
    const arrived = world.inbox.list().filter(({ to }) => to.toLowerCase() === 'victim@example.com')
    expect(arrived).toHaveLength(3)
  })
})

describe.each(pickEngines('postgres'))('attacks on addresses at once on %s', (engine) => {
  const fixture = openFixture(engine)

  test('AC-09 a code works once, even if it is entered five times at once, and in no other session', async () => {
    const world = await fixture.start()
    const ada = await enrol(world, 'replayed')
    const session = await signInTo(world, ada.email)
    const elsewhere = await signInTo(world, ada.email)
    const email = 'replayed-new@example.com'
    const proof = await askFor(world, session, email)
    expect(toError(await prove(world, elsewhere, proof))).toEqual(unknownCode)
    const answers = await Promise.all(Array.from({ length: 5 }, () => prove(world, session, proof)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(toError(await prove(world, session, proof))).toEqual(unknownCode)
    expect(await list(world, ada.userId)).toEqual([ada.email, ada.second, email])
    const additions = (await listAudit(world)).filter(
      ({ action, userId }) => action === 'user.email_added' && userId === ada.userId,
    )
    expect(additions).toHaveLength(2)
  })

  test('AC-14 an undo works once, even if its button is pressed ten times at once, and leaves what the owner does afterwards', async () => {
    const world = await fixture.start()
    const ada = await enrol(world, 'undone')
    const stolen = await signInTo(world, ada.email)
    expect((await remove(world, stolen, ada.ids[1])).status).toBe(200)
    await world.service.deliverNow()
    const links = world.inbox.list(ada.second)[0]?.links ?? []
    const pressed = await Promise.all(
      Array.from({ length: 10 }, () => pressNotMe(world, { links })),
    )
    const done = pressed.filter(({ text }) => text.includes('as they were before'))
    expect(done).toHaveLength(1)
    expect(await list(world, ada.userId)).toEqual([ada.email, ada.second])
    world.advance(1_000)
    const session = await signInTo(world, ada.email)
    expect((await remove(world, session, ada.ids[1])).status).toBe(200)
    await pressNotMe(world, { links })
    expect(await list(world, ada.userId)).toEqual([ada.email])
    expect(await isAlive(world, session)).toBe(true)
  })

  test(
    `two addresses that are removed at once leave one, in ${rounds} rounds`,
    async () => {
      const world = await fixture.start()
      for (let round = 0; round < rounds; round++) {
        const ada = await enrol(world, `both-${round}`)
        const session = String((await world.signIn(ada.email)).session_token)
        const answers = await Promise.all(ada.ids.map((id) => remove(world, session, id)))
        expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
        const user = await world.storage.users.findById(world.project.projectId, ada.userId)
        expect(user?.emails).toHaveLength(1)
      }
    },
    longestMs,
  )

  test(
    `two tabs that change the primary address at once leave one, in ${rounds} rounds`,
    async () => {
      const world = await fixture.start()
      const { projectId } = world.project
      for (let round = 0; round < rounds; round++) {
        const ada = await enrol(world, `tabs-${round}`)
        const { userId } = ada
        const third = `third-tabs-${round}@example.com`
        const row = { projectId, userId, emailId: `email-test-tabs-${round}` }
        const added = { ...row, email: third, canonicalEmail: third }
        await world.storage.users.addProvedEmail(added, world.now())
        const session = String((await world.signIn(ada.email)).session_token)
        const wanted = [ada.ids[1], row.emailId]
        const answers = await Promise.all(
          wanted.map((id) =>
            world.post(`/users/emails/${id}/make_primary`, undefined, { session }),
          ),
        )
        expect(answers.map(({ status }) => status)).toEqual([200, 200])
        const [first, ...others] =
          (await world.storage.users.findById(projectId, userId))?.emails ?? []
        expect(wanted).toContain(first?.emailId)
        expect(others).toHaveLength(2)
        // Each tab was told the truth: the second change came after the first.
        const seen = answers.map(({ data }) => String(data.__user.emails[0].email_id))
        expect(seen).toContain(first?.emailId)
        const times = await runSql(
          fixture.database,
          'select primary_at from user_emails where user_id = ? and primary_at > 0',
          [userId],
        )
        expect(new Set(times.map((time) => Number(time.primary_at))).size).toBe(times.length)
      }
    },
    longestMs,
  )

  test.each(takeRows(changes, changes.slice(1, 2)))(
    `an undo beside %s leaves nothing of the thief’s, in ${rounds} rounds`,
    async (name, change) => {
      const world = await fixture.start()
      const { projectId } = world.project
      for (let round = 0; round < rounds; round++) {
        const id = `${name.replaceAll(' ', '-')}-${round}`
        const ada = await enrol(world, id)
        const session = String((await world.signIn(ada.email)).session_token)
        await world.service.deliverNow()
        const ask = async (email: string) => {
          const asked = await world.post('/users/emails', { email }, { session })
          await world.service.deliverNow()
          const code = world.inbox.list(email).find((mail) => mail.code !== null)?.code
          return { code, method_id: String(asked.data.method_id) }
        }
        const body = await ask(`thief-${id}@example.com`)
        const added = await world.post('/users/emails/prove', body, { session })
        await world.service.deliverNow()
        const notice = world.inbox.list(ada.second)[0]
        const proof = await ask(`again-${id}@example.com`)
        const later = { mine: String(added.data.email_id), theirs: ada.ids[1], proof }
        const [undone, changed] = await Promise.all([
          pressNotMe(world, { links: notice?.links ?? [] }),
          change(world, session, later),
        ])
        expect(undone.text).toContain('Your addresses are as they were before')
        // The change came first and was taken back, or found its session ended.
        expect([200, 401, 404]).toContain(changed.status)
        const user = await world.storage.users.findById(projectId, ada.userId)
        expect(user?.emails.map(({ email }) => email)).toEqual([ada.email, ada.second])
        expect([user?.removedEmails, user?.deletion]).toEqual([[], null])
        expect(await isAlive(world, session)).toBe(false)
      }
    },
    longestMs,
  )

  test(
    `an address that is removed while its mailbox signs in is the user’s or is kept aside, in ${rounds} rounds`,
    async () => {
      const world = await fixture.start()
      for (let round = 0; round < rounds; round++) {
        const ada = await enrol(world, `signs-in-${round}`)
        const session = String((await world.signIn(ada.second)).session_token)
        const { methodId, code } = await world.sendCode(ada.email)
        const [removed, signedIn] = await Promise.all([
          remove(world, session, ada.ids[0]),
          world.post('/otps/authenticate', {
            method_id: methodId,
            token: code,
            session_duration_minutes: 60,
          }),
        ])
        expect(removed.status).toBe(200)
        // The removal voids the code, or comes after the sign-in.
        expect([200, 404]).toContain(signedIn.status)
        const user = await world.storage.users.findById(world.project.projectId, ada.userId)
        expect(user?.emails.map(({ email }) => email)).toEqual([ada.second])
        expect(user?.removedEmails.map(({ email }) => email)).toEqual([ada.email])
        expect((await world.signIn(ada.email)).user_id).toBe(ada.userId)
      }
    },
    longestMs,
  )
})
