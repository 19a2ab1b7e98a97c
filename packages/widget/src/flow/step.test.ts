import { describe, expect, test } from 'vitest'
import type { Screen } from './flow.ts'
import { sharedFlow } from './shared-flow.ts'
import { step } from './step.ts'

const flow = {
  'door.opened': { from: ['main'], to: () => ({ name: 'inside' }) },
  'room.changed': {
    from: ['inside'],
    to: ({ room }: { type: string; room: number }) => ({ name: 'inside', room }),
  },
}
const main: Screen = { name: 'main' }

describe('the machine', () => {
  test('an event leads to the screen in its row of the table', () => {
    expect(step(flow, main, { type: 'door.opened' })).toEqual({ name: 'inside' })
  })

  test('an event’s data reaches the screen it leads to', () => {
    const event = { type: 'room.changed', room: 2 }
    expect(step(flow, { name: 'inside' }, event)).toEqual({ name: 'inside', room: 2 })
  })

  test('an event without a row for this screen changes nothing, not even the object', () => {
    expect(step(flow, main, { type: 'room.changed' })).toBe(main)
  })

  test.each(['unheard.of', 'toString', '__proto__'])(
    'the event "%s" without a row changes nothing',
    (type) => {
      expect(step(flow, main, { type })).toBe(main)
    },
  )
})

describe('the flow around the methods', () => {
  test.each(['main', 'inside', 'error'])(
    'a failure leads from "%s" to the Error screen',
    (name) => {
      const event = { type: 'flow.failed', message: 'No.' }
      expect(step(sharedFlow, { name }, event)).toEqual({ name: 'error', message: 'No.' })
    },
  )

  test('the Error screen leads back to Main', () => {
    expect(step(sharedFlow, { name: 'error' }, { type: 'error.left' })).toEqual({ name: 'main' })
  })
})
