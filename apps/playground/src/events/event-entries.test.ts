import { describe, expect, it } from 'vitest'
import { addEntry, type Entry, filterEntries } from './event-entries.ts'
import { toErrorEntry, toEventEntry, toSessionEntry } from './to-entry.ts'

const names = (entries: readonly Entry[]) => entries.map(({ name }) => name)

describe('the event list', () => {
  it('sorts a late entry by its time', () => {
    let entries: readonly Entry[] = []
    for (const [name, at] of [
      ['first', 1],
      ['third', 3],
      ['second', 2],
    ] as const) {
      entries = addEntry(entries, toEventEntry(name, undefined, at))
    }
    expect(names(entries)).toEqual(['third', 'second', 'first'])
    expect(new Set(entries.map(({ id }) => id)).size).toBe(3)
  })

  it('forgets the oldest beyond 200', () => {
    let entries: readonly Entry[] = []
    for (let at = 1; at <= 205; at += 1) entries = addEntry(entries, toEventEntry(`${at}`, {}, at))
    expect(entries).toHaveLength(200)
    expect(entries.at(-1)?.name).toBe('6')
  })

  it('filters by kind', () => {
    const entries = addEntry(
      addEntry([], toEventEntry('email_sent', {}, 1)),
      toSessionEntry(null, 2),
    )
    expect(names(filterEntries(entries, 'session'))).toEqual(['session'])
    expect(names(filterEntries(entries, null))).toEqual(['session', 'email_sent'])
  })
})

describe('an entry', () => {
  it('is not an error when a passkey request was aborted, which is how autofill ends', () => {
    const given = Object.assign(new Error('Another request took its place.'), {
      name: 'AbortError',
    })
    expect(toErrorEntry(given, 1)).toMatchObject({ kind: 'event', name: 'passkey request ended' })
    expect(toErrorEntry(new Error('Failed'), 1).kind).toBe('error')
  })

  it('shows the e-mail address of an event', () => {
    expect(toEventEntry('email_sent', { email: 'ada@example.com', type: 'x' }, 1).summary).toBe(
      'ada@example.com',
    )
  })

  it('shows the type and the message of an error from the service', () => {
    const error = Object.assign(new Error('long'), {
      error_type: 'otp_code_not_found',
      error_message: 'Invalid passcode, please try again.',
      status_code: 404,
    })
    expect(toErrorEntry(error, 1)).toMatchObject({
      name: 'otp_code_not_found',
      summary: 'Invalid passcode, please try again.',
      details: { status_code: 404 },
    })
    expect(toErrorEntry(new TypeError('broken'), 1)).toMatchObject({
      name: 'TypeError',
      summary: 'broken',
    })
  })

  it('never shows a token or a code', () => {
    const entry = toEventEntry(
      'OTP_AUTHENTICATE',
      { session: { a: [{ token: 's3cret' }] }, session_token: 's3cret', session_jwt: 's3cret' },
      1,
    )
    expect(JSON.stringify(entry)).not.toContain('s3cret')
  })
})
