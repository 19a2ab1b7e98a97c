import { expectAccessible } from '@portico/testkit'
import { describe, test } from 'vitest'
import { prepareJourneys } from './support/journey.ts'
import { labelledStops } from './support/stops.ts'
import { others } from './support/surfaces.ts'
import { goTo } from './support/tour.ts'

const react = others.filter(({ build }) => build === 'react')

describe.each(react)('every screen, $name', (surface) => {
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
