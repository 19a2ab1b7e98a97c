import { describe, expect, test } from 'vitest'
import { english } from './english.ts'
import { joinRooms } from './join-rooms.ts'
import { loadLanguage } from './load-language.ts'
import { takeLanguage } from './take-language.ts'

const german = { 'login.title': 'Anmelden' }
const loaders = {
  './de/index.ts': async () => ({ texts: german }),
  './pt-BR/index.ts': async () => ({ texts: {} }),
  './xx/index.ts': async () => {
    throw new Error('The file is missing.')
  },
}

describe('the language of a widget', () => {
  test.each([
    ['de', 'de'],
    ['de-AT', 'de'],
    ['PT_br', 'pt-BR'],
  ])('for "%s" is %s, whose plurals and dates it uses', async (wanted, locale) => {
    expect((await loadLanguage(wanted, loaders)).locale).toBe(locale)
  })

  test('has its own texts', async () => {
    expect((await loadLanguage('de', loaders)).texts).toBe(german)
  })

  test.each(['it', '', 'constructor', '../de', '1'])(
    'is English for "%s", which it does not have',
    async (wanted) => expect(await loadLanguage(wanted, loaders)).toBe(english),
  )

  test('cannot be loaded without its file', async () => {
    await expect(loadLanguage('xx', loaders)).rejects.toThrow('The file is missing.')
  })

  test.each([undefined, '', 'en', 'EN', 'en-GB', 'en_US'])(
    'is English at once for %j',
    (wanted) => {
      const onLoad = () => expect.unreachable('English needs no file.')
      expect(takeLanguage(wanted, onLoad)).toBe(english)
    },
  )

  test('is unknown until it is loaded, then known to every widget that waits for it', async () => {
    const loads = ['first', 'second'].map(
      () => new Promise<void>((onLoad) => expect(takeLanguage('qqq', onLoad)).toBeUndefined()),
    )
    await Promise.all(loads)
    expect(takeLanguage('qqq', () => expect.unreachable('It is loaded.'))).toBe(english)
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
