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
  it('is a page', () => {
    expect(toSnippet('HTML', facts)).toBe(`<div id="sign-in"></div>
<script type="module">
  import { StytchUIClient } from 'http://localhost:3000/portico.js';

  const portico = new StytchUIClient('public-token-test-1');
  portico.mountLogin({
    elementId: '#sign-in',
    config: {
      products: ['otp'],
      otpOptions: { methods: ['email'] },
    },
  });
</script>
`)
  })

  it('takes ten lines for the configuration that the page starts with', () => {
    const { config } = createDrafts()
    expect(
      toSnippet('HTML', { ...facts, config: config.value })
        .trimEnd()
        .split('\n'),
    ).toHaveLength(10)
  })

  it('names the service where no script came from it', () => {
    expect(toSnippet('npm', facts)).toContain("customBaseUrl: 'http://localhost:3000',")
  })

  it('imports exactly the themes that it names', () => {
    const dark = toSnippet('HTML', { ...facts, theme: { ...facts.theme, mode: 'dark' } })
    expect(dark).toContain('{ StytchUIClient, defaultDarkTheme }')
    expect(dark).toContain('presentation: { theme: defaultDarkTheme },')
    const edited = editToken({ ...facts.theme, mode: 'both' }, 'dark', 'primary', '#FFF')
    const both = toSnippet('HTML', { ...facts, theme: edited })
    expect(both).toContain('{ StytchUIClient, defaultTheme }')
    expect(both).toContain("theme: [defaultTheme, { 'color-scheme': 'dark', primary: '#FFF' }]")
  })

  it('cannot be broken out of by a text of the config', () => {
    const strings = { 'login.title': "</script><script>alert('1')" }
    expect(toSnippet('HTML', { ...facts, strings }).match(/<\/script>/g)).toHaveLength(1)
  })

  it.each(['HTML', 'npm'] as const)('is JavaScript, whatever the editors say: %s', (kind) => {
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
      () => new Function('StytchUIClient', 'defaultTheme', 'defaultDarkTheme', body),
    ).not.toThrow()
  })
})
