import { afterEach, describe, expect, test, vi } from 'vitest'
import type { LanguageTexts, LoadedLanguage } from './english.ts'
import { joinRooms } from './join-rooms.ts'
import { takeLanguage } from './take-language.ts'

const texts = { 'login.title': 'Anmelden' }
const english = { texts: {}, locale: 'en' }

/** Takes a language whose file `load` brings. */
function take(tag: string, load: () => Promise<LanguageTexts>) {
  const loads: LoadedLanguage[] = []
  const taken = takeLanguage({ tag, locale: `${tag}-AT` }, (language) => loads.push(language), load)
  return { taken, loads }
}

const unreachable = () => expect.unreachable('It is loaded.')

describe('the language of a widget', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  test('is English at once, without a file, with the region that was asked for', () => {
    const { taken } = take('en', unreachable)
    expect(taken).toEqual({ texts: {}, locale: 'en-AT' })
  })

  test('is unknown until its file is loaded, then known to every widget that waits for it, and at once', async () => {
    const [first, second] = [
      take('de', async () => ({ texts })),
      take('de', async () => ({ texts })),
    ]
    expect([first.taken, second.taken]).toEqual([undefined, undefined])
    await vi.waitFor(() => expect(first.loads.length + second.loads.length).toBe(2))
    expect([...first.loads, ...second.loads]).toEqual([
      { texts, locale: 'de-AT' },
      { texts, locale: 'de-AT' },
    ])
    expect(take('de', unreachable).taken).toEqual({ texts, locale: 'de-AT' })
  })

  test('is English if its file fails to load', async () => {
    const { taken, loads } = take('x1', () => Promise.reject(new Error('The file is missing.')))
    expect(taken).toBeUndefined()
    await vi.waitFor(() => expect(loads).toEqual([english]))
  })

  test('is English if its file takes too long; what arrives later is for the next widget', async () => {
    vi.useFakeTimers()
    let arrive = (_: LanguageTexts) => {}
    const file = new Promise<LanguageTexts>((resolve) => {
      arrive = resolve
    })
    const { loads } = take('x2', () => file)
    await vi.advanceTimersByTimeAsync(2_999)
    expect(loads).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(loads).toEqual([english])
    arrive({ texts })
    await file
    expect(take('x2', unreachable).taken).toEqual({ texts, locale: 'x2-AT' })
  })
})

test('a language joins the texts of all its rooms', () => {
  const main = { tabText: { 'tab.email': 'E-Mail' }, projectText: { 'login.toProject': 'zu' } }
  expect(joinRooms({ './main.ts': main, './otp.ts': { otpText: { 'otp.code': 'Code' } } })).toEqual(
    {
      'tab.email': 'E-Mail',
      'login.toProject': 'zu',
      'otp.code': 'Code',
    },
  )
})
