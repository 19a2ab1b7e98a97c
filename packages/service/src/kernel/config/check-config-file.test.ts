import { expect, test } from 'vitest'
import { toPatternWords } from './check-config-file.ts'
import { ConfigFileSchema } from './config-schema.ts'

function listPatterns(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([name, value]) =>
    name === 'pattern' && typeof value === 'string' ? [value] : listPatterns(value),
  )
}

test('no error shows a regular expression: every pattern of the schema has a description', () => {
  const patterns = [...new Set(listPatterns(ConfigFileSchema))]
  expect(patterns.length).toBeGreaterThan(5)
  expect(patterns.filter((pattern) => toPatternWords(pattern).startsWith('as in '))).toEqual([])
})
