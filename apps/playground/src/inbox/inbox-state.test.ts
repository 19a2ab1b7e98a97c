import { describe, expect, it } from 'vitest'
import type { DevMessage } from '../service/dev-message.ts'
import { emptyInbox, findArrivals, findOpen, type InboxState, reduceInbox } from './inbox-state.ts'

const message = (id: string): DevMessage => ({
  id,
  channel: 'email',
  from: 'Meridian <no-reply@localhost>',
  to: 'ada@example.com',
  subject: `Message ${id}`,
  text: '',
  code: null,
  links: [],
  sent_at: '2026-01-01T00:00:00.000Z',
})

const load = (state: InboxState, ids: string, isSeen = false) =>
  reduceInbox(state, { type: 'loaded', messages: [...ids].map(message), isSeen })

describe('the inbox', () => {
  it('does not count messages from before the page opened as new', () => {
    const state = load(emptyInbox, 'ba')
    expect(state.unreadIds).toEqual([])
    expect(findOpen(state)?.id).toBe('b')
  })

  it('opens the newest arrival and counts it until it is seen', () => {
    const before = load(emptyInbox, 'a')
    expect(findArrivals(before, [message('b'), message('a')]).map(({ id }) => id)).toEqual(['b'])
    const state = load(before, 'ba')
    expect(findOpen(state)?.id).toBe('b')
    expect(state.unreadIds).toEqual(['b'])
    expect(reduceInbox(state, { type: 'seen' }).unreadIds).toEqual([])
  })

  it('marks only the newest of two arrivals as read while the user is looking', () => {
    const state = load(load(emptyInbox, ''), 'ba', true)
    expect(state.unreadIds).toEqual(['a'])
    expect(reduceInbox(state, { type: 'opened', id: 'a' })).toMatchObject({
      openId: 'a',
      unreadIds: [],
    })
  })

  it('keeps the chosen message open when the same list arrives again', () => {
    const state = reduceInbox(load(emptyInbox, 'cba'), { type: 'opened', id: 'a' })
    expect(load(state, 'cba')).toBe(state)
  })

  it('forgets messages that the service no longer has', () => {
    const state = load(load(load(emptyInbox, 'a'), 'ba'), '')
    expect(state).toEqual({ messages: [], unreadIds: [], openId: null })
  })
})
