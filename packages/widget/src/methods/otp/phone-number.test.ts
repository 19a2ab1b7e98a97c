import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { awaitParser, parsePhone, submitLimitMs, typingLimitMs } from './phone-number.ts'
import * as parser from './phone-parser.ts'

const never = () => new Promise<never>(() => {})
const typed = { region: 'US', text: '(415) 555-0132' }

describe('a number at its submit', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('is what the parser says', async () => {
    const load = async () => parser
    expect(await parsePhone(typed, load)).toMatchObject({ isValid: true, number: '+14155550132' })
    const impossible = await parsePhone({ region: 'US', text: '123' }, load)
    expect(impossible.isValid).toBe(false)
  })

  test('is assumed to be valid when the parser takes two seconds', async () => {
    const parsing = parsePhone({ region: 'US', text: '123' }, never)
    let isDone = false
    void parsing.then(() => {
      isDone = true
    })
    await vi.advanceTimersByTimeAsync(submitLimitMs - 1)
    expect(isDone).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await parsing).toMatchObject({ isValid: true, number: '+1123', international: '+1123' })
  })

  test.each([
    ['cannot be loaded', () => Promise.reject(new TypeError('offline'))],
    [
      'fails',
      async () => ({
        ...parser,
        parse: () => {
          throw new Error('no such country')
        },
      }),
    ],
  ])('is assumed to be valid when the parser %s', async (_, load) => {
    expect(await parsePhone(typed, load)).toMatchObject({ isValid: true, number: '+14155550132' })
  })

  test.each(['', ' ', '+', '00', 'call me', '\u200B'])(
    'A7: is never assumed of %j, which has no digits',
    async (text) => {
      const load = () => Promise.reject(new TypeError('offline'))
      expect(await parsePhone({ region: 'US', text }, load)).toMatchObject({ isValid: false })
    },
  )

  test('is left as it is typed when the parser takes ten seconds', async () => {
    let isDone = false
    const waiting = awaitParser(typingLimitMs, never).finally(() => {
      isDone = true
    })
    await vi.advanceTimersByTimeAsync(9_999)
    expect(isDone).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await waiting).toBeNull()
  })

  test.each([
    ['GB', '020 7946 0958', '+4402079460958'],
    ['US', '+44 20 7946 0958', '+442079460958'],
    ['US', '0044 20 7946 0958', '+442079460958'],
    ['DE', '٠٣٠ ١٢٣٤٥٦', '+49030123456'],
    ['ZZ', '415 555 0132', '+14155550132'],
  ])(
    'without the parser it is the code of %s and the digits of "%s"',
    async (region, text, number) => {
      const refused = () => Promise.reject(new Error('blocked'))
      expect(await parsePhone({ region, text }, refused)).toMatchObject({ isValid: true, number })
    },
  )
})
