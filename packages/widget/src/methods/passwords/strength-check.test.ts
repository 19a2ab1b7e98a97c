import type { PasswordStrength } from '@portico/client'
import { describe, expect, test } from 'vitest'
import { createStrengthCheck, type Strength, unknownStrength } from './strength-check.ts'

// only the verdict counts here
const verdictOf = (valid_password: boolean) => ({ valid_password }) as PasswordStrength

/** A check whose time and answers the test gives. */
function createWorld() {
  const told: Strength[] = []
  const errors: unknown[] = []
  const asked: {
    password: string
    signal: AbortSignal
    answer: (verdict: PasswordStrength) => void
    fail: (error: unknown) => void
  }[] = []
  let due: { at: number; callback: () => void } | null = null
  let now = 0
  const check = createStrengthCheck({
    check: (password, signal) =>
      new Promise((answer, fail) => asked.push({ password, signal, answer, fail })),
    after(ms, callback) {
      const own = { at: now + ms, callback }
      due = own
      return () => {
        if (due === own) due = null
      }
    },
    onChange: (strength) => told.push(strength),
    onError: (error) => errors.push(error),
  })
  return {
    check,
    asked,
    errors,
    last: () => told.at(-1),
    pass(ms: number) {
      now += ms
      if (!due || due.at > now) return
      const { callback } = due
      due = null
      callback()
    },
    settle: () => new Promise((done) => setTimeout(done)),
  }
}

describe('the check of a typed password', () => {
  test('is made once, half a second after the last key', () => {
    const { check, asked, pass } = createWorld()
    for (const password of ['a', 'ab', 'abc']) {
      check.type(password)
      pass(499)
    }
    expect(asked).toHaveLength(0)
    pass(1)
    expect(asked.map(({ password }) => password)).toEqual(['abc'])
  })

  test('ignores a response that arrives after another key was pressed', async () => {
    const { check, asked, pass, last, settle } = createWorld()
    check.type('strong')
    pass(500)
    check.type('strongx')
    expect(asked[0]?.signal.aborted).toBe(true)
    asked[0]?.answer(verdictOf(true))
    await settle()
    expect(last()?.isAccepted).toBe(false)
    pass(500)
    asked[1]?.answer(verdictOf(false))
    await settle()
    expect(last()).toEqual({ verdict: verdictOf(false), isAccepted: false })
  })

  test('keeps the last verdict while the next one is loading', async () => {
    const { check, asked, pass, last, settle } = createWorld()
    check.type('good')
    expect(last()).toEqual(unknownStrength)
    pass(500)
    asked[0]?.answer(verdictOf(true))
    await settle()
    check.type('good!')
    expect(last()).toEqual({ verdict: verdictOf(true), isAccepted: true })
  })

  test('has no verdict on an empty field', async () => {
    const { check, asked, pass, last, settle } = createWorld()
    check.type('good')
    pass(500)
    asked[0]?.answer(verdictOf(true))
    await settle()
    check.type('')
    expect(last()).toEqual(unknownStrength)
    pass(500)
    expect(asked).toHaveLength(1)
  })

  test('accepts the password when the check fails, and reports the error', async () => {
    const { check, asked, errors, pass, last, settle } = createWorld()
    check.type('good')
    pass(500)
    const error = new Error('offline')
    asked[0]?.fail(error)
    await settle()
    expect(last()).toEqual({ verdict: null, isAccepted: true })
    expect(errors).toEqual([error])
  })

  test('reports nothing after it was stopped', async () => {
    const { check, asked, errors, pass, last, settle } = createWorld()
    check.type('good')
    pass(500)
    check.stop()
    asked[0]?.fail(new Error('aborted'))
    await settle()
    expect(last()).toEqual(unknownStrength)
    expect(errors).toEqual([])
  })
})
