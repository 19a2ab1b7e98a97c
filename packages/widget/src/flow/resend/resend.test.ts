import { describe, expect, test } from 'vitest'
import { type Resend, type ResendEvent, reduceResend, resendInitial } from './resend.ts'

const at = 1_000_000
const after = (...events: ResendEvent[]): Resend => events.reduce(reduceResend, resendInitial)
const pressed: ResendEvent = { type: 'pressed' }
const sent: ResendEvent = { type: 'sent', at }
const passed = (milliseconds: number): ResendEvent => ({
  type: 'timePassed',
  at: at + milliseconds,
})

describe('the resend button', () => {
  test('goes from initial to sending when it is pressed', () => {
    expect(after(pressed)).toEqual({ state: 'sending' })
  })

  test('says "sent" for two seconds', () => {
    expect(after(pressed, sent)).toEqual({ state: 'sent', until: at + 2_000 })
    expect(after(pressed, sent, passed(1_999)).state).toBe('sent')
  })

  test('then waits for ten seconds', () => {
    expect(after(pressed, sent, passed(2_000))).toEqual({ state: 'waiting', until: at + 12_000 })
    expect(after(pressed, sent, passed(2_000), passed(11_999)).state).toBe('waiting')
  })

  test('then is as at first', () => {
    expect(after(pressed, sent, passed(2_000), passed(12_000))).toBe(resendInitial)
  })

  test('skips the wait when a sleeping page wakes up late', () => {
    expect(after(pressed, sent, passed(60_000))).toBe(resendInitial)
  })

  test('is as at first after a failure', () => {
    expect(after(pressed, { type: 'failed' })).toBe(resendInitial)
  })

  test.each([[[pressed]], [[pressed, sent]], [[pressed, sent, passed(2_000)]]])(
    'cannot be pressed in between (%#)',
    (events) => {
      const before = after(...events)
      expect(reduceResend(before, pressed)).toBe(before)
    },
  )

  test('ignores a response or a failure that nobody waits for', () => {
    expect(after(sent)).toBe(resendInitial)
    expect(after({ type: 'failed' })).toBe(resendInitial)
    expect(after(pressed, sent, { type: 'failed' }).state).toBe('sent')
  })
})
