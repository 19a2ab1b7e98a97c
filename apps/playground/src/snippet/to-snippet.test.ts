import { describe, expect, it } from 'vitest'
import { createDrafts } from '../config/drafts.ts'
import { editToken } from '../theme/theme-state.ts'
import { type SnippetFacts, toSnippet } from './to-snippet.ts'

const facts: SnippetFacts = {
  origin: 'http://localhost:3000',
  publicToken: 'public-token-test-1',
  config: { products: ['otp'], otpOptions: { methods: ['email'] } },
  styles: {},
  strings: {},
  theme: { mode: 'light', edits: { light: {}, dark: {} } },
}

describe('the snippet', () => {
  it('is a complete small app: it signs in, shows who is signed in, and signs out', () => {
    expect(toSnippet('HTML', facts)).toBe(`<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>Sign in</title>
<link rel="modulepreload" href="http://localhost:3000/portico.js" />
<portico-sign-in></portico-sign-in>
<p id="person" hidden>Signed in as <b></b> <button>Sign out</button></p>
<script type="module">
  import { Portico } from 'http://localhost:3000/portico.js';

  const portico = new Portico('public-token-test-1');
  const options = {
    client: portico,
    config: {
      products: ['otp'],
      otpOptions: { methods: ['email'] },
    },
  };
  const signIn = document.querySelector('portico-sign-in');
  const person = document.querySelector('#person');
  signIn.render(options);

  // Who is signed in, after a reload as well.
  const show = () => {
    const user = portico.user.getSync();
    signIn.hidden = !!user;
    person.hidden = !user;
    person.querySelector('b').textContent =
      user?.emails[0]?.email ?? user?.phone_numbers[0]?.phone_number ?? user?.user_id;
  };
  portico.onStateChange(show);
  show();
  person.querySelector('button').onclick = () => portico.session.revoke();
</script>
`)
  })

  it.each([
    ['emailMagicLinks', true],
    ['passwords', true],
    ['oauth', true],
    ['otp', false],
    ['passkeys', false],
  ])(
    'finishes what leads back to the page, and says nothing of where that is: %s',
    (product, is) => {
      for (const kind of ['HTML', 'npm', 'React'] as const) {
        const snippet = toSnippet(kind, { ...facts, config: { products: [product] } })
        expect(snippet.includes('.authenticateByUrl({ session_duration_minutes: 60 })')).toBe(is)
        expect(snippet).not.toContain('RedirectURL')
      }
    },
  )

  it.each(['HTML', 'npm', 'React'] as const)(
    'E11: names a user without an address by their number, or else by their id: %s',
    (kind) => {
      const shown = /\?\? user\??\.phone_numbers\[0\]\?\.phone_number \?\? user\??\.user_id/
      expect(toSnippet(kind, facts)).toMatch(shown)
    },
  )

  it('keeps a redirect URL that the configuration sets', () => {
    const emailMagicLinksOptions = { loginRedirectURL: 'https://a.example/in' }
    const config = { products: ['emailMagicLinks'], emailMagicLinksOptions }
    const snippet = toSnippet('React', { ...facts, config })
    expect(snippet).toContain("loginRedirectURL: 'https://a.example/in'")
    expect(snippet).not.toContain('signupRedirectURL')
  })

  it('sets customBaseUrl when no script is loaded from the service', () => {
    expect(toSnippet('npm', facts)).toContain("customBaseUrl: 'http://localhost:3000',")
  })

  it('imports exactly the themes that it uses', () => {
    const dark = toSnippet('HTML', { ...facts, theme: { ...facts.theme, mode: 'dark' } })
    expect(dark).toContain('{ defaultDarkTheme, Portico }')
    expect(dark).toContain('presentation: { theme: defaultDarkTheme },')
    const edited = editToken({ ...facts.theme, mode: 'both' }, 'dark', 'primary', '#FFF')
    const both = toSnippet('HTML', { ...facts, theme: edited })
    expect(both).toContain('{ defaultTheme, Portico }')
    expect(both).toContain("theme: [defaultTheme, { 'color-scheme': 'dark', primary: '#FFF' }]")
  })

  it('imports the quartz themes, from a separate file when there is no build', () => {
    const theme = { ...facts.theme, mode: 'both', preset: 'quartz' } as const
    const html = toSnippet('HTML', { ...facts, theme })
    expect(html).toContain("import { Portico } from 'http://localhost:3000/portico.js';")
    expect(html).toContain(
      "import { quartzDarkTheme, quartzTheme } from 'http://localhost:3000/quartz.js';",
    )
    expect(html).toContain('presentation: { theme: [quartzTheme, quartzDarkTheme] },')
    const edited = editToken({ ...theme, mode: 'light' }, 'light', 'primary', '#5B2A86')
    const npm = toSnippet('npm', { ...facts, theme: edited })
    expect(npm).toContain("theme: { ...quartzTheme, primary: '#5B2A86' }")
    expect(npm).toContain("definePorticoElements, Portico, quartzTheme } from '@portico/widget'")
    expect(npm).not.toContain('quartzDarkTheme')
  })

  it('escapes a text that contains a closing script tag', () => {
    const strings = { 'login.title': "</script><script>alert('1')" }
    expect(toSnippet('HTML', { ...facts, strings }).match(/<\/script>/g)).toHaveLength(1)
  })

  it.each(['HTML', 'npm'] as const)(
    'is valid JavaScript with a configuration, styles, texts and a theme: %s',
    (kind) => {
      const { config } = createDrafts()
      const snippet = toSnippet(kind, {
        ...facts,
        config: config.value,
        styles: { colors: { primary: '#19303D' }, logo: { logoImageUrl: '/logo.svg' } },
        strings: { 'login.title': "It's you" },
        theme: editToken({ ...facts.theme, mode: 'both' }, 'light', 'rounded-base', '0px'),
      })
      const script = /<script type="module">([\s\S]*)<\/script>/.exec(snippet)?.[1] ?? snippet
      const body = script.replace(/^\s*import [^;]*;/m, '')
      expect(
        () =>
          new Function(
            'Portico',
            'definePorticoElements',
            'defaultTheme',
            'defaultDarkTheme',
            body,
          ),
      ).not.toThrow()
    },
  )
})
