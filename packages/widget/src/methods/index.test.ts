import { describe, expect, test } from 'vitest'
import { Products } from '../config/products.ts'
import type { AnyFlow } from '../flow/flow.ts'
import { methods } from './index.ts'

describe('the registry of methods', () => {
  test('every method answers to a product', () => {
    const products: string[] = Object.values(Products)
    for (const { id } of methods) expect(products).toContain(id)
  })

  test('no two methods share an event or a screen', () => {
    const events = methods.flatMap(({ flow }) => Object.keys(flow))
    const screens = methods.flatMap((method) => Object.keys(method.screens))
    expect(new Set(events).size).toBe(events.length)
    expect(new Set(screens).size).toBe(screens.length)
  })

  test.each(methods)('$id: every screen that an event can lead from or to exists', (method) => {
    const known = ['main', ...Object.keys(method.screens)]
    const flow: AnyFlow = method.flow
    for (const { from, to } of Object.values(flow)) {
      for (const name of from) expect(known).toContain(name)
      const lead = to as (event: object) => { name: string } // only the name of the screen is read
      expect(known).toContain(lead({}).name)
    }
  })

  test.each(methods)('$id: every tab leads to one of its own screens', (method) => {
    const config = { otpOptions: { methods: ['email'] } } as const
    for (const tab of method.tabs?.(config) ?? []) {
      expect(Object.keys(method.screens)).toContain(tab.leadsTo)
    }
  })
})
