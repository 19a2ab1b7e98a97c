import { describe, expect, test } from 'vitest'
import type { Screen } from '../../flow/flow.ts'
import { step } from '../../flow/step.ts'
import { type AccountEvent, type AccountScreen, accountFlow } from './flow.ts'

const go = (from: Screen, event: AccountEvent) => step(accountFlow, from, event)
const list: AccountScreen = { name: 'account' }

describe('the flow of the account', () => {
  test('leads from the list to a section, to a step of it, and back with a word about what was done', () => {
    const phones = go(list, {
      type: 'account.sectionOpened',
      section: 'phones',
    })
    expect(phones).toEqual({ ...list, section: 'phones' })
    const adding = go(phones, {
      type: 'account.stepOpened',
      section: 'phones',
      step: { kind: 'add' },
    })
    expect(adding).toEqual({ ...list, section: 'phones', step: { kind: 'add' } })
    const added = go(adding, {
      type: 'account.sectionOpened',
      section: 'phones',
      notice: 'It was added.',
    })
    expect(added).toEqual({ ...list, section: 'phones', notice: 'It was added.' })
    expect(go(added, { type: 'account.listOpened' })).toEqual(list)
  })

  test('a user who is signed out comes to the sign-in', () => {
    expect(go(list, { type: 'account.signedOut' })).toEqual({
      name: 'main',
      typed: {},
    })
  })

  test('an event that comes late changes nothing on the sign-in', () => {
    const main = { name: 'main' } as const
    expect(go(main, { type: 'account.listOpened' })).toBe(main)
  })
})
