import { expect, it } from 'vitest'
import { createDrafts } from './drafts.ts'
import { dropDefaults } from './drop-defaults.ts'

it('leaves out of a configuration what the first one has by default', () => {
  expect(dropDefaults(createDrafts().config.value)).toEqual({ products: ['emailMagicLinks'] })
})

it('keeps what differs, and what it does not know', () => {
  expect(
    dropDefaults({
      products: ['otp'],
      emailMagicLinksOptions: { loginExpirationMinutes: 10 },
      otpOptions: { methods: ['email'], expirationMinutes: 5 },
      sessionOptions: { sessionDurationMinutes: 60 },
      enableShadowDOM: true,
      other: { a: 1 },
    }),
  ).toEqual({
    products: ['otp'],
    otpOptions: { methods: ['email'] },
    sessionOptions: { sessionDurationMinutes: 60 },
    enableShadowDOM: true,
    other: { a: 1 },
  })
})
