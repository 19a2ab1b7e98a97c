/**
 * React takes over the elements of a first screen only if they are those that it would render itself. The screens in a
 * page's HTML come from another renderer, so both are compared for every combination of methods.
 */
import { expect, test } from 'vitest'
import { renderFirstScreen as renderByReact } from '../packages/widget/src/roots/first-screen/render-first-screen.ts'

const built = new URL('../packages/widget/dist/first-screen/index.js', import.meta.url)
const { renderFirstScreen: renderByBuild }: { renderFirstScreen: typeof renderByReact } =
  await import(built.href)

const products = ['emailMagicLinks', 'otp', 'passwords', 'passkeys', 'oauth', 'crypto'] as const
const ways = [['email'], ['sms'], ['whatsapp', 'email'], ['email', 'sms']] as const
const texts = [
  {},
  {
    strings: {
      'login.title': 'Welcome to <Fieldnotes> & "friends"',
      'button.continueWithEmail': 'Go\u00a0on',
    },
    presentation: { options: { hideHeaderText: false } },
    styles: { logo: { logoImageUrl: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' } },
  },
] as const

/** Every set of products, in the order of the list and in the reverse one. */
const sets = Array.from({ length: 2 ** products.length - 1 }, (_, bits) =>
  products.filter((_name, place) => (bits + 1) & (1 << place)),
).flatMap((set) => [set, [...set].reverse()])

/**
 * A text as React must find it: attributes in any order, absent ones, and the number of the widget aside. Comments stay,
 * because React separates neighbouring texts by them, and finds two texts where it wrote one.
 */
const normalize = (html: string) =>
  html
    .replaceAll(/st-(theme-)?\d+/g, 'st-n')
    .replaceAll(/<(\w+)((?: [\w-]+(?:="[^"]*")?)*) ?\/?>/g, (_, name: string, written: string) => {
      const attributes = [...written.matchAll(/ ([\w-]+)(?:="([^"]*)")?/g)]
        .map(([, key = '', value = '']) => `${key.toLowerCase()}=${value.replace(/;$/, '')}`)
        .sort()
      return `\n<${[name, ...attributes].join(' ')}>`
    })
    .replaceAll(/&(#x27|#39|quot);/g, (_, code: string) => (code === 'quot' ? '"' : "'"))
    .replaceAll('&gt;', '>')

test('every first screen is the same in the page’s HTML as React renders it', () => {
  let [compared, withField] = [0, 0]
  for (const set of sets) {
    for (const methods of set.includes('otp') ? ways : [[]]) {
      for (const more of texts) {
        const config = {
          products: set,
          otpOptions: { methods },
          oauthOptions: { providers: [{ type: 'google' }, { type: 'github' }] },
        } as Parameters<typeof renderByReact>[0]['config'] & object // the lists are written as constants
        const options = { config, ...more }
        const render = (by: typeof renderByReact) => {
          try {
            return normalize(by(options).html)
          } catch (error) {
            return String(error)
          }
        }
        const html = render(renderByBuild)
        expect(html, JSON.stringify(options)).toBe(render(renderByReact))
        compared += 1
        if (html.includes('<input')) withField += 1
      }
    }
  }
  expect(compared).toBeGreaterThan(400)
  expect(withField).toBeGreaterThan(200)
})
