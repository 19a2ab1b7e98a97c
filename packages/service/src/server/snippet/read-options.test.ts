import { expect, test } from 'vitest'
import { readOptions } from './read-options.ts'

const toQuery = (options: object) => Buffer.from(JSON.stringify(options)).toString('base64url')

const ofElement = ['client', 'config', 'callbacks', 'strings', 'greeting']

test('an option that only the root has is taken as a text, a number, true or false', () => {
  for (const greeting of ['Hello', 7, false]) {
    expect(readOptions(toQuery({ greeting }), ofElement)).toEqual({ greeting })
  }
})

test.each<[string, object, RegExp]>([
  [
    'with a value of another kind',
    { greeting: { html: 1 } },
    /"greeting" must be a text, a number/,
  ],
  ['that is code in a page', { callbacks: 'x' }, /no "callbacks"/],
  ['of another root', { farewell: 'x' }, /acceptLanguage, greeting, and no "farewell"/],
])('an option %s is refused in words', (_, options, reason) => {
  expect(() => readOptions(toQuery(options), ofElement)).toThrow(
    expect.objectContaining({
      details: { field: 'options', reason: expect.stringMatching(reason) },
    }),
  )
})
