import { expectAccessible } from '@portico/testkit'
import { describe, expect, test } from 'vitest'
import { prepareJourneys } from './support/journey.ts'
import { main } from './support/surfaces.ts'

describe('signing in by crypto', () => {
  const startJourney = prepareJourneys()

  test('a user who types a name is signed in', async () => {
    const journey = await startJourney({
      surface: main,
      world: { project: { crypto: { acceptsToyProof: true } } },
    })
    const at = await journey.visit({ mount: { config: { products: ['crypto'] } } })
    await at.page.getByRole('button', { name: 'Continue with crypto' }).click()
    await at.heading('Who are you?').waitFor()
    await at.page.getByLabel('Name').fill('ada')
    await expectAccessible(at.page)
    await at.page.keyboard.press('Enter')
    await at.heading('Success!').waitFor()
    await expectAccessible(at.page)
    expect((await at.events()).map(({ type }) => type)).toEqual([
      'CRYPTO_AUTHENTICATE',
      'AUTHENTICATE_FLOW_COMPLETE',
    ])
  })
})
