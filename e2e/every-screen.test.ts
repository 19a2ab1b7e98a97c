import { colourRules, expectAccessible } from '@portico/testkit'
import { describe, test } from 'vitest'
import { prepareJourneys } from './support/journey.ts'
import { labelledScreenStates } from './support/screen-states.ts'
import { toStrictPolicy } from './support/strict-policy.ts'
import { main } from './support/surfaces.ts'
import { visitState } from './support/visit-state.ts'

// the standalone shadow root is visited in strict-policy.test.ts, React in every-screen-in-react.test.ts
describe('every screen, under the strictest policy', () => {
  const startJourney = prepareJourneys()

  test.each(labelledScreenStates)(
    '%s breaks nothing, and axe finds nothing, in light or in dark',
    async (_, state) => {
      const presentation = { ...state.mount.presentation, theme: 'pair' }
      const mount = { ...state.mount, presentation }
      const journey = await startJourney({ surface: main, policy: toStrictPolicy() })
      const { opened } = await visitState(journey, { ...state, mount })
      await opened.expectNoErrors()
      await expectAccessible(opened.page)
      await opened.page.emulateMedia({ colorScheme: 'dark' })
      await expectAccessible(opened.page, colourRules)
      await opened.expectNoErrors()
    },
  )
})
