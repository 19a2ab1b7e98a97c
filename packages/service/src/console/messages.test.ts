import { openTestStorage, pickEngines } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MailRefusedError } from '../senders/mail-sender.ts'
import { openConsole } from '../testing/create-console-page.ts'
import { createHostCalls } from '../testing/create-host-calls.ts'
import { createServiceFixture } from '../testing/create-service-fixture.ts'
import { listAudit } from '../testing/read-audit.ts'

const why = 'Ticket 4812: the mailbox is full'

describe.each(pickEngines('sqlite'))('messages in the console on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  beforeAll(fixture.open)
  afterAll(fixture.close)

  /** Starts a service whose mail server refuses mails until it is mended, and opens its console. */
  const start = async (role: 'read' | 'act' = 'act') => {
    const sent: string[] = []
    const server = { isBroken: true }
    const world = await fixture.start({
      config: { admin: true },
      mailer: {
        send: async ({ to }) => {
          if (server.isBroken) throw new MailRefusedError('550 this mailbox does not exist')
          sent.push(to)
        },
        close: async () => {},
      },
    })
    const page = await openConsole(world, { role })
    const send = async (email: string) => {
      await world.post('/magic_links/email/login_or_create', { email })
      world.advance(1_000)
      await world.service.deliverNow()
    }
    const list = async (state: string) =>
      (await page.get(`/messages?state=${state}`)).data.messages as {
        message_id: string
        to: string
        user_id: string | null
      }[]
    return { world, page, server, sent, send, list }
  }

  test('one that was given up is listed with the reason and its user, and sent again when an operator wants it', async () => {
    const { world, page, server, sent, send, list } = await start()
    await send('Nils@old.example')
    const [message, ...none] = await list('given_up')
    expect(none).toEqual([])
    const user = await world.storage.users.findByEmail(world.project.projectId, 'nils@old.example')
    expect(message).toEqual({
      message_id: expect.any(String),
      channel: 'email',
      to: 'Nils@old.example',
      template: 'magic-link.signup',
      reason: '550 this mailbox does not exist',
      tries: 1,
      created_at: new Date(world.now() - 1_000).toISOString(),
      ended_at: null,
      can_resend: true,
      user_id: user?.userId,
      is_stopped: false,
    })
    expect([await list('waiting'), await list('sent')]).toEqual([[], []])
    server.isBroken = false
    const resend = () => page.post(`/messages/${message?.message_id}/resend`)
    expect((await resend()).status).toBe(200)
    expect(await list('waiting')).toMatchObject([{ to: 'Nils@old.example' }])
    await world.service.deliverNow()
    expect(sent).toEqual(['Nils@old.example'])
    expect([await list('given_up'), await list('waiting')]).toEqual([[], []])
    expect(await list('sent')).toMatchObject([
      { ended_at: new Date(world.now()).toISOString(), can_resend: false },
    ])
    expect((await resend()).data.error_type).toBe('message_not_found')
    const [entry] = (await listAudit(world)).filter(({ action }) => action === 'message.resent')
    expect(entry).toMatchObject({
      actorId: page.operatorId,
      userId: user?.userId,
      details: { operator: 'Ines Haddad', channel: 'email', template: 'magic-link.signup' },
    })
  })

  test('one that has expired says so, and cannot be sent again', async () => {
    const { world, page, send, list } = await start()
    await send('late@example.com')
    world.advance(3 * 3_600_000)
    await world.service.deliverNow()
    await page.post('/proof', { credential: await page.prove() })
    const [message] = await list('given_up')
    expect(message).toMatchObject({ can_resend: false, reason: '550 this mailbox does not exist' })
    const answer = await page.post(`/messages/${message?.message_id}/resend`)
    expect([answer.status, answer.data.error_type]).toEqual([404, 'message_not_found'])
  })

  test('to an address that an operator stopped nothing is sent, until messages are allowed again', async () => {
    const { world, page, server, sent, send, list } = await start()
    server.isBroken = false
    await send('full@example.com')
    const [{ user_id } = { user_id: '' }] = await list('sent')
    const path = `/users/${user_id}`
    // As an address stands in no matter which case, so does the one that is stopped.
    const stop = { address: 'FULL@example.com', why }
    expect((await page.post(`${path}/messages/stop`, stop)).status).toBe(200)
    const again = await page.post(`${path}/messages/stop`, stop)
    expect([again.status, again.data.error_type]).toEqual([409, 'nothing_changed'])
    await send('Full@Example.com')
    await send('other@example.com')
    expect(sent).toEqual(['full@example.com', 'other@example.com'])
    expect(await list('given_up')).toMatchObject([
      {
        reason: 'an operator stopped messages to this address',
        is_stopped: true,
        can_resend: true,
      },
    ])
    expect((await page.get(path)).data.stopped_addresses).toEqual(['full@example.com'])
    expect((await page.post(`${path}/messages/allow`, stop)).status).toBe(200)
    await send('full@example.com')
    expect(sent).toEqual(['full@example.com', 'other@example.com', 'full@example.com'])
    expect((await page.get(path)).data.stopped_addresses).toEqual([])
    const entries = (await listAudit(world)).filter(({ action }) => /messages_/.test(action))
    expect(entries.map(({ action }) => action).toSorted()).toEqual([
      'user.messages_allowed',
      'user.messages_stopped',
    ])
    for (const { userId, actorId, details } of entries) {
      expect({ userId, actorId, details }).toEqual({
        userId: user_id,
        actorId: page.operatorId,
        details: { operator: 'Ines Haddad', why },
      })
    }
    const { data } = await page.get(`${path}/timeline`)
    expect(JSON.stringify(data.entries)).toContain('Messages to an address were stopped')
  })

  test('only an address of the user can be stopped, and it goes with the user', async () => {
    const { world, page, server, sent, send, list } = await start()
    server.isBroken = false
    await send('one@example.com')
    await send('two@example.com')
    const users = new Map((await list('sent')).map(({ to, user_id }) => [to, user_id]))
    const path = `/users/${users.get('one@example.com')}/messages`
    for (const act of ['stop', 'allow']) {
      const answer = await page.post(`${path}/${act}`, { address: 'two@example.com', why })
      expect([act, answer.data.error_type]).toEqual([act, 'address_not_found'])
      for (const body of [
        {},
        { address: 'one@example.com' },
        { address: 'one@example.com', why: ' ' },
      ]) {
        expect((await page.post(`${path}/${act}`, body)).data.error_type).toBe('bad_request')
      }
      const odd = await page.post(`${path}/${act}`, { address: 'one\0@example.com', why })
      expect(odd.data.error_type).toBe('bad_request')
    }
    await page.post(`${path}/stop`, { address: 'one@example.com', why })
    await createHostCalls(world).del(`/users/${users.get('one@example.com')}`)
    await send('one@example.com')
    expect(sent).toEqual(['one@example.com', 'two@example.com', 'one@example.com'])
  })

  test('pages show each message once, those of other projects never, and decoys never', async () => {
    const { world, page, send } = await start()
    const other = await start()
    await other.send('theirs@example.com')
    for (let i = 0; i < 30; i += 1) await send(`person${i}@example.com`)
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const { data } = await page.get(
        `/messages?state=given_up${cursor === null ? '' : `&cursor=${cursor}`}`,
      )
      seen.push(...data.messages.map(({ to }: { to: string }) => to))
      cursor = data.next_cursor
    } while (cursor !== null)
    expect(seen).toHaveLength(30)
    expect(new Set(seen).size).toBe(30)
    const [theirs] = await other.list('given_up')
    const stolen = await page.post(`/messages/${theirs?.message_id}/resend`)
    expect(stolen.data.error_type).toBe('message_not_found')
    const { projectId } = world.project
    const now = world.now()
    await world.storage.outbox.add({
      ...{ projectId, messageId: 'message-test-decoy', channel: 'email', to: 'x@example.com' },
      ...{
        template: 'decoy',
        locale: 'en',
        sealedPayload: '',
        createdAt: now,
        expiresAt: now + 1e9,
      },
    })
    expect((await page.get('/messages?state=waiting')).data.messages).toEqual([])
  })

  test.each(['', '?state=odd', '?state=sent&cursor=nonsense', '?state=sent&more=1'])(
    'a list is refused for "%s"',
    async (query) => {
      const { page } = await start('read')
      expect((await page.get(`/messages${query}`)).status).toBe(400)
    },
  )
})

describe.each(pickEngines('sqlite'))('without a console on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  beforeAll(fixture.open)
  afterAll(fixture.close)

  test('no message waits for a question whether it was stopped', async () => {
    let questions = 0
    const { storage } = fixture
    const stoppedAddresses = {
      ...storage.stoppedAddresses,
      has: async () => {
        questions += 1
        return true
      },
    }
    const world = await fixture.start({
      config: { admin: false },
      storage: { ...storage, stoppedAddresses },
    })
    expect((await world.signIn('ada@example.com')).user_id).toBeDefined()
    expect(questions).toBe(0)
  })
})
