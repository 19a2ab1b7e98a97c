import { expectAccessible } from '@portico/testkit'
import { describe, test } from 'vitest'
import { prepareJourneys } from './support/journey.ts'
import { labelledStops } from './support/stops.ts'
import { main, others } from './support/surfaces.ts'
import { goTo } from './support/tour.ts'

const react = others.filter(({ build }) => build === 'react')

// the standalone shadow root is toured in strict-policy.test.ts
describe.each([main, ...react])('every screen, $name', (surface) => {
  const startJourney = prepareJourneys()

  test.each(labelledStops)(
    '%s is reached, without errors, and axe finds nothing',
    async (_, stop) => {
      const { opened } = await goTo(await startJourney({ surface }), stop)
      await expectAccessible(opened.page)
      await opened.expectNoErrors()
    },
  )
})

describe('every screen in the dark', () => {
  const startJourney = prepareJourneys()

  test.each(labelledStops)('%s: axe finds nothing', async (_, stop) => {
    const mount = {
      ...stop.mount,
      presentation: { ...stop.mount.presentation, theme: 'dark' },
    }
    const { page } = await goTo(await startJourney({ surface: main }), { ...stop, mount })
    await expectAccessible(page)
  })
})
