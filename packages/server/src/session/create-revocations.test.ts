import { sessions } from '@portico/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startHost, toSignedIn } from '../testing/start-host.ts'
import type { Revocations } from './create-revocations.ts'
import { readEvents } from './read-events.ts'

describe('a server that follows which sessions end', () => {
  let host: Awaited<ReturnType<typeof startHost>>
  const following: Revocations[] = []
  beforeEach(async () => {
    host = await startHost()
  })
  afterEach(async () => {
    for (const one of following.splice(0)) one.stop()
    await host.world.stop()
  })
  const follow = async (options: Parameters<typeof host.portico.followRevocations>[0] = {}) => {
    const revocations = host.portico.followRevocations(options)
    following.push(revocations)
    await revocations.ready
  }
  const ask = async (session: Parameters<typeof toSignedIn>[0]) => {
    const { reason } = await host.portico.authenticate(toSignedIn(session))
    return reason ?? 'signed in'
  }
  const revoke = (session: string) => host.world.call(sessions.revoke, undefined, { session })

  test.each(['stream', 'polling'] as const)(
    'refuses an ended session before its JWT expires, and no other, by %s',
    async (by) => {
      const ada = await host.signIn()
      const eve = await host.signIn('eve@example.com')
      await follow({ by })
      expect([await ask(ada), await ask(eve)]).toEqual(['signed in', 'signed in'])
      await revoke(ada.session_token)
      await expect.poll(() => ask(ada)).toBe('session_over')
      expect(await ask(eve)).toBe('signed in')
      expect(host.listCalls()).not.toContain('/v1/sessions/authenticate')
    },
  )

  test('knows from the start what ended before', async () => {
    const ada = await host.signIn()
    await revoke(ada.session_token)
    expect(await ask(ada)).toBe('signed in')
    await follow()
    expect(await ask(ada)).toBe('session_over')
  })

  test('refuses the sessions of a deleted user', async () => {
    const ada = await host.signIn()
    await follow()
    await host.callBackEnd('DELETE', `/users/${ada.user_id}`)
    await expect.poll(() => ask(ada)).toBe('session_over')
  })

  test('goes on for the stated time when the service is gone, and then takes nobody for signed in or out', async () => {
    const ada = await host.signIn()
    const errors: unknown[] = []
    await follow({ by: 'polling', maxSilenceSeconds: 30, onError: (error) => errors.push(error) })
    host.setDown(true)
    await expect.poll(() => errors.length).toBeGreaterThan(0)
    host.world.clock.advance(29_000)
    expect(await ask(ada)).toBe('signed in')
    host.world.clock.advance(3_000)
    expect(await ask(ada)).toBe('unavailable')
    host.setDown(false)
    await expect.poll(() => ask(ada)).toBe('signed in')
  })

  test('connects again by itself after a restart of the stream', async () => {
    const ada = await host.signIn()
    let breakOff = () => {}
    let streams = 0
    const portico = host.startOther({
      fetch: async (input, init) => {
        if (!`${input}`.endsWith('/stream')) return fetch(input, init)
        streams += 1
        const connection = new AbortController()
        breakOff = () => connection.abort()
        const signals = [connection.signal, ...(init?.signal ? [init.signal] : [])]
        return fetch(input, { ...init, signal: AbortSignal.any(signals) })
      },
    })
    const revocations = portico.followRevocations()
    following.push(revocations)
    await revocations.ready
    breakOff()
    await revoke(ada.session_token)
    const reason = async () => (await portico.authenticate(toSignedIn(ada))).reason
    await expect.poll(reason).toBe('session_over')
    expect(streams).toBeGreaterThan(1)
  })

  test('lets ended sessions pass again once it has stopped following', async () => {
    const ada = await host.signIn()
    await revoke(ada.session_token)
    await follow()
    expect(await ask(ada)).toBe('session_over')
    for (const one of following.splice(0)) one.stop()
    expect(await ask(ada)).toBe('signed in')
  })

  test('believes only documents that the service signed for the project', async () => {
    const errors: unknown[] = []
    const portico = host.startOther({
      fetch: async (input, init) =>
        `${input}`.endsWith('/stream') ? new Response('data: e30.e30.e30\n\n') : fetch(input, init),
    })
    following.push(portico.followRevocations({ onError: (error) => errors.push(error) }))
    await expect.poll(() => errors.length).toBeGreaterThan(0)
    const ada = await host.signIn()
    expect((await portico.authenticate(toSignedIn(ada))).reason).toBe('unavailable')
  })
})

test.each([
  [['data: a\n\n'], ['a']],
  [
    ['da', 'ta: a\n', '\ndata: b\n\nda'],
    ['a', 'b'],
  ],
  [[': beat\n\ndata: a\n\n'], ['a']],
  [['event: x\ndata:a\ndata: b\n\n'], ['a\nb']],
  [['data: ä\n\n'], ['ä']],
])('the events of %j are %j', async (parts, events) => {
  const bytes = parts.map((part) => new TextEncoder().encode(part))
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      // byte by byte, as a slow network brings them
      for (const part of bytes) for (const byte of part) controller.enqueue(Uint8Array.of(byte))
      controller.close()
    },
  })
  const read: string[] = []
  for await (const event of readEvents(body)) read.push(event)
  expect(read).toEqual(events)
})
