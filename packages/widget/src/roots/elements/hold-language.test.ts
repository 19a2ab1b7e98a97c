import { afterEach, expect, test, vi } from 'vitest'
import { loadTexts } from '../../locales/loaders.ts'
import { holdLanguage } from './hold-language.ts'

/** Creates an element in a page that says its language, in a browser that prefers another. */
function createElement(said: { page: string | null; browser: string }) {
  vi.stubGlobal('navigator', { languages: [said.browser] })
  const element = {
    shadowRoot: null,
    querySelector: () => null,
    closest: () => (said.page === null ? null : { getAttribute: () => said.page }),
    getRootNode: () => ({}),
  }
  return element as unknown as Element // what is read of an element
}

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['of `locale`', { locale: 'it', page: 'da', browser: 'fi' }, 'it'],
  [
    'of the page without `locale`, whatever the browser prefers',
    { page: 'da', browser: 'fi' },
    'da',
  ],
  ['of the browser if the page says none', { page: null, browser: 'fi' }, 'fi'],
])('the language is that %s, and is there only once its file is loaded', async (_, said, tag) => {
  await loadTexts(tag) // read from the disk before, so that it takes no time
  const loaded = vi.fn()
  const held = holdLanguage(createElement(said), loaded)
  const options = 'locale' in said ? { locale: said.locale } : {}
  expect(held.take(options)).toBeUndefined()
  await vi.waitFor(() => expect(loaded).toHaveBeenCalled())
  const language = held.take(options)
  expect(language?.locale).toBe(tag)
  expect(Object.keys(language?.texts ?? {})).toContain('login.title')
})

test('a page that changes its language does not change that of a widget, until it is chosen anew', () => {
  const said = { page: 'en', browser: 'fi' }
  const held = holdLanguage(createElement(said), () => {})
  expect(held.take({})?.locale).toBe('en')
  said.page = 'en-GB'
  expect(held.take({})?.locale).toBe('en')
  held.forget()
  expect(held.take({})?.locale).toBe('en-GB')
})
