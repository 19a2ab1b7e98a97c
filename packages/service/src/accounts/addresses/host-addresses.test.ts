import { isLongRun } from '@portico/testkit/run'
import { openTestStorage, pickEngines } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'
import type { TestAnswer, TestService } from '../../testing/create-test-service.ts'
import { insertEmail } from '../../testing/insert-email.ts'
import { openUserSuite } from '../../testing/open-user-suite.ts'
import { isAlive } from '../../testing/password-calls.ts'
import { pressNotMe } from '../../testing/press-not-me.ts'
import { listAudit } from '../../testing/read-audit.ts'

const day = 24 * 3_600_000
const number = '+12015550133'
/** How often a race is run. */
const rounds = isLongRun ? 60 : 3

const toError = ({ status, data }: TestAnswer) => [status, data.error_type]

describe.each(pickEngines('sqlite'))(
  'addresses and numbers that the host changes, on %s',
  (engine) => {
    const fixture = createServiceFixture(() => openTestStorage(engine))
    beforeAll(fixture.open)
    afterAll(fixture.close)

    let count = 0
    /** Signs a user up with an address that counts as a proof of the account. */
    async function enrol(world: TestService) {
      count += 1
      const email = `client-${count}@example.com`
      const { user_id, session_token } = await world.signIn(email)
      return {
        userId: String(user_id),
        session: String(session_token),
        email,
        other: `other-${count}@example.com`,
      }
    }
    type Host = Awaited<ReturnType<typeof fixture.startHost>>['host']
    const add = (host: Host, userId: string, body: object) =>
      host.post(`/users/${userId}/emails`, body)
    const list = async (host: Host, userId: string) =>
      (await host.get(`/users/${userId}/emails`)).data
    const addressesOf = async (host: Host, userId: string) =>
      (await list(host, userId)).emails.map(
        ({ email, verified }: { email: string; verified: boolean }) =>
          verified ? email : `${email}?`,
      )
    const actionsOf = async (world: TestService, userId: string) =>
      (await listAudit(world))
        .filter((row) => row.userId === userId)
        .map(({ action, actorKind }) => `${action} by ${actorKind}`)

    test('an address that the host has proved is added at once, every address is told, and the link takes it back', async () => {
      const { world, host } = await fixture.startHost()
      const ada = await enrol(world)
      const answer = await add(host, ada.userId, { email: ada.other, is_proved: true })
      expect([answer.status, answer.data.method_id], answer.text).toEqual([200, ''])
      expect(await addressesOf(host, ada.userId)).toEqual([ada.email, ada.other])
      expect(answer.data.user.emails[1]).toMatchObject({ email_id: answer.data.email_id })
      await world.service.deliverNow()
      const [old] = world.inbox.list(ada.email)
      const [added] = world.inbox.list(ada.other)
      expect(old?.links.map(({ kind }) => kind)).toEqual(['not_me'])
      // it may be that of a thief with the host's secret
      expect(added?.links).toEqual([])
      await pressNotMe(world, old ?? { links: [] })
      expect(await addressesOf(host, ada.userId)).toEqual([ada.email])
      expect(await actionsOf(world, ada.userId)).toContain('user.email_added by host')
    })

    test('without a proof of the host a code is mailed, which the host alone enters, once', async () => {
      const { world, host } = await fixture.startHost()
      const ada = await enrol(world)
      const sent = await add(host, ada.userId, { email: ada.other })
      expect([sent.status, sent.data.email_id], sent.text).toEqual([200, ''])
      expect(await addressesOf(host, ada.userId)).toEqual([ada.email])
      const { code = '' } = await world.takeMail(ada.other)
      const body = { method_id: sent.data.method_id, code }
      const byPage = await world.post('/users/emails/prove', body, { session: ada.session })
      expect(byPage.status).toBeGreaterThanOrEqual(400)
      const stranger = await enrol(world)
      const ofStranger = await host.post(`/users/${stranger.userId}/emails/prove`, body)
      expect(toError(ofStranger)).toEqual([404, 'otp_code_not_found'])
      const proved = await host.post(`/users/${ada.userId}/emails/prove`, body)
      expect(proved.status, proved.text).toBe(200)
      expect(await addressesOf(host, ada.userId)).toEqual([ada.email, ada.other])
      expect(toError(await host.post(`/users/${ada.userId}/emails/prove`, body))).toEqual([
        404,
        'otp_code_not_found',
      ])
    })

    test('a code that a session asked for cannot be entered by the host', async () => {
      const { world, host } = await fixture.startHost()
      const ada = await enrol(world)
      const asked = await world.post(
        '/users/emails',
        { email: ada.other },
        { session: ada.session },
      )
      expect(asked.status, asked.text).toBe(200)
      const { code = '' } = await world.takeMail(ada.other)
      const body = { method_id: asked.data.method_id, code }
      expect(toError(await host.post(`/users/${ada.userId}/emails/prove`, body))).toEqual([
        404,
        'otp_code_not_found',
      ])
    })

    test('an address that another user has proved stays with them; one that was only typed goes to the one who proves it', async () => {
      const { world, host } = await fixture.startHost()
      const [ada, grace] = [await enrol(world), await enrol(world)]
      const taken = await add(host, ada.userId, { email: grace.email, is_proved: true })
      expect(toError(taken)).toEqual([400, 'duplicate_email'])
      const sent = await add(host, ada.userId, { email: grace.email })
      expect(sent.status).toBe(200)
      await world.service.deliverNow()
      const { code = '' } = world.inbox.list(grace.email)[0] ?? {}
      const entered = { method_id: sent.data.method_id, code }
      expect(toError(await host.post(`/users/${ada.userId}/emails/prove`, entered))).toEqual([
        409,
        'email_belongs_to_another_account',
      ])
      const { projectId } = world.project
      await insertEmail(fixture.database, { projectId, userId: grace.userId }, grace.other, false)
      await add(host, ada.userId, { email: grace.other, is_proved: true })
      expect(await addressesOf(host, ada.userId)).toEqual([ada.email, grace.other])
      expect(await addressesOf(host, grace.userId)).toEqual([grace.email])
    })

    test('an address becomes the primary one, which is told; one that is not proved does not', async () => {
      const { world, host } = await fixture.startHost()
      const ada = await enrol(world)
      const { data } = await add(host, ada.userId, { email: ada.other, is_proved: true })
      await world.service.deliverNow()
      const before = world.inbox.count(ada.email)
      const made = await host.post(`/users/emails/${data.email_id}/make_primary`)
      expect(made.status, made.text).toBe(200)
      expect(made.data.user.emails[0].email).toBe(ada.other)
      await world.service.deliverNow()
      expect(world.inbox.count(ada.email)).toBe(before + 1)
      const { projectId } = world.project
      const typed = `typed-${ada.email}`
      const id = await insertEmail(
        fixture.database,
        { projectId, userId: ada.userId },
        typed,
        false,
      )
      expect(toError(await host.post(`/users/emails/${id}/make_primary`))).toEqual([
        400,
        'email_not_verified',
      ])
      expect(toError(await host.post('/users/emails/email-test-unknown/make_primary'))).toEqual([
        404,
        'email_not_found',
      ])
    })

    test('an address that the user removed is listed while it is kept, and given back by the host', async () => {
      const { world, host } = await fixture.startHost()
      const ada = await enrol(world)
      world.advance(8 * day)
      const { projectId } = world.project
      const own = { projectId, userId: ada.userId }
      const id = await insertEmail(fixture.database, own, ada.other, true)
      const { session_token } = await world.signIn(ada.email)
      const removed = await world.send('DELETE', `/users/emails/${id}`, undefined, {
        session: String(session_token),
      })
      expect(removed.status, removed.text).toBe(200)
      const [kept] = (await list(host, ada.userId)).removed_emails
      expect(kept).toMatchObject({ email: ada.other })
      expect(Date.parse(kept.kept_until) - Date.parse(kept.removed_at)).toBe(7 * day)
      await add(host, ada.userId, { email: ada.other, is_proved: true })
      expect((await list(host, ada.userId)).removed_emails).toEqual([])
      expect(await actionsOf(world, ada.userId)).toContain('user.email_restored by host')
      expect(await isAlive(world, String(session_token))).toBe(true)
    })

    test('nothing is added to a blocked user, and nothing to one that does not exist', async () => {
      const { world, host } = await fixture.startHost()
      const ada = await enrol(world)
      await host.put(`/users/${ada.userId}/block`, {})
      const email = { email: ada.other, is_proved: true }
      const phone = { phone_number: number, is_proved: true }
      expect(toError(await add(host, ada.userId, email))).toEqual([403, 'user_blocked'])
      expect(toError(await host.post(`/users/${ada.userId}/phone_numbers`, phone))).toEqual([
        403,
        'user_blocked',
      ])
      expect(toError(await add(host, 'nobody', email))).toEqual([404, 'user_not_found'])
      expect(toError(await host.post('/users/nobody/phone_numbers', phone))).toEqual([
        404,
        'user_not_found',
      ])
    })

    test('a number that the host has proved signs in, and the user is told; another user’s stays with them', async () => {
      const { world, host } = await fixture.startHost()
      const [ada, grace] = [await enrol(world), await enrol(world)]
      const phones = `/users/${ada.userId}/phone_numbers`
      const typed = await host.post(phones, { phone_number: number })
      expect(typed.status, typed.text).toBe(200)
      expect(typed.data.user.phone_numbers).toMatchObject([{ verified: false }])
      const proved = await host.post(phones, { phone_number: number, is_proved: true })
      expect(proved.data.phone_id).toBe(typed.data.phone_id)
      expect(proved.data.user.phone_numbers).toMatchObject([
        { phone_number: number, phone_id: proved.data.phone_id, verified: true },
      ])
      await world.service.deliverNow()
      const [notice] = world.inbox.list(ada.email)
      expect(notice?.links.map(({ kind }) => kind)).toEqual(['not_me'])
      const taken = await host.post(`/users/${grace.userId}/phone_numbers`, {
        phone_number: number,
      })
      expect(toError(taken)).toEqual([400, 'duplicate_phone_number'])
      await pressNotMe(world, notice ?? { links: [] })
      expect((await host.get(`/users/${ada.userId}`)).data.phone_numbers).toEqual([])
    })
  },
)

