import { expect, it } from 'vitest'
import { createDrafts } from './drafts.ts'
import { dropDefaults } from './drop-defaults.ts'

it('drops the options of the initial configuration that have default values', () => {
  expect(dropDefaults(createDrafts().config.value)).toEqual({ products: ['emailMagicLinks'] })
})

it('keeps options that differ from the defaults, and options that it does not know', () => {
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
