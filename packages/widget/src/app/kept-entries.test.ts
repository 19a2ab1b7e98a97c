import { expect, test } from 'vitest'
import { keepScreens } from '../flow/load-screens.ts'
import { methods } from '../methods/all-methods.ts'
import { toEntry, toScreen } from './kept-entries.ts'

/**
 * The screens of all methods behind Main: whether a user waits there for what was sent, and why one that does is not
 * kept. A new screen fails here until it is listed.
 */
const screens: Readonly<Record<string, 'kept' | 'is not waited on' | 'has a token'>> = {
  'crypto.connect': 'is not waited on',
  'crypto.sign': 'is not waited on',
  'crypto.others': 'is not waited on',
  'crypto.setup': 'is not waited on',
  'crypto.error': 'is not waited on',
  'crypto.success': 'is not waited on',
  'emailMagicLinks.sent': 'kept',
  'emailMagicLinks.success': 'is not waited on',
  // its page has what leads to it in its address, and the sign-in that it holds is a token
  'oauth.ask': 'has a token',
  'oauth.success': 'is not waited on',
  'otp.enterCode': 'kept',
  'otp.success': 'is not waited on',
  'passkeys.success': 'is not waited on',
  'passwords.enter': 'is not waited on',
  'passwords.resetSent': 'kept',
  'passwords.reset': 'has a token',
  'passwords.resetForm': 'has a token',
  'passwords.deadLink': 'has a token',
  'passwords.linkSent': 'has a token',
  'passwords.success': 'is not waited on',
}

const loadAll = async () => {
  const loaded = await Promise.all(
    methods.map(async ({ id, load }) => [id, await load?.()] as const),
  )
  return loaded.flatMap(([id, chunk]) => (chunk ? [[id, chunk.screens] as const] : []))
}

test('E7: of all screens behind Main, those that wait for what was sent are kept, unless they have a token', async () => {
  const all = await loadAll()
  const names = all.flatMap(([, { views }]) => Object.keys(views))
  expect(names.sort()).toEqual(Object.keys(screens).sort())
  const kept = all.flatMap(([, own]) => Object.keys(own.kept ?? {}))
  expect(kept.sort()).toEqual(names.filter((name) => screens[name] === 'kept'))
})

test('E7: a field that is not listed is not kept, nor the token that waits for another device', async () => {
  for (const [id, own] of await loadAll()) keepScreens(id, own)
  const screen = {
    name: 'emailMagicLinks.sent',
    email: 'ada@example.com',
    sentAt: Date.now(),
    code_id: 'code-1',
    other_device: { poll_token: 'secret', number: '42' },
    token: 'secret',
  }
  const entry = toEntry(screen, {})
  expect(entry?.endsAt).toBe(screen.sentAt + 30 * 60_000)
  expect(JSON.stringify(entry)).not.toContain('secret')
  const { name, email, sentAt, code_id } = screen
  expect(entry && toScreen(entry)).toEqual({ name, email, sentAt, code_id })
})
