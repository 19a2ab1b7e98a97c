import { describe, expect, test } from 'vitest'
import { step } from '../../flow/step.ts'
import { type EmailMagicLinksEvent, emailMagicLinksFlow as flow } from './flow.ts'

const email = 'ada@example.com'
const main = { name: 'main' } as const
const confirmation = { name: 'emailMagicLinks.sent', email, sentAt: 1_000 } as const
const sent: EmailMagicLinksEvent = { type: 'emailMagicLinks.sent', email, sentAt: 1_000 }

describe('sign-in by link', () => {
  test('a sent link leads to Email Confirmation with the address', () => {
    expect(step(flow, main, sent)).toEqual(confirmation)
  })

  test('E7: a newer code of another tab stays on Email Confirmation, and does not bring back a user who has left it', () => {
    const renewed: EmailMagicLinksEvent = {
      ...sent,
      type: 'emailMagicLinks.renewed',
      code_id: 'c-2',
      isRenewed: true,
    }
    expect(step(flow, confirmation, renewed)).toEqual({
      ...confirmation,
      code_id: 'c-2',
      isRenewed: true,
    })
    expect(step(flow, main, renewed)).toBe(main)
  })

  test('"Try again" leads to Main and forgets the address', () => {
    const event: EmailMagicLinksEvent = { type: 'emailMagicLinks.tryAgainChosen' }
    expect(step(flow, confirmation, event)).toEqual({ name: 'main' })
  })

  test('the back arrow leads to Main and keeps the address', () => {
    const event: EmailMagicLinksEvent = { type: 'emailMagicLinks.left', email }
    expect(step(flow, confirmation, event)).toEqual({ name: 'main', typed: { email } })
  })

  test('a second, late response changes no screen', () => {
    expect(step(flow, confirmation, sent)).toBe(confirmation)
  })
})
