import { describe, expect, test } from 'vitest'
import {
  NumberUnsubscribedError,
  type TextChannel,
  type TextMessage,
  TextRefusedError,
  type TextSender,
} from '../../../senders/text-sender.ts'
import { createCombinedSender } from './create-combined-sender.ts'

const message: TextMessage = {
  channel: 'sms',
  to: '+12015550123',
  text: '482913 is your code for Meridian.',
  code: '482913',
  locale: 'en',
  messageId: 'message-1',
  reason: 'passcode.login',
  project: { projectId: 'project-1', name: 'Meridian' },
  expiresAt: 300_000,
}

/** Creates senders by name, the outcomes of their attempts, and a clock. */
function createFixture(isWhatsAppTexted = false) {
  const tries: string[] = []
  let now = 0
  const clock = { now: () => now }
  const outcomes = new Map<string, Error | null>()
  const create = (name: string, ...channels: TextChannel[]): TextSender => ({
    name,
    channels,
    async send({ channel }) {
      tries.push(`${name} ${channel}`)
      const failure = outcomes.get(name)
      if (failure) throw failure
    },
  })
  return {
    tries,
    outcomes,
    advance(ms: number) {
      now += ms
    },
    combine: (...senders: TextSender[]) =>
      createCombinedSender({ senders, isWhatsAppTexted }, { clock }),
    create,
  }
}

const late = new Error('timed out')
const refused = new TextRefusedError('no')

describe('several senders', () => {
  test('are tried in their order until one takes the message', async () => {
    const { tries, outcomes, combine, create } = createFixture()
    const sender = combine(create('first', 'sms'), create('second', 'sms'), create('third', 'sms'))
    outcomes.set('first', late)
    await sender.send(message)
    expect(tries).toEqual(['first sms', 'second sms'])
  })

  test('are asked only for what they send', async () => {
    const { tries, combine, create } = createFixture()
    const sender = combine(create('first', 'whatsapp'), create('second', 'sms'))
    expect(sender.channels).toEqual(['sms', 'whatsapp'])
    await sender.send(message)
    expect(tries).toEqual(['second sms'])
  })

  test('a sender that failed three times is tried last for half a minute', async () => {
    const { tries, outcomes, advance, combine, create } = createFixture()
    const sender = combine(create('first', 'sms'), create('second', 'sms'))
    outcomes.set('first', late)
    for (let sent = 0; sent < 3; sent += 1) await sender.send(message)
    tries.length = 0
    await sender.send(message)
    expect(tries).toEqual(['second sms'])

    // if the second sender fails as well, the first is tried although it timed out before
    outcomes.set('second', late)
    outcomes.set('first', null)
    await sender.send(message)
    expect(tries.slice(1)).toEqual(['second sms', 'first sms'])

    advance(30_000)
    tries.length = 0
    outcomes.set('second', null)
    await sender.send(message)
    expect(tries).toEqual(['first sms'])
  })

  test('the only one is tried each time', async () => {
    const { tries, outcomes, combine, create } = createFixture()
    const sender = combine(create('first', 'sms'))
    outcomes.set('first', late)
    for (let sent = 0; sent < 5; sent += 1) await expect(sender.send(message)).rejects.toThrow()
    expect(tries).toHaveLength(5)
  })

  test('a message is given up when all refuse it, and waits when one may yet take it', async () => {
    const { outcomes, combine, create } = createFixture()
    const sender = combine(create('first', 'sms'), create('second', 'sms'))
    outcomes.set('first', refused).set('second', refused)
    await expect(sender.send(message)).rejects.toThrow(TextRefusedError)
    outcomes.set('second', late)
    const cause: unknown = await sender.send(message).catch((it: unknown) => it)
    expect(cause).not.toBeInstanceOf(TextRefusedError)
    expect(String(cause)).toContain('no; timed out')
  })

  test('a number that has unsubscribed gets no message by another sender', async () => {
    const { tries, outcomes, combine, create } = createFixture(true)
    const sender = combine(create('first', 'sms', 'whatsapp'), create('second', 'sms'))
    outcomes.set('first', new NumberUnsubscribedError('stop'))
    await expect(sender.send({ ...message, channel: 'whatsapp' })).rejects.toThrow(
      NumberUnsubscribedError,
    )
    expect(tries).toEqual(['first whatsapp'])
  })

  test.each([
    [true, ['first whatsapp', 'second sms']],
    [false, ['first whatsapp']],
  ])(
    'a code that WhatsApp does not take goes out as a text if it may: %s',
    async (may, expected) => {
      const { tries, outcomes, combine, create } = createFixture(may)
      const sender = combine(create('first', 'whatsapp'), create('second', 'sms'))
      outcomes.set('first', refused)
      await sender.send({ ...message, channel: 'whatsapp' }).catch(() => {})
      expect(tries).toEqual(expected)
    },
  )

  test('no further sender is tried shortly before the outbox’s lease ends', async () => {
    const { tries, advance, combine, create } = createFixture()
    const slow: TextSender = {
      ...create('slow', 'sms'),
      async send() {
        tries.push('slow sms')
        advance(16_000)
        throw late
      },
    }
    await expect(combine(slow, create('second', 'sms')).send(message)).rejects.toThrow(
      'left for the next time',
    )
    expect(tries).toEqual(['slow sms'])
  })
})
