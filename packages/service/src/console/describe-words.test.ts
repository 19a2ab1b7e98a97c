import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCatalogue } from '@portico/contract/schemas'
import { expect, test } from 'vitest'
import { credentialKinds, methodProofs } from '../declarations/all-declarations.ts'
import { auditActions } from '../kernel/audit/actions.ts'
import { describeWords, toNameIn } from './describe-words.ts'
import { toRefusal } from './refusal-words.ts'

/** The folders of the rules that write entries of the audit log. */
const folders = ['accounts', 'back-end', 'identity-provider', 'methods'].map((one) =>
  join(import.meta.dirname, '..', one),
)

const readSources = () =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  )

/** The methods by which refused sign-ins are recorded. */
const readMethods = () =>
  readSources().flatMap((source) =>
    [...source.matchAll(/recordFailures\([^']{1,80}'([a-z_]+)'/g)].map(
      ([, method]) => method ?? '',
    ),
  )

/** The reasons that the rules write: `reason: 'not_me'`, `const reason = 'not_me'`, `reason: 'a_b' | 'c_d'`. */
function readReasons(): string[] {
  const written = readSources().flatMap((source) => [
    ...source.matchAll(/reason(?::| =)\s+((?:\|?\s*'[a-z_]+'\s*)+)/gi),
  ])
  return [...new Set(written.flatMap(([, list]) => list?.match(/[a-z_]+/g) ?? []))].toSorted()
}

test('every way to sign in, every channel and every action has German words', () => {
  const names = [
    ...readMethods(),
    ...credentialKinds.map(({ title }) => title),
    ...methodProofs.flatMap(([, { type, deliveryMethod = type }]) => [type, deliveryMethod]),
    ...['email', 'sms', 'whatsapp', 'webhook', 'e-mail', 'imported', 'impersonated'],
  ]
  expect(names).toEqual(expect.arrayContaining(['password_reset', 'webauthn', 'totp']))
  for (const name of names) {
    expect(toNameIn('de', name)).not.toBe(name.replaceAll('_', ' '))
  }
  const { actions } = describeWords.de
  expect(Object.keys(actions)).toEqual(expect.arrayContaining([...auditActions]))
})

test('every reason that the rules write has words in both languages, and no words are left over', () => {
  const reasons = readReasons()
  expect(reasons).toContain('wrong_number')
  expect(Object.keys(describeWords.en.reasons).toSorted()).toEqual(reasons)
  expect(Object.keys(describeWords.de.reasons).toSorted()).toEqual(reasons)
})

test('every refused proof has words of its own in both languages, and every other error says that the call does not fit', () => {
  for (const [type, { status }] of Object.entries(errorCatalogue)) {
    const [english, german] = [toRefusal('en', type), toRefusal('de', type)]
    expect([type, german]).not.toEqual([type, english])
    if (status !== 401) continue
    expect([type, english.includes(type), german.includes(type)]).toEqual([type, false, false])
  }
})

test('the name of a method comes from the method’s own texts', () => {
  expect(toNameIn('de', 'webauthn')).toBe('Passkey')
  expect(toNameIn('de', 'crypto wallet')).toBe('Krypto-Wallet')
  expect(toNameIn('de', 'magic_link')).toBe('Link in einer E-Mail')
  // its proofs have several names
  expect(toNameIn('de', 'otp')).toBe('Einmalcode')
})

test('a name without words of its own stays as it is, also one of a built-in property', () => {
  expect(toNameIn('en', 'magic_link')).toBe('magic link')
  expect(toNameIn('de', 'constructor')).toBe('constructor')
})
