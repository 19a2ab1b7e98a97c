import { PorticoAPIError } from '@portico/client'
import { describe, expect, test } from 'vitest'
import { findResetReason, isOfBreach } from './find-reset-reason.ts'
import { toResetOptions } from './start-reset.ts'
import { toPlacedProblem } from './to-placed-problem.ts'

const refusal = (error_type: string, error_details?: Record<string, unknown>) =>
  new PorticoAPIError({
    ...(error_details && { error_details }),
    status_code: 400,
    request_id: '',
    error_type,
    error_message: 'No.',
    error_url: '',
  })

describe('the reset reason for a refused log-in', () => {
  test.each([
    ['reset_password', true, 'resetRequired'],
    ['reset_password', false, 'resetRequired'],
    ['breached_password', true, 'breached'],
    ['breached_password', false, null],
    ['unauthorized_credentials', true, null],
    ['weak_password', false, null],
  ] as const)('%s, on log in %s: %s', (type, isLogIn, reason) => {
    expect(findResetReason(refusal(type), isLogIn)).toBe(reason)
  })

  test.each([
    ['breached_password', undefined, true],
    ['reset_password', { reason: 'breached_password' }, true],
    ['reset_password', { reason: 'another' }, false],
    ['reset_password', undefined, false],
  ] as const)(
    'A6: is a breach of which the person reads, for %s with %j: %s',
    (type, details, isBreach) => {
      expect(isOfBreach(refusal(type, details))).toBe(isBreach)
    },
  )

  test('is null for an error that did not come from the service', () => {
    expect(findResetReason(new Error('reset_password'), true)).toBeNull()
  })
})

describe('an error from the service is shown', () => {
  const place = (errorType: string | null) =>
    toPlacedProblem({ text: 'No.', errorType, linkHosts: [] }, 'Breached.')

  test.each([
    ['unauthorized_credentials', 'No.'],
    ['no_user_password', 'No.'],
    ['weak_password', 'No.'],
    ['breached_password', 'Breached.'],
  ])('under the field: %s', (errorType, fieldError) => {
    expect(place(errorType)).toEqual({ fieldError, banner: null })
  })

  test.each(['user_lock_limit_reached', 'duplicate_email', null])('in the banner: %s', (type) => {
    expect(place(type)).toMatchObject({ fieldError: null, banner: { errorType: type } })
  })

  test('nowhere when there is no error', () => {
    expect(toPlacedProblem(null, '')).toEqual({ fieldError: null, banner: null })
  })
})

describe('the options of a reset mail', () => {
  test('are exactly the configured ones', () => {
    expect(JSON.parse(JSON.stringify(toResetOptions()))).toEqual({})
    expect(
      toResetOptions({
        loginRedirectURL: 'https://example.com/in',
        loginExpirationMinutes: 10,
        resetPasswordRedirectURL: 'https://example.com/reset',
        resetPasswordExpirationMinutes: 20,
        resetPasswordTemplateId: 'r',
        locale: 'fr',
      }),
    ).toEqual({
      login_redirect_url: 'https://example.com/in',
      login_expiration_minutes: 10,
      reset_password_redirect_url: 'https://example.com/reset',
      reset_password_expiration_minutes: 20,
      reset_password_template_id: 'r',
      locale: 'fr',
    })
  })
})
