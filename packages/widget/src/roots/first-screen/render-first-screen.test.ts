import { expect, test } from 'vitest'
import { served } from '../sign-in/served.ts'
import { renderFirstScreen } from './render-first-screen.ts'

const config = { products: ['emailMagicLinks'] } as const

test.each([
  ['en', 'ltr', 'Sign up or log in'],
  ['de-AT', 'ltr', 'Registrieren oder anmelden'],
  ['ar', 'rtl', 'إنشاء حساب أو تسجيل الدخول'],
])('the screen in %s says its language and its direction, %s', (locale, direction, heading) => {
  const screen = renderFirstScreen(served, { config, locale })
  const [root] = /<div class="st-root[^>]*>/.exec(screen.html) ?? []
  expect(root).toContain(` lang="${locale}"`)
  expect(root).toContain(` dir="${direction}"`)
  expect(screen.html).toContain(heading)
  expect(screen.locale).toBe(locale)
})

test('the host’s texts replace those of the language', () => {
  const { html } = renderFirstScreen(served, {
    config,
    locale: 'de',
    strings: { 'login.title': 'Willkommen' },
  })
  expect(html).toContain('Willkommen')
  expect(html).not.toContain('Registrieren oder anmelden')
  expect(html).toContain('Weiter mit E-Mail')
})

test('the styles are those of the widget, of the theme and of its own rules', () => {
  const { css } = renderFirstScreen(served, {
    config,
    presentation: { theme: { primary: '#123456', css: '& h1{letter-spacing:1px}' } },
  })
  expect(css).toContain('.st-button')
  expect(css).toContain('#123456')
  expect(css).toContain('h1{letter-spacing:1px}')
})
