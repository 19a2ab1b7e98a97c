import { describe, expect, test } from 'vitest'
import { getEntry } from './get-entry.ts'

const wrong = {
  text: 'Invalid passcode, please try again.',
  errorType: 'otp_code_not_found',
  linkHosts: [],
}
const locked = {
  text: 'Too many failed attempts.',
  errorType: 'user_lock_limit_reached',
  linkHosts: ['auth.example'],
}

describe('the code field', () => {
  test('is idle at first', () => {
    expect(getEntry(false, false, null)).toEqual({
      state: 'idle',
      isExpired: false,
      fieldError: null,
      banner: null,
    })
  })

  test('reports a wrong code under its cells', () => {
    expect(getEntry(false, false, wrong)).toMatchObject({
      state: 'wrong',
      fieldError: wrong.text,
      banner: null,
    })
  })

  test.each([locked, { text: 'Unreachable.', errorType: null, linkHosts: [] }])(
    'reports in the banner what is not about the code ($text)',
    (problem) => {
      expect(getEntry(false, false, problem)).toMatchObject({
        state: 'idle',
        fieldError: null,
        banner: problem,
      })
    },
  )

  test('an expired code is reported as expired, not also as wrong', () => {
    expect(getEntry(false, true, wrong)).toMatchObject({ state: 'expired', fieldError: null })
  })

  test('a code does not expire while it is being verified', () => {
    expect(getEntry(true, true, null)).toMatchObject({ state: 'verifying', isExpired: false })
  })
})
