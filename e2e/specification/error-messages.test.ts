/** Section 8 of the specification, as a browser shows it. */
import { specifiedErrorMessages } from '@portico/testkit/specification'
import { expect, test } from 'vitest'
import { byLink } from '../support/configurations.ts'
import { prepareJourneys } from '../support/journey.ts'
import { main } from '../support/surfaces.ts'
import { answer } from './answer.ts'

const startJourney = prepareJourneys()

test('the widget shows the specified sentence for each error type, and the service’s own for others', async () => {
  const { visit } = await startJourney({ surface: main })
  let error_type = ''
  const at = await visit({
    mount: byLink,
    prepare: (page) =>
      answer(page, '**/magic_links/email/login_or_create*', () => ({
        status: 400,
        json: {
          status_code: 400,
          request_id: 'request-id-test-1',
          error_type,
          error_message: `The service’s words for ${error_type}.`,
          error_url: '',
        },
      })),
  })
  const alert = at.widget.getByRole('alert').filter({ hasText: /./ })
  const shown: Record<string, string> = {}
  for (const type of [...Object.keys(specifiedErrorMessages), 'some_other_type']) {
    error_type = type
    const before = (await at.errors()).length
    await at.submitEmail('ada@example.com')
    await expect.poll(async () => (await at.errors()).length).toBe(before + 1)
    shown[type] = await alert.innerText()
  }
  expect(shown).toEqual({
    ...specifiedErrorMessages,
    some_other_type: 'The service’s words for some_other_type.',
  })
})
