import { describe, expect, it } from 'vitest'
import { findNextTab } from './find-next-tab.ts'

const ids = ['email', 'text', 'whatsapp']

describe('keys in a row of tabs', () => {
  it.each([
    ['email', 'ArrowRight', false, 'text'],
    ['whatsapp', 'ArrowRight', false, 'email'],
    ['email', 'ArrowLeft', false, 'whatsapp'],
    ['text', 'Home', false, 'email'],
    ['text', 'End', false, 'whatsapp'],
    ['email', 'End', false, 'whatsapp'],
    ['whatsapp', 'Home', false, 'email'],
    ['text', 'ArrowRight', true, 'email'],
    ['text', 'ArrowLeft', true, 'whatsapp'],
    ['email', 'ArrowRight', true, 'whatsapp'],
    ['text', 'Home', true, 'email'],
  ])('from %s, %s (right to left: %s) leads to %s', (selected, key, isRtl, next) => {
    expect(findNextTab(ids, selected, key, isRtl)).toBe(next)
  })

  it.each(['Tab', 'Enter', ' ', 'ArrowUp', 'ArrowDown', 'a', 'toString'])(
    'leaves %j to the browser',
    (key) => {
      expect(findNextTab(ids, 'text', key, false)).toBeNull()
    },
  )
})
