import { expect, test } from 'vitest'
import { createText } from '../../kernel/text/create-text.ts'
import { passkeyRegistrationText } from '../../locales/en/passkey-registration.ts'
import { describeDates } from './describe-dates.ts'

const text = createText(passkeyRegistrationText)
const at = (year: number, month: number, day: number) => new Date(year, month - 1, day, 12)
const now = at(2026, 11, 22)
const describe = (created: Date | undefined, used: Date | null) =>
  describeDates(
    {
      webauthn_registration_id: 'webauthn-registration-test-1',
      name: 'Phone',
      ...(created && { created_at: created.toISOString() }),
      last_used_at: used?.toISOString() ?? null,
    },
    now,
    text,
  )

test('a passkey shows when it was last used and when it was created', () => {
  const date = (day: Date) => day.toLocaleDateString([], { dateStyle: 'medium' })
  const created = at(2026, 5, 3)
  expect(describe(created, now)).toEqual(['Used today', `Created ${date(created)}`])
  const used = at(2026, 11, 21)
  expect(describe(created, used)).toEqual([`Last used ${date(used)}`, `Created ${date(created)}`])
  expect(describe(created, null)).toEqual(['Never used', `Created ${date(created)}`])
})

test('dates that the service does not return are left out', () => {
  expect(describe(undefined, null)).toEqual([])
})
