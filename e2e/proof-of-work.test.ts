import { otp } from '@portico/contract/methods/otp'
import { describe, expect, test } from 'vitest'
import { byCode } from './support/configurations.ts'
import { prepareJourneys } from './support/journey.ts'
import { main } from './support/surfaces.ts'

const ada = 'ada@example.com'

describe('a project with the built-in captcha', () => {
  const startJourney = prepareJourneys()

  test('signs users in without any interaction, and refuses a request without a solved captcha', async () => {
    const project = { captcha: { kind: 'proof-of-work', difficulty: 12 } } as const
    const { visit, world } = await startJourney({ surface: main, world: { project } })
    const refused = await world.call(otp.emailLoginOrCreate, { email: ada })
    expect(refused.error?.error_type).toBe('captcha_required')

    const at = await visit({ mount: byCode })
    await at.submitEmail(ada)
    await at.heading('Enter passcode').waitFor()
    await at.codeField.fill(await world.inbox.codeFor(ada))
    await at.heading('Success!').waitFor()
    await at.status.getByText(`Signed in as ${ada}`).waitFor()
    expect(world.inbox.count(ada)).toBe(1)
  })
})
