import { expectAccessible } from '@portico/testkit'
import { takeRows, takeTurns } from '@portico/testkit/run'
import { describe } from 'vitest'
import { prepareJourneys } from './support/journey.ts'
import { labelledFirstScreens, labelledScreenStates } from './support/screen-states.ts'
import { react, reactShadow } from './support/surfaces.ts'
import { visitState } from './support/visit-state.ts'

const test = takeTurns(import.meta.url)

describe.each(takeRows([react, reactShadow], [reactShadow]))('every screen, $name', (surface) => {
  const startJourney = prepareJourneys()
  // what React changes in a state, it changes on the whole screen; strict-policy.test.ts visits the shadow root
  const inEachChange = labelledFirstScreens.filter(([label]) => /^(main|phone|idp):/.test(label))
  const states = takeRows(labelledScreenStates, inEachChange)

  test.each(states)('%s is reached, without errors, and axe finds nothing', async (_, state) => {
    const { opened } = await visitState(await startJourney({ surface }), state)
    await expectAccessible(opened.page)
    await opened.expectNoErrors()
  })
})
