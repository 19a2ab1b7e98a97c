import { ownTags, specifiedTags, standaloneExports } from '@portico/testkit/specification'
import { expect, test, vi } from 'vitest'
import * as npm from './index.ts'
import * as tags from './roots/elements/tags.ts'
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

test('`portico.js` exports these names, and no others', () => {
  expect(Object.keys(standalone).sort()).toEqual([...standaloneExports].sort())
})

test('`portico.js` exports every name of the npm entry except the theme presets', () => {
  const { shadcnTheme: _, quartzTheme: _light, quartzDarkTheme: _dark, ...shared } = npm
  expect(Object.keys(standalone).sort()).toEqual(Object.keys(shared).sort())
})

test('the Portico names are the same objects as the Stytch names', () => {
  expect(npm.Portico).toBe(npm.StytchUIClient)
  expect(standalone.Portico).toBe(standalone.StytchUIClient)
})

test('the custom elements have the names that host pages style and query', () => {
  expect(
    Object.values(tags)
      .map(({ tag }) => tag)
      .sort(),
  ).toEqual([...specifiedTags].sort())
})

test('the Portico elements are defined once, each as a subclass of the class that it has in the entry', () => {
  npm.definePorticoElements()
  expect([...defined.keys()].sort()).toEqual([...ownTags].sort())
  const bases = [...defined.values()].map((it) => Object.getPrototypeOf(it))
  expect(bases).toEqual([
    npm.StytchUI,
    npm.StytchResetPassword,
    npm.PorticoPasskeys,
    npm.StytchIdentityProvider,
  ])
})
