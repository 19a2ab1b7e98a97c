import { expect, test } from 'vitest'
import { listNames } from './list-names.ts'

const list = (first_name: string, last_name: string) =>
  listNames({ first_name, middle_name: '', last_name })

test.each([
  ['Ada', 'Lovelace', 'Ada Lovelace'],
  [' Ada ', '', 'Ada'],
  ['太郎', '山田', '山田太郎'],
  ['민준', '김', '김민준'],
  ['Taro', '山田', 'Taro 山田'],
  ['', '', ''],
])('the names "%s" and "%s" are shown as "%s"', (first, last, whole) => {
  expect(list(first, last).whole).toBe(whole)
})

test('the names are in the order of the whole', () => {
  expect(list('太郎', '山田').names).toEqual(['山田', '太郎'])
  expect(list('Ada', 'Lovelace').names).toEqual(['Ada', 'Lovelace'])
})
