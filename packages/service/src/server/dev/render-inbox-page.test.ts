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

test('texts stand beside mails, with who sent them and the line that binds the code', () => {
  const text = '482913 is your code.\n\n@shop.example #482913'
  const phone = { ...message, to: '+14155550132', from: '<Shop>', text, code: '482913', links: [] }
  const page = renderInboxPage([
    message,
    { ...phone, id: 'm2', channel: 'sms' },
    { ...phone, id: 'm3', channel: 'whatsapp' },
  ])
  expect(page).toContain('<h2>&lt;Shop&gt;</h2>')
  expect(page).toContain('Text message to +14155550132')
  expect(page).toContain('WhatsApp message to +14155550132')
  expect(page).toContain('<p class="code">482913</p>')
  expect(page).toContain('482913 is your code.\n\n<span class="quiet">@shop.example #482913</span>')
  expect(page).toContain('2026-03-14 12:00:00 UTC')
})

test('an empty inbox says so', () => {
  expect(renderInboxPage([])).toContain('0 messages')
})
