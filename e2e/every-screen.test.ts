import { expectAccessible } from '@portico/testkit'
import { describe, test } from 'vitest'
import { prepareJourneys } from './support/journey.ts'
import { labelledStops } from './support/stops.ts'
import { main } from './support/surfaces.ts'
import { goTo } from './support/tour.ts'

// the standalone shadow root is toured in strict-policy.test.ts, React in every-screen-in-react.test.ts
describe.each(['light', 'dark'])('every screen, %s', (theme) => {
  const startJourney = prepareJourneys()

  test.each(labelledStops)(
    '%s is reached, without errors, and axe finds nothing',
    async (_, stop) => {
      const presentation = { ...stop.mount.presentation, theme }
      const mount = { ...stop.mount, presentation }
      const { opened } = await goTo(await startJourney({ surface: main }), { ...stop, mount })
      await expectAccessible(opened.page)
      await opened.expectNoErrors()
    },
  )
})
