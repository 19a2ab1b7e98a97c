import { nameErrors } from '@portico/client'
import { ownTags, specifiedTags, standaloneExports } from '@portico/testkit/specification'
import { expect, test, vi } from 'vitest'
import * as npm from './index.ts'
import * as roots from './roots/index.ts'
import * as standalone from './standalone.ts'

/** What the entry defines when it is loaded, as it is in a page. */
const defined = vi.hoisted(() => {
  const elements = new Map<string, unknown>()
  vi.stubGlobal('customElements', {
    get: (tag: string) => elements.get(tag),
    define(tag: string, ElementClass: unknown) {
      if (elements.has(tag)) throw new Error(`${tag} is defined already`)
      elements.set(tag, ElementClass)
    },
  })
  return elements
})

/** The tags of all elements, in the order of the registry. */
const tags = Object.values(roots).flatMap((exported): readonly string[] =>
  'tags' in exported ? exported.tags : [],
)

/** What a root beyond those of the specification exports: its element and its mount function, both named after its tag. */
const furtherTags = [...new Set(tags)].filter((tag) =>
  [...specifiedTags, ...ownTags].every((known) => known !== tag),
)
const furtherNames = furtherTags.flatMap((tag) => {
  const name = tag
    .replace('portico', '')
    .replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  return [`Portico${name}`, `mount${name}`]
})

test('`portico.js` exports these names, and no others', () => {
  const names = new Set([...standaloneExports, ...furtherNames])
  expect(Object.keys(standalone).sort()).toEqual([...names].sort())
})

test('`portico.js` exports every name of the npm entry except the theme presets and what is a file of its own', () => {
  const { shadcnTheme: _, quartzTheme: _light, quartzDarkTheme: _dark, ...known } = npm
  const { requireSession: _question, ...shared } = known
  expect(Object.keys(standalone).sort()).toEqual(Object.keys(shared).sort())
})

test.each([
  ['npm', npm],
  ['portico.js', standalone],
])('the compatible names of the %s entry are ours', (_, entry) => {
  expect(entry).toMatchObject({
    StytchEventType: entry.PorticoEventType,
    StytchUI: entry.PorticoSignIn,
    StytchResetPassword: entry.PorticoResetPassword,
    StytchIdentityProvider: entry.PorticoConsent,
    StytchHeadlessClient: entry.StytchClient,
    createStytchHeadlessClient: entry.createStytchClient,
  })
  expect(entry.StytchUIClient.prototype).toBeInstanceOf(entry.Portico)
  expect(entry.StytchClient.prototype).toBeInstanceOf(entry.PorticoClient)
})

test.each([
  ['npm', npm],
  ['portico.js', standalone],
])('a client of the %s entry reports errors by the names that its page uses', (_, entry) => {
  const findName = (Client: typeof entry.Portico | typeof entry.PorticoClient) => {
    try {
      return new Client('public-token-test-1', { customBaseUrl: 'http://localhost' }) && ''
    } catch (error) {
      // refused, since there is no window
      return error instanceof Error ? error.name : ''
    }
  }
  nameErrors('Portico')
  try {
    expect([entry.Portico, entry.PorticoClient].map(findName)).toEqual([
      'PorticoSDKUsageError',
      'PorticoSDKUsageError',
    ])
    expect(findName(entry.StytchUIClient)).toBe('StytchSDKUsageError')
    nameErrors('Portico')
    expect(findName(entry.StytchClient)).toBe('StytchSDKUsageError')
  } finally {
    nameErrors('Portico')
  }
})

test('the custom elements have the names that host pages style and query', () => {
  const compatible = new Set(tags.filter((tag) => tag.startsWith('stytch-')))
  expect([...compatible].sort()).toEqual([...specifiedTags].sort())
})

test('the Portico elements are defined once, each as a subclass of the class that it has in the entry', () => {
  npm.definePorticoElements()
  expect([...defined.keys()].sort()).toEqual([...ownTags, ...furtherTags].sort())
  const bases = ownTags.map((tag) => Object.getPrototypeOf(defined.get(tag)))
  expect(bases).toEqual([
    npm.PorticoSignIn,
    npm.PorticoResetPassword,
    npm.PorticoPasskeys,
    npm.PorticoConsent,
  ])
})
