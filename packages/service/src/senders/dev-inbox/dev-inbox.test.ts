import { expect, test } from 'vitest'
import { createDevInbox, type DevMessage } from '../create-dev-inbox.ts'

const message = (id: string, to = 'ada@example.com'): DevMessage => ({
  id,
  channel: 'email',
  from: 'Meridian <no-reply@localhost>',
  to,
  subject: '',
  text: '',
  html: '',
  code: null,
  links: [],
  sent_at: '2026-01-15T12:00:00.000Z',
})

test('keeps the newest messages and drops the oldest', () => {
  const inbox = createDevInbox({ max: 3 })
  for (const id of ['1', '2', '3', '4']) inbox.add(message(id))
  expect(inbox.list().map(({ id }) => id)).toEqual(['4', '3', '2'])
  expect(inbox.find('1')).toBeNull()
  expect(inbox.find('2')?.id).toBe('2')
})

test('finds an address in any case, and no other', () => {
  const inbox = createDevInbox()
  inbox.add(message('1', 'Ada@Example.com'))
  inbox.add(message('2', 'bob@example.com'))
  expect(inbox.list('ada@example.com').map(({ id }) => id)).toEqual(['1'])
  expect(inbox.list('example.com')).toEqual([])
})

test('notifies subscribers until they leave', () => {
  const inbox = createDevInbox()
  const heard: string[] = []
  const leave = inbox.subscribe(({ id }) => void heard.push(id))
  inbox.add(message('1'))
  leave()
  inbox.add(message('2'))
  expect(heard).toEqual(['1'])
})
