import { describe, expect, test } from 'vitest'
import * as declarations from '../declarations/index.ts'
import type { Method } from '../flow/method.ts'
import { flowTable } from '../flow/register-flow.ts'
import { methods } from './all-methods.ts'
import * as registry from './index.ts'

/** Those with screens behind Main. */
const screened = methods.filter((method) => 'load' in method)

/** A method's table and the names of its screens. */
async function loadAll({ id, load }: Method) {
  if (!load) throw new Error(`${id} has no screens`)
  const { flow, views } = (await load()).screens
  return { flow, screens: Object.keys(views) }
}

describe('the registry of methods', () => {
  test('has the declared methods, each under its id', () => {
    expect(Object.keys(registry)).toEqual(Object.keys(declarations))
    expect(Object.entries(registry).map(([name, { id }]) => [name, id])).toEqual(
      Object.keys(declarations).map((name) => [name, name]),
    )
  })

  test.each(screened)(
    '$id: names of screens and events begin with the method’s id, so they do not collide with other methods',
    async (method) => {
      const { flow, screens } = await loadAll(method)
      expect(screens.filter((name) => !name.startsWith(`${method.id}.`))).toEqual([])
      expect(Object.keys(flow)).not.toEqual([])
      expect(Object.keys(flow).filter((type) => !type.startsWith(`${method.id}.`))).toEqual([])
      expect(flowTable).toMatchObject(flow)
    },
  )

  test.each(screened)(
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
})
