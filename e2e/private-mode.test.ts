import { takeTurns } from '@portico/testkit/run'
import { describe, expect } from 'vitest'
import { byPassword } from './support/configurations.ts'
import { prepareJourneys } from './support/journey.ts'
import { main } from './support/surfaces.ts'

const test = takeTurns(import.meta.url)

const ada = 'ada@example.com'
const good = 'seven wooden lighthouses'

describe('private mode with passwords alone', () => {
  const startJourney = prepareJourneys()

  test('a new user is told by e-mail that there is no account, and signs up with the link in that mail', async () => {
    const { world, visit } = await startJourney({
      surface: main,
      world: { project: { privateMode: true } },
    })
    const at = await visit({ mount: byPassword })
    await at.submitEmail(ada)
    await at.heading('Check your email!').waitFor()
    const mail = await world.inbox.next(ada)
    expect(mail.subject).toBe('No Fieldnotes account uses this address')

    await at.page.goto(mail.links[0]?.url ?? '')
    await at.heading('Reset your password').waitFor()
    await at.submitPassword(good)
    await at.heading('Success!').waitFor()
    await at.status.getByText(`Signed in as ${ada}`).waitFor()
  })
})
