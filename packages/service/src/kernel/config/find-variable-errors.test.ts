import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findVariableErrors } from './find-variable-errors.ts'

const documentation = new URL('../../../../../docs/configuration.md', import.meta.url)

test('every documented variable is known, so that it is never reported as a typo', () => {
  const [, section = ''] = readFileSync(documentation, 'utf8').split('\n## The environment\n')
  const rows = (section.split('\n## ')[0] ?? '').split('\n').filter((row) => row.startsWith('| `'))
  const names = rows
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)])
    .map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(10)
  const env = Object.fromEntries(names.map((name) => [name.slice(0, -1), 'x']))
  const mistyped = findVariableErrors(env, [])
  const documented = findVariableErrors(Object.fromEntries(names.map((name) => [name, 'x'])), [])
  expect(documented).toEqual({ problems: [], notes: [] })
  expect(mistyped.problems.length + mistyped.notes.length).toBeGreaterThan(0)
})
