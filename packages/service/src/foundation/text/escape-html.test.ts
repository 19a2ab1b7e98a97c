import { expect, test } from 'vitest'
import { escapeHtml } from './escape-html.ts'

test('every character that ends a text or a quoted attribute is escaped', () => {
  expect(escapeHtml(`<b a="1" c='2'>&amp;</b>`)).toBe(
    '&lt;b a=&quot;1&quot; c=&#39;2&#39;&gt;&amp;amp;&lt;/b&gt;',
  )
})
