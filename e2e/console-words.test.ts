import { expect, test } from 'vitest'
import { errors as german } from '../apps/console/src/words/de/errors.ts'
import { errors as english } from '../apps/console/src/words/en/errors.ts'
import { consoleErrorTypes } from '../packages/service/src/console/console-error.ts'

test('every error of the console has German words, and English ones stand where the service’s own do not fit the page', () => {
  const missing = consoleErrorTypes.filter((type) => german.byType[type] === undefined)
  expect(missing).toEqual([])
  expect(Object.keys(english.byType)).toEqual(['stale_page'])
})