describe.each(pickEngines('postgres'))('addresses that hosts add at once on %s', (engine) => {
  const { fixture, enrol } = openUserSuite(engine, 'raced')

  test('one address, added to two users at once, belongs to one of them; a number too', async () => {
    const { world, host } = await fixture.startHost()
    for (let round = 0; round < rounds; round += 1) {
      const users = [await enrol(world), await enrol(world)]
      const email = `raced-address-${round}@example.com`
      const phone_number = `+1201555${3_000 + round}`
      const [emails, phones] = await Promise.all(
        [
          ['emails', { email, is_proved: true }] as const,
          ['phone_numbers', { phone_number, is_proved: true }] as const,
        ].map(([path, body]) =>
          Promise.all(users.map(({ userId }) => host.post(`/users/${userId}/${path}`, body))),
        ),
      )
      const toStatuses = (answers: readonly TestAnswer[] = []) =>
        answers.map(({ status }) => status).toSorted()
      expect(toStatuses(emails)).toEqual([200, 400])
      expect(toStatuses(phones)).toEqual([200, 400])
    }
  })

  test('the primary address that two calls choose at once is one of them, and none is lost', async () => {
    const { world, host } = await fixture.startHost()
    const { userId, email, emailId } = await enrol(world)
    const other = `other-${email}`
    const added = await host.post(`/users/${userId}/emails`, { email: other, is_proved: true })
    for (let round = 0; round < rounds; round += 1) {
      const ids = [emailId, added.data.email_id]
      const made = await Promise.all(ids.map((id) => host.post(`/users/emails/${id}/make_primary`)))
      expect(made.map(({ status }) => status)).toEqual([200, 200])
      const { data } = await host.get(`/users/${userId}/emails`)
      const listed = data.emails.map((one: { email: string }) => one.email)
      expect(listed.toSorted()).toEqual([email, other].toSorted())
    }
  })
})
