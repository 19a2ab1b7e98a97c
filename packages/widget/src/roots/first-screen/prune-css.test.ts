import { describe, expect, test } from 'vitest'
import { findRead, pruneRules } from './prune-css.ts'

const html = '<div class="st-root st-theme-1"><p class="st-lead">.st-absent</p></div>'

describe('the rules that a page carries', () => {
  test.each([
    '.st-root:not(#_#_){color:red}',
    '.st-root .st-lead,.st-root .st-absent{color:red}',
    '.st-root>.st-absent+.st-lead{color:red}',
    '.st-root :where(h1,p){margin:0}',
    '@media (hover:hover){.st-lead:hover{color:red}}',
    '.st-lead{animation:st-rise 1s}@keyframes st-rise{from{opacity:0}50%{opacity:1}}',
  ])('are those of its markup: %s', (css) => expect(pruneRules(css, html)).toBe(css))

  test.each([
    '.st-root .st-absent{color:red}',
    '@media print{.st-absent{color:red}}',
    '.st-absent{animation:st-rise 1s}@keyframes st-rise{from{opacity:0}50%{opacity:1}}',
  ])('are no others: %s', (css) => expect(pruneRules(css, html)).toBe(''))
})

test('a value is carried that a rule reads, by way of others as well', () => {
  const values = [
    ['--st-ring', 'var(--st-page-ring,var(--st-led-ring,red))'],
    ['--st-page-ring', 'var(--st-ring)'],
    ['--st-led-ring', 'var(--st-primary)'],
    ['--st-primary', 'blue'],
    ['--st-warning', 'var(--st-brown)'],
  ] as const
  expect([...findRead('a{color:var(--st-ring)}', values)].sort()).toEqual([
    '--st-led-ring',
    '--st-page-ring',
    '--st-primary',
    '--st-ring',
  ])
})
