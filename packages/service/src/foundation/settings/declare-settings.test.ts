import { Value } from 'typebox/value'
import { expect, test } from 'vitest'
import * as setting from './declare-settings.ts'

const endpoint = setting.group({
  id: setting.required(setting.text(8)),
  url: setting.text(64, (url) => (url.startsWith('https:') ? null : `must be https, got "${url}"`)),
  secretEnv: setting.secretVariable,
})
const shop = setting.group({
  isOpen: setting.flag(true),
  seats: setting.withDefault(setting.integer(1, 9), ({ security }) =>
    security === 'strict' ? 1 : 5,
  ),
  colours: setting.group({ text: setting.withDefault(setting.oneOf('dark', 'light'), 'dark') }),
  endpoints: setting.list(endpoint, { distinct: ({ id }) => id }),
})

test('a missing setting gets its default, also inside of a missing group, and null where it has none', () => {
  expect(shop.toConfig({}, {})).toEqual({
    isOpen: true,
    seats: 5,
    colours: { text: 'dark' },
    endpoints: [],
  })
  expect(shop.toConfig(undefined, { security: 'strict' }).seats).toBe(1)
  expect(shop.toConfig({ isOpen: false, endpoints: [{ id: 'a' }] }, {})).toMatchObject({
    isOpen: false,
    endpoints: [{ id: 'a', url: null, secretEnv: null }],
  })
})

test('the schema refuses a missing required setting, an unknown key and a value out of range', () => {
  const check = (written: unknown) => Value.Check(shop.schema, written)
  expect(check({})).toBe(true)
  expect(check({ endpoints: [{ id: 'a' }] })).toBe(true)
  expect(check({ endpoints: [{ url: 'https://a.example' }] })).toBe(false)
  expect(check({ isopen: true })).toBe(false)
  expect(check({ seats: 10 })).toBe(false)
  expect(check({ colours: { text: 'blue' } })).toBe(false)
})

test('a problem has the key of its setting, through groups and lists', () => {
  const endpoints = [{ id: 'a' }, { id: 'a', url: 'http://a.example' }]
  expect(setting.findProblemsOf({ shop }, { shop: { endpoints } }, {}, 'projects[0]')).toEqual([
    { key: 'projects[0].shop.endpoints', message: 'has "a" twice' },
    {
      key: 'projects[0].shop.endpoints[1].url',
      message: 'must be https, got "http://a.example"',
    },
  ])
  expect(shop.findProblems?.({ isOpen: true }, {})).toEqual([])
})

test('the variables of secrets are listed wherever settings name them', () => {
  const endpoints = [{ id: 'a', secretEnv: 'A_SECRET' }, { id: 'b' }]
  expect(shop.secretNames?.({ endpoints })).toEqual(['A_SECRET'])
  expect(shop.secretNames?.({})).toEqual([])
})

const byMail = setting.group({
  type: setting.required(setting.literal('mail')),
  address: setting.text(64, (text) => (text.includes('@') ? null : 'has no @')),
})
const byHook = setting.group({
  type: setting.required(setting.literal('hook')),
  secretEnv: setting.secretName(64, (secret) => (secret.length < 8 ? 'is too short' : null)),
})
const ways = setting.record(
  setting.converted(setting.union(byMail, byHook), ({ type }, { security }) => [type, security]),
)

test('a value of several kinds has the rules and secrets of its own kind', () => {
  const written = {
    first: { type: 'mail', address: 'ada' },
    second: { type: 'hook', secretEnv: 'SHORT' },
  } as const
  expect(Value.Check(ways.schema, written)).toBe(true)
  expect(Value.Check(ways.schema, { first: { type: 'mail', secretEnv: 'SHORT' } })).toBe(false)
  expect(ways.secretNames?.(written)).toEqual(['SHORT'])
  expect(ways.findProblems?.(written, { secrets: { SHORT: 'secret' } })).toEqual([
    { key: 'first.address', message: 'has no @' },
    { key: 'second.secretEnv', message: 'names SHORT, which is too short' },
  ])
  expect(ways.findProblems?.(written, { secrets: {} })).toHaveLength(1)
  expect(ways.toConfig(written, { security: 'strict' })).toEqual({
    first: ['mail', 'strict'],
    second: ['hook', 'strict'],
  })
})
