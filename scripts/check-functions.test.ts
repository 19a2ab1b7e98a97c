import { expect, test } from 'vitest'
import { findLongFunctions } from './check-functions.mjs'
import { listAppSources } from './list-shipped-sources.mjs'

const toBody = (lines: number) => '  // a comment counts as well\n'.repeat(lines)

test('a function of more than 120 lines is found with its comments, by its first line', () => {
  const short = `export function short() {\n${toBody(118)}}\n`
  const long = `export const long = () => {\n${toBody(119)}}\n`
  expect(findLongFunctions('a.ts', short)).toEqual([])
  expect(findLongFunctions('a.ts', `${short}\n${long}`)).toEqual([{ line: 122, lines: 121 }])
})

test('a component and a method are functions, a class is none', () => {
  const method = `class Long {\n  method() {\n${toBody(119)}  }\n}\n`
  expect(findLongFunctions('a.ts', method)).toEqual([{ line: 2, lines: 121 }])
  const jsx = `const Long = () => (\n<p />\n${'\n'.repeat(120)})\n`
  expect(findLongFunctions('a.tsx', jsx)).toEqual([{ line: 1, lines: 123 }])
  expect(findLongFunctions('a.ts', `class Long {\n${toBody(200)}}\n`)).toEqual([])
})

test('the sources of the apps are read as well, without their tests', () => {
  const files = listAppSources()
  expect(files).toContain('apps/console/src/users/user-page.tsx')
  expect(files.filter((file) => /\.test\./.test(file))).toEqual([])
})
