import { expect, test } from 'vitest'
import { findPhysical } from './check-directions.mjs'

const find = (source: string) => findPhysical(source).map(({ declaration }) => declaration)

test.each([
  'left:0',
  'right: 1px',
  'margin-left:4px',
  'padding-right: 2px',
  'border-left:1px solid red',
  'border-right-color: red',
  'border-top-left-radius:4px',
  'scroll-margin-left:4px',
  'text-align:left',
  'text-align: right',
  'float:left',
  'inset:0 1px 0 2px',
  'margin:0 1px 2px calc(3px + var(--a, 2px))',
  'padding: 3px 0 3px 8px',
  'border-radius:4px 4px 4px 0',
])('%s names a side', (declaration) => {
  expect(find(`& .st-card{color:red;${declaration}}`)).toEqual([declaration])
  expect(find(`  ${declaration};`)).toEqual([declaration])
  expect(find(`html\`<td style="${declaration}">\``)).toEqual([declaration])
})

test.each([
  'inset-inline-end:0',
  'margin-inline-start:4px',
  'text-align:start',
  'text-align:match-parent',
  'margin:0 auto',
  'inset:calc(100% + 6px) 0 auto',
  'padding:1px 2px 3px 2px',
  'border-radius:4px 4px 0 0',
  '--left:1px',
])('%s does not', (declaration) => {
  expect(find(`& .st-card{${declaration}}`)).toEqual([])
})

test('a line says that it means the side, by the direction in its selector or by a comment', () => {
  expect(find('&[dir=rtl] .st-input{text-align:right}')).toEqual([])
  expect(find('  text-align: right; /* digits */')).toEqual([])
})

test('code that names a side is no style', () => {
  expect(find('const sides = { left: 1, right, isLeft: isLeft ? left : right }')).toEqual([])
  expect(find('  readonly left: string[]\n  right: string | null): boolean =>')).toEqual([])
})
