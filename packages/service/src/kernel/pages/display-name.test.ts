import { expect, test } from 'vitest'
import { toDisplayName, toNameHtml } from './display-name.ts'

test('a name is text, isolated from what surrounds it', () => {
  expect(toNameHtml('Field <notes>')).toBe('<bdi>Field &lt;notes&gt;</bdi>')
})

test('a name cannot change the direction of a page or break its line', () => {
  expect(toDisplayName('evil\u202e.moc\n\u2066x\u200f')).toBe('evil.mocx')
})

test('a name of 64 characters stays whole, a longer one is cut and whole in its title', () => {
  const name = '🦉'.repeat(64)
  expect(toDisplayName(name)).toBe(name)
  expect(toDisplayName(`${name}a`)).toBe(`${name}…`)
  expect(toNameHtml('a'.repeat(65))).toBe(`<bdi title="${'a'.repeat(65)}">${'a'.repeat(64)}…</bdi>`)
})
