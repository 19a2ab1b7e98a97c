import { expect, test } from 'vitest'
import { shrinkPage } from './shrink-page.mjs'

test('a colour of code becomes a class, and text in the colour of text needs no element', () => {
  const code =
    '<span style="--0:#6B3FA0;--1:#CBA6F7">const</span><span style="--0:#16181D;--1:#F2F3F5"> a = </span>'
  expect(shrinkPage(code)).toBe('<span class="code-keyword">const</span> a = ')
})

test('a colour without a name ends the build: the style sheet has none for it', () => {
  expect(() => shrinkPage('<span style="--0:#123456;--1:#654321">x</span>')).toThrow('#123456')
})

test('a block keeps its code once, and a button that copies it', () => {
  const copy =
    '<div class="copy"><div aria-live="polite"></div><button title="Copy" data-code="a => <b>"><div></div></button></div>'
  expect(shrinkPage(`<pre>a</pre>${copy}<pre>b</pre>`)).toBe(
    '<pre>a</pre><div class="copy"><button type="button">Copy</button></div><pre>b</pre>',
  )
})

test('a table has a box to scroll in, and an empty corner is no header', () => {
  expect(shrinkPage('<table><tr><th></th><th>from</th></tr></table>')).toBe(
    '<div class="table"><table><tr><td></td><th>from</th></tr></table></div>',
  )
})
