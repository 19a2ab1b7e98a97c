import { specifiedErrorMessages, specifiedTexts } from '@portico/testkit/specification'
import { describe, expect, test } from 'vitest'
import { confirmationText } from '../../declarations/confirmation/text/en.ts'
import { cryptoText } from '../../declarations/crypto/text/en.ts'
import { emailMagicLinksText } from '../../declarations/email-magic-links/text/en.ts'
import { buttonText, codeText } from '../../declarations/forms/text/en.ts'
import { furtherFactorText } from '../../declarations/further-factor/text/en.ts'
import { identityProviderText } from '../../declarations/identity-provider/text/en.ts'
import { projectText, tabText } from '../../declarations/main/text/en.ts'
import { askText } from '../../declarations/oauth/text/ask-en.ts'
import { cancelledText } from '../../declarations/oauth/text/cancelled-en.ts'
import { oauthText } from '../../declarations/oauth/text/en.ts'
import { inAppText } from '../../declarations/oauth/text/in-app-en.ts'
import { otpText } from '../../declarations/otp/text/en.ts'
import { phoneText } from '../../declarations/otp/text/phone-en.ts'
import { passkeyRegistrationText } from '../../declarations/passkey-registration/text/en.ts'
import { passkeySignInText } from '../../declarations/passkeys/text/en.ts'
import { passwordsText } from '../../declarations/passwords/text/en.ts'
import { resendText } from '../../declarations/resend/text/en.ts'
import { setupText } from '../../declarations/setup/text/en.ts'
import { signedInText } from '../../declarations/signed-in/text/en.ts'
import { watermarkText } from '../../declarations/watermark/text/en.ts'
import { allTexts } from './all-texts.ts'
import { createText } from './create-text.ts'
import { sharedText } from './en.ts'
import { errorText, toErrorTextId } from './errors-en.ts'

const catalogues = [
  sharedText,
  tabText,
  projectText,
  errorText,
  confirmationText,
  codeText,
  buttonText,
  resendText,
  emailMagicLinksText,
  oauthText,
  inAppText,
  cancelledText,
  askText,
  cryptoText,
  otpText,
  phoneText,
  passwordsText,
  passkeySignInText,
  passkeyRegistrationText,
  furtherFactorText,
  identityProviderText,
  setupText,
  signedInText,
  watermarkText,
]

describe('texts', () => {
  test('are the specification’s, word for word, under the ids that hosts override', () => {
    expect(Object.assign({}, ...catalogues)).toMatchObject(specifiedTexts)
  })

  test('cover every error type of the specification’s table', () => {
    const sentences = Object.entries(specifiedErrorMessages).map(([type, message]) => [
      toErrorTextId(type),
      message,
    ])
    expect(errorText).toEqual(Object.fromEntries(sentences))
  })

  test('have values filled in', () => {
    const text = createText(Object.assign({}, ...catalogues))
    expect(text('emailConfirmation.content', { email: 'a@b.c' })).toBe(
      'An email was sent to a@b.c.',
    )
    expect(text('passcode.expirationCountdown', { timeRemaining: '4:59' })).toBe(
      'Your code expires in 4:59.',
    )
    expect(text('watermark.altText')).toBe('Powered by Portico')
  })

  test('E7: have one owner each: no two parts of the widget have the same one', () => {
    // a form that says a sentence of the table before any call has it from there
    const ids = catalogues
      .filter((catalogue) => catalogue !== errorText)
      .flatMap((catalogue) => Object.keys(catalogue))
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
    expect(new Set([...ids, ...Object.keys(errorText)])).toEqual(new Set(Object.keys(allTexts)))
  })

  test('are overridden by the host’s, also those of a method that is loaded later', () => {
    const text = createText(sharedText, { 'login.title': 'Hello', 'passcode.title': 'Your code' })
    expect(text('login.title')).toBe('Hello')
    expect(text.with(codeText)('passcode.title')).toBe('Your code')
    expect(text.with(resendText)('passcode.resendCode')).toBe('Resend code')
  })

  test('that are missing show their id, never nothing', () => {
    expect(createText({})('login.title')).toBe('login.title')
  })
})
