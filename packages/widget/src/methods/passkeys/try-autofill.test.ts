import { describe, expect, test } from 'vitest'
import { tryAutofill } from './try-autofill.ts'

const named = (name: string) => Object.assign(new Error(name), { name })

/** Fails with each of the errors in turn, then answers. */
async function run(errors: readonly Error[], { leaveAfter = Number.POSITIVE_INFINITY } = {}) {
  const leaving = new AbortController()
  const queue = [...errors]
  const told: unknown[] = []
  let asked = 0
  const reply = await tryAutofill({
    attempts: 5,
    signal: leaving.signal,
    onFailure: (error) => void told.push(error),
    isHopeless: (error) => error instanceof RangeError,
    async ask() {
      asked += 1
      if (asked >= leaveAfter) leaving.abort()
      const error = queue.shift()
      if (error) throw error
      return 'signed in'
    },
  })
  return { reply, asked, told: told.length }
}

describe('WA-08 autofill', () => {
  test('signs in with the first passkey that works', async () => {
    expect(await run([])).toEqual({ reply: 'signed in', asked: 1, told: 0 })
    expect(await run([named('Refused')])).toEqual({ reply: 'signed in', asked: 2, told: 1 })
  })

  test('is tried at most five times in a row', async () => {
    const many = Array.from({ length: 9 }, () => named('Refused'))
    expect(await run(many)).toEqual({ reply: null, asked: 5, told: 5 })
  })

  test('is not tried again after the user dismissed it', async () => {
    expect(await run([named('NotAllowedError')])).toEqual({ reply: null, asked: 1, told: 1 })
    const cause = new Error('The person did not go on.', { cause: named('NotAllowedError') })
    expect(await run([named('Refused'), cause])).toEqual({ reply: null, asked: 2, told: 2 })
  })

  test('is not tried again after an error that another attempt would repeat', async () => {
    expect(await run([new RangeError('No.')])).toEqual({ reply: null, asked: 1, told: 1 })
  })

  test('ends silently when another request replaced it', async () => {
    expect(await run([named('AbortError')])).toEqual({ reply: null, asked: 1, told: 0 })
  })

  test('ends silently once the screen was left', async () => {
    const many = Array.from({ length: 9 }, () => named('Refused'))
    expect(await run(many, { leaveAfter: 2 })).toEqual({ reply: null, asked: 2, told: 1 })
  })
})
