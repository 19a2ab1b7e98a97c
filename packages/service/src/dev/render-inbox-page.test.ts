import { expect, test } from 'vitest'
import { renderInboxPage } from './render-inbox-page.ts'

const message = {
  id: 'm/1',
  channel: 'email',
  from: 'Example <no-reply@localhost>',
  to: 'ada@example.com',
  subject: '<img src=x onerror=alert(1)>',
  text: '',
  html: '',
  code: '<b>',
  links: [
    { kind: 'login', url: 'http://localhost:3000/go?token=a&b="' },
    { kind: 'odd', url: 'javascript:alert(1)' },
  ],
  sent_at: '2026-03-14T12:00:00.000Z',
} as const

test('a message’s content stays text, and only web addresses are links', () => {
  const page = renderInboxPage([message])
  expect(page).not.toMatch(/<img|<b>|javascript:/)
  expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(page).toContain('href="http://localhost:3000/go?token=a&amp;b=&quot;"')
  expect(page).toContain('href="/dev/inbox/m%2F1/html"')
})

test('an empty inbox says so', () => {
  expect(renderInboxPage([])).toContain('0 messages')
})
