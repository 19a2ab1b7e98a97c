import { expect, test } from 'vitest'
import { readForms } from './read-forms.ts'

test('a form without visible controls is reported as hidden, and its values are decoded', () => {
  const [form] = readForms(`<form method="post" action="/a?b&amp;c">
    <input type="hidden" name="state" value="&lt;&#39;&quot;"/><noscript><button>Go</button></noscript></form>`)
  expect(form).toMatchObject({ action: '/a?b&c', method: 'POST', isHidden: true })
  expect(form?.fields.get('state')).toBe(`<'"`)
})

test('a form with a button or an input field is not reported as hidden', () => {
  const pages = [
    '<form action="/a"><input type="hidden" name="x"><button>Yes</button></form>',
    '<form action="/a"><input type="text" name="x"></form>',
    '<form id="f" action="/a"><input type="hidden" name="x"></form><button form="f">Yes</button>',
  ]
  for (const page of pages) expect(readForms(page)[0]?.isHidden).toBe(false)
})
