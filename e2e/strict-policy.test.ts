import { takeRows } from '@portico/testkit/run'
import { describe, expect, test } from 'vitest'
import { prepareJourneys } from './support/journey.ts'
import { labelledFirstScreens, labelledScreenStates } from './support/screen-states.ts'
import { toStrictPolicy } from './support/strict-policy.ts'
import { standalone } from './support/surfaces.ts'
import { visitState } from './support/visit-state.ts'

describe.each(standalone)('under the strictest policy, $name', (surface) => {
  const startJourney = prepareJourneys()

  // in the page itself every-screen.test.ts visits all states, and in a shadow root every-screen-in-react.test.ts
  // what differs there is where styles stand: each change takes screens of many parts, and the one that sets a width
  const inEachChange = labelledFirstScreens.filter(([label]) =>
    /^(main|phone|password|passkey):/.test(label),
  )
  const states = surface.root === 'shadow' ? takeRows(labelledScreenStates, inEachChange) : []
  test.each(states)('%s causes no violation', async (_, state) => {
    const journey = await startJourney({ surface, policy: toStrictPolicy() })
    const { opened } = await visitState(journey, state)
    await opened.expectNoViolations()
    await opened.expectNoErrors()
  })

  test('signing in with a link, and everything a host may style, cause no violation', async () => {
    const journey = await startJourney({ surface, policy: toStrictPolicy() })
    const at = await journey.visit({
      mount: {
        config: { products: ['emailMagicLinks'] },
        styles: {
          container: { backgroundColor: '#FFFDF5', borderRadius: '12px', width: '360px' },
          colors: { primary: '#1D3557', error: '#9B2226' },
          buttons: { primary: { backgroundColor: '#1D3557', borderRadius: '8px' } },
          fontFamily: 'Georgia, serif',
        },
      },
    })
    await at.submitEmail('ada@example.com')
    await at.heading('Check your email').waitFor()
    await at.page.goto(await journey.world.inbox.linkFor('ada@example.com'))
    await at.status.getByText('Signed in as ada@example.com').waitFor()
    await at.opened.expectNoErrors()
    const { width } = (await at.widget.locator('h1').first().boundingBox()) ?? { width: 0 }
    expect(width).toBeLessThan(360)
  })
})
