import { describe, expect, test } from 'vitest'
import { Products } from '../config/products.ts'
import type { AnyFlow } from '../flow/flow.ts'
import type { Method } from '../flow/method.ts'
import { loginFlow, registerFlow } from '../flow/register-flow.ts'
import { methods } from './index.ts'

/** A method with all of it loaded, and the part of the joined table that is its own. */
async function loadAll(method: Method) {
  const parts = 'load' in method ? (await method.load()).screenParts : method
  if ('flow' in method) registerFlow(method.flow)
  // what leads on from its screens comes with them
  if ('messages' in method) await method.messages()
  const flow: AnyFlow = Object.fromEntries(
    Object.entries(loginFlow).filter(([type]) => type.startsWith(`${method.id}.`)),
  )
  return { flow, screens: Object.keys(parts.screens) }
}

describe('the registry of methods', () => {
  test('every method answers to a product', () => {
    const products: string[] = Object.values(Products)
    for (const { id } of methods) expect(products).toContain(id)
  })

  test.each(methods)(
    "$id: its screens and events begin with its own name, so no other's do",
    async (method) => {
      const { flow, screens } = await loadAll(method)
      expect(screens.filter((name) => !name.startsWith(`${method.id}.`))).toEqual([])
      expect(Object.keys(flow)).not.toEqual([])
      if ('flow' in method)
        expect(Object.keys(flow)).toEqual(expect.arrayContaining(Object.keys(method.flow)))
    },
  )

  test.each(methods)(
    '$id: every screen that an event can lead from or to exists',
    async (method) => {
      const { flow, screens } = await loadAll(method)
      const known = ['main', ...screens]
      for (const { from, to } of Object.values(flow)) {
        for (const name of from) expect(known).toContain(name)
        const lead = to as (event: object) => { name: string } // only the name of the screen is read
        expect(known).toContain(lead({}).name)
      }
    },
  )

  test.each(methods)('$id: every tab leads to one of its own screens', async (method) => {
    const { screens } = await loadAll(method)
    const config = { otpOptions: { methods: ['email'] } } as const
    for (const tab of method.tabs?.(config) ?? []) expect(screens).toContain(tab.leadsTo)
  })
})
