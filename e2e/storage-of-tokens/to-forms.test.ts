import { describe, expect, test } from 'vitest'
import { holds } from './to-forms.ts'

const token = { name: 'token', value: 'pTZs53VLmD8FU9AMFV8L2MDEDha6R2SkWqNxXOeJDZU' }
const code = { name: 'code', value: '482913' }

describe('a secret is recognised in', () => {
  test.each([
    ['plain', `x=${token.value};`],
    ['in base64', Buffer.from(`public:${token.value}`).toString('base64')],
    ['in base64, at another offset', Buffer.from(`publics:${token.value}`).toString('base64')],
    ['in base64url', Buffer.from(`ab${token.value}?`).toString('base64url')],
    ['in hex', Buffer.from(token.value).toString('hex')],
    ['as its decoded bytes, in hex', Buffer.from(token.value, 'base64url').toString('hex')],
    ['percent-encoded', [...token.value].map((c) => `%${c.charCodeAt(0).toString(16)}`).join('')],
  ])('%s', (_, text) => expect(holds(text, token)).toBe(true))

  test('a code by itself, but not inside another number', () => {
    expect(holds('{"code":"482913"}', code)).toBe(true)
    expect(holds(Buffer.from('482913').toString('base64'), code)).toBe(true)
    expect(holds('1748291355 a482913f', code)).toBe(false)
  })

  test('no truncated copy', () => {
    expect(holds('pTZs53VLmD8FU9AMFV8L2MDEDha6R2Sk', token)).toBe(false)
  })
})
