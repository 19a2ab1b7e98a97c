import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Method } from '../flow/method.ts'
import { flowTable } from '../flow/register-flow.ts'
import { methods } from '../method/registered-methods.ts'
import * as declarations from './index.declarations.ts'
import * as registry from './index.ts'

/** Those with screens behind Main. */
const screened = methods.filter((method) => 'load' in method)

const source = new URL('..', import.meta.url)

/** The link of a mail starts a widget on a screen of passwords. */
const starts: Readonly<Record<string, readonly string[]>> = {
  'app/login.ts': ['passwords.reset'],
  'app/reset-password.tsx': ['passwords.reset'],
}

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
      // what is at hand before they are loaded is part of the same table
      expect(flow).toMatchObject(method.flow ?? {})
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

  test('E7: no file of the frame names a screen or an event of a method, but where a widget starts on it', async () => {
    const loaded = await Promise.all(screened.map(loadAll))
    const names = new Set(loaded.flatMap(({ flow, screens }) => [...screens, ...Object.keys(flow)]))
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !/\.test\.|^methods\//.test(file),
    )
    const found = files.flatMap((file) => {
      const quoted = readFileSync(new URL(file, source), 'utf8').matchAll(/['"`]([\w.]+)['"`]/g)
      const own = [...quoted].flatMap(([, name = '']) => (names.has(name) ? [name] : []))
      return own.length > 0 ? [[file, own] as const] : []
    })
    expect(files.length).toBeGreaterThan(100)
    expect(Object.fromEntries(found)).toEqual(starts)
  })
})
