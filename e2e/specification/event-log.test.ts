/** Section 7 of the specification: the event log's entries, as the service receives them. */
import { passwords } from '@portico/contract/methods/passwords'
import type { World } from '@portico/testkit'
import { specifiedEventNames } from '@portico/testkit/specification'
import { describe, expect, test } from 'vitest'
import { byCode, byLink, byPassword } from '../support/configurations.ts'
import { prepareJourneys } from '../support/journey.ts'
import { main } from '../support/surfaces.ts'

const email = 'ada@example.com'

/** Everything that was received, in no order that counts: entries of one moment share their time. */
async function listEntries({ storage, project }: World) {
  const rows = await storage.events.list(project.projectId, 100)
  return rows.map(({ name, details }) => ({ name, details: JSON.parse(details).details }))
}

describe('the service receives', () => {
  const startJourney = prepareJourneys()

  const waitForEntries = (world: World, name: string, expected: readonly object[]) =>
    expect
      .poll(async () =>
        (await listEntries(world)).filter((row) => row.name === name).map((row) => row.details),
      )
      .toEqual(expected)

  test('events for the start, the first screen with options and bootstrap, and sending a link', async () => {
    const { world, visit } = await startJourney({ surface: main })
    const at = await visit({ mount: byLink })
    await at.submitEmail(email)
    await at.widget.getByRole('button', { name: 'Try again' }).click()
    await at.heading('Sign up or log in').waitFor()

    const aboutLink = [{ email, type: 'login_or_create_eml' }]
    await waitForEntries(world, 'email_sent', aboutLink)
    await waitForEntries(world, 'email_try_again_clicked', aboutLink)
    await waitForEntries(world, 'sdk_instance_instantiated', [
      {
        event_callback_registered: false,
        error_callback_registered: false,
        success_callback_registered: false,
      },
    ])
    await waitForEntries(world, 'render_login_screen', [
      {
        options: expect.objectContaining({ products: ['emailMagicLinks'] }),
        bootstrap: expect.objectContaining({
          displayWatermark: true,
          projectName: 'Fieldnotes',
          emailDomains: ['fieldnotes.example'],
        }),
      },
    ])
    const names = new Set((await listEntries(world)).map(({ name }) => name))
    expect([...names].sort()).toEqual([...specifiedEventNames].sort())
  })

  test('events for sending and resending a passcode', async () => {
    const { world, visit } = await startJourney({ surface: main })
    const at = await visit({ mount: byCode })
    await at.submitEmail(email)
    await at.resendButton.click()
    await at.text('Code sent').waitFor()
    const aboutCode = [{ email, type: 'login_or_create_otp' }]
    await waitForEntries(world, 'email_try_again_clicked', aboutCode)
    await waitForEntries(world, 'email_sent', [...aboutCode, ...aboutCode])
  })

  test('events for sending and resending a password reset', async () => {
    const { world, visit } = await startJourney({ surface: main })
    await world.call(passwords.create, { email, password: 'seven wooden lighthouses' })
    const at = await visit({ mount: byPassword })
    await at.submitEmail(email)
    await at.widget.getByRole('button', { name: 'Forgot Password?' }).click()
    await at.widget.getByRole('button', { name: 'Resend email' }).click()
    await at.text('Email sent').waitFor()
    const aboutReset = [{ email, type: 'reset_password' }]
    await waitForEntries(world, 'email_sent', [...aboutReset, ...aboutReset])
    await waitForEntries(world, 'email_try_again_clicked', aboutReset)
  })
})
