/** The page of passkeys, as a visitor meets it who is not signed in: by the element and the component. */

import { expectAccessible } from '@portico/testkit'
import { takeRows, takeTurns } from '@portico/testkit/run'
import { describe, expect } from 'vitest'
import { methodIds } from '../packages/widget/src/methods/all-methods.ts'
import { prepareReact } from './react-host/prepare-react.ts'
import type { MountOptions } from './support/host-options.ts'
import { prepareJourneys } from './support/journey.ts'
import { startTitle } from './support/passkey-page.ts'
import { noUser } from './support/passkey-texts.ts'
import { findWay, type Visited, withProvider } from './support/sign-in-ways.ts'
import { main } from './support/surfaces.ts'

const test = takeTurns(import.meta.url)

const title = 'Sign up or log in'
const startJourney = prepareJourneys()
const startReact = prepareReact(19)

/** A page that is open, and what it heard as errors. */
interface Opened extends Visited {
  readonly told: () => Promise<string[]>
}

const hosts: Record<string, (config: MountOptions['config']) => Promise<Opened>> = {
  async '<portico-passkeys>'(config) {
    const { visit, world, host } = await startJourney({
      surface: main,
      world: { project: withProvider },
    })
    const at = await visit({ mount: { by: 'elements', config }, path: null })
    await at.page.goto(`${host.origin}/passkeys`)
    return { ...at, world, told: at.errors }
  },
  async '<PorticoPasskeys />'(config) {
    const { visit, world } = await startReact({ world: { project: withProvider } })
    const at = await visit({ page: 'keptPasskeys', config })
    const told: string[] = []
    at.page.on(
      'console',
      (message) => message.text().includes('session') && told.push(message.text()),
    )
    return { ...at, world, told: async () => told }
  },
}

describe.each(Object.entries(hosts))('%s', (by, open) => {
  const row = Object.keys(hosts).indexOf(by)
  // each change takes one method a page; e2e/sign-out takes each method
  const ids = methodIds.filter((_, column) => column === row)
  test.each(takeRows(methodIds, ids))(
    'E6: a signed-out visitor signs in there, and makes the passkey: %s',
    async (id) => {
      const way = findWay(id)
      const at = await open(way.config)
      await way.prepare?.(at)
      await at.page.reload()
      await at.heading(title).waitFor()
      expect(await at.text(noUser).count()).toBe(0)
      expect(await at.told()).toEqual([])
      await way.signIn(at)
      await at.heading(startTitle).waitFor()

      await at.page.reload()
      await at.heading(startTitle).waitFor()
      await at.page.getByRole('button', { name: 'Sign out of Fieldnotes' }).click()
      await at.heading(title).waitFor()
      expect(await at.told()).toEqual([])
      await expectAccessible(at.page)
    },
  )
})
