import { expect, test } from 'vitest'
import { isTypedWord } from './is-typed-word.ts'

test.each([
  ['delete', 'delete'],
  [' DELETE ', 'delete'],
  ['ｄｅｌｅｔｅ', 'delete'],
  ['sil', 'sil'],
  ['SİL', 'sil'],
  ['SIL', 'sil'],
  ['sıl', 'sil'],
  ['ΔΙΑΓΡΑΦΗ', 'διαγραφή'],
  ['LÖSCHEN', 'löschen'],
  ['usun\u0301', 'usuń'],
  ['삭제'.normalize('NFD'), '삭제'],
  ['मिटाएं', 'मिटाएं'],
  ['\u200fحذف', 'حذف'],
])('%j is taken for the word %j', (typed, word) => {
  expect(isTypedWord(typed, word)).toBe(true)
})

test.each([
  ['', 'delete'],
  ['delet', 'delete'],
  ['delete it', 'delete'],
  ['मटए', 'मिटाएं'],
  ['del ete', 'delete'],
])('%j is not taken for the word %j', (typed, word) => {
  expect(isTypedWord(typed, word)).toBe(false)
})
