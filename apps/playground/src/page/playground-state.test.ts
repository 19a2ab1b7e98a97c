import { describe, expect, it } from 'vitest'
import type { DevMessage } from '../service/dev-message.ts'
import { toFirstTheme } from '../theme/theme-state.ts'
import { createPlayground, type PlaygroundState, reducePlayground } from './playground-state.ts'
import { readSavedState, saveState } from './saved-state.ts'

const message = (id: string): DevMessage => ({
  id,
  channel: 'email',
  from: '',
  to: 'ada@example.com',
  subject: id,
  text: '',
  code: null,
  links: [],
  sent_at: '2026-01-01T00:00:00.000Z',
})

const createStorage = (text: string | null = null) => {
  let saved = text
  return {
    getItem: () => saved,
    setItem: (_: string, value: string) => {
      saved = value
    },
  }
}

const start = createPlayground(readSavedState(createStorage(), 'light'))
const receive = (state: PlaygroundState, ids: string, isBusy = false) =>
  reducePlayground(state, { type: 'inbox.loaded', messages: [...ids].map(message), isBusy })

describe('the playground', () => {
  it('opens the inbox when a message arrives', () => {
    const state = receive(receive(start, 'a'), 'ba')
    expect(state.tab).toBe('inbox')
    expect(state.inbox).toMatchObject({ openId: 'b', unreadIds: [] })
  })

  it('counts the message instead while the user is typing', () => {
    const state = receive(receive(start, ''), 'a', true)
    expect(state.tab).toBe('config')
    expect(state.inbox.unreadIds).toEqual(['a'])
    const seen = reducePlayground(state, { type: 'tab.chosen', tab: 'inbox' })
    expect(seen.inbox.unreadIds).toEqual([])
  })

  it('does not open the inbox for messages from before the page opened', () => {
    expect(receive(start, 'a').tab).toBe('config')
  })

  it('starts another widget on request', () => {
    expect(reducePlayground(start, { type: 'widget.restarted' }).round).toBe(1)
  })
})

describe('the saved state', () => {
  it('comes back after a reload', () => {
    const storage = createStorage()
    const saved = {
      tab: 'theme',
      width: '320',
      texts: { config: '{ broken' },
      theme: { mode: 'both', edits: { light: { primary: '#000' }, dark: {} } },
    } as const
    saveState(storage, saved)
    expect(readSavedState(storage, 'light')).toEqual(saved)
  })

  it.each([
    [null, toFirstTheme('dark')],
    ['no json', toFirstTheme('dark')],
    ['[]', toFirstTheme('dark')],
    ['7', toFirstTheme('dark')],
    [
      '{"tab":"x","theme":{"mode":1,"edits":{"light":{"a":1}}}}',
      { mode: 'dark', edits: { light: {}, dark: {} } },
    ],
  ])('is the state of a first visit when the storage holds %j', (text, theme) => {
    expect(readSavedState(createStorage(text), 'dark')).toEqual({
      tab: 'config',
      width: '400',
      texts: {},
      theme,
    })
  })
})
