import { specifiedConstants } from '@portico/testkit/specification'
import { expect, test } from 'vitest'
import { limits } from '../../index.ts'

test("the limits are the specification's numbers", () => {
  expect({
    magicLinkMinutes: limits.magicLink.defaultMinutes,
    passcodeMinutes: limits.passcode.defaultMinutes,
    passcodeDigits: limits.passcode.digits,
    sessionMinutes: limits.session.defaultMinutes,
    intermediateSessionCookieMs: limits.intermediateSessionCookieMs,
    passkeyAutofillAttempts: limits.passkeyAutofillRetries,
  }).toEqual({
    magicLinkMinutes: specifiedConstants.magicLinkMinutes,
    passcodeMinutes: specifiedConstants.passcodeMinutes,
    passcodeDigits: specifiedConstants.passcodeDigits,
    sessionMinutes: specifiedConstants.sessionMinutes,
    intermediateSessionCookieMs: specifiedConstants.intermediateSessionCookieMs,
    passkeyAutofillAttempts: specifiedConstants.passkeyAutofillAttempts,
  })
})
