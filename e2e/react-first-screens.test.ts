/**
 * React takes over the elements of a first screen only if they are those that it would render itself. The screens in a
 * page's HTML come from another renderer, so both are compared for every combination of methods.
 */
import { takeTurns } from '@portico/testkit/run'
import { expect } from 'vitest'
import * as byReact from '../packages/widget/src/first-screen.ts'

const test = takeTurns(import.meta.url)

const built = new URL('../packages/widget/dist/first-screen/index.js', import.meta.url)
const byBuild: typeof byReact = await import(built.href)

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

/** Compares the first screen of a root under every combination of methods. @returns how many screens there were */
function compare(root: string, chosen: typeof sets) {
  let [compared, withField] = [0, 0]
  for (const set of chosen) {
    for (const methods of set.includes('otp') ? ways : [[]]) {
      for (const more of texts) {
        const config = {
          products: set,
          otpOptions: { methods },
          oauthOptions: { providers: [{ type: 'google' }, { type: 'github' }] },
        } as Parameters<typeof byReact.renderFirstScreen>[1]['config'] & object // the lists are written as constants
        const options = { config, ...more }
        const render = ({ servedRoots, renderFirstScreen }: typeof byReact) => {
          const served = servedRoots.get(root)
          if (!served) throw new Error(`${root} declares no first screen.`)
          try {
            return normalize(renderFirstScreen(served, options).html)
          } catch (error) {
            return String(error)
          }
        }
        const html = render(byBuild)
        expect(html, JSON.stringify(options)).toBe(render(byReact))
        compared += 1
        if (html.includes('<input')) withField += 1
      }
    }
  }
  return { compared, withField }
}

test('every first screen is the same in the page’s HTML as React renders it', () => {
  const { compared, withField } = compare('sign-in', sets)
  expect(compared).toBeGreaterThan(400)
  expect(withField).toBeGreaterThan(200)
})

const roots = [...byReact.servedRoots.keys()]

test('both renderers know the same roots', () => {
  expect([...byBuild.servedRoots.keys()]).toEqual(roots)
  expect(roots).toEqual(expect.arrayContaining(['passkeys', 'sign-in']))
})

// two sets a root: its screen is Main, which the test above compares in full, or it has no products
test.each(roots)('so is the first screen of %s', (root) => {
  expect(compare(root, [['emailMagicLinks'], ['otp', 'oauth']]).compared).toBe(10)
})
