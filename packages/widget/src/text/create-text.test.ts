import { specifiedErrors } from '@portico/contract'
import { describe, expect, test } from 'vitest'
import { emailMagicLinksText } from '../methods/email-magic-links/text/en.ts'
import { otpText } from '../methods/otp/text/en.ts'
import { createText } from './create-text.ts'
import { sharedText } from './en.ts'
import { errorText, toErrorTextId } from './errors-en.ts'

const catalogues = [sharedText, errorText, emailMagicLinksText, otpText]

describe('texts', () => {
  test('are the specification’s, word for word', () => {
    const text = createText(Object.assign({}, ...catalogues))
    expect(text('login.title')).toBe('Sign up or log in')
    expect([text('tab.text'), text('tab.whatsapp'), text('tab.email')]).toEqual([
      'Text',
      'WhatsApp',
      'Email',
    ])
    expect(text('button.emailLogin')).toBe('Continue with email')
    expect(text('methodDivider.text')).toBe('or')
    expect(text('errors.emailLinkAndPasscode')).toBe('Error: Cannot use both EML and Email OTP')
    expect(text('errors.passkeysAlone')).toBe(
      'Cannot use Passkeys by itself, please add another product to the config.',
    )
    expect(text('emailConfirmation.title')).toBe('Check your email')
    expect(text('emailConfirmation.content', { email: 'a@b.c' })).toBe(
      'An email was sent to a@b.c.',
    )
    expect([
      text('link.openInGmail'),
      text('link.openInYahoo'),
      text('link.openInOutlook'),
    ]).toEqual(['Open in Gmail', 'Open in Yahoo', 'Open in Outlook'])
    expect(text('button.retry')).toBe('Try again')
    expect(text('passcode.title')).toBe('Enter passcode')
    expect(text('formField.passcode.status.verifying')).toBe('Verifying passcode...')
    expect(text('passcode.expirationCountdown', { timeRemaining: '4:59' })).toBe('4:59')
    expect(text('passcode.expired')).toBe('Your code has expired.')
    expect(text('passcode.resendCode')).toBe('Resend code')
    expect(text('passcode.codeSent')).toBe('Code sent')
    expect(text('passcode.didntGetIt')).toBe("Didn't get it?")
    expect(text('toast.emailResent')).toBe('Email resent')
    expect(text('success.title')).toBe('Success!')
    expect(text('otp.success.content')).toBe('Your passcode has been successfully verified.')
    expect(text('error.title')).toBe('Looks like there was an error!')
    expect(text('errors.invalidEmail')).toBe('Invalid email address.')
    expect(text('error.invalidEmail')).toBe('Email format is invalid.')
    expect(text('watermark.altText')).toBe('Powered by Portico')
  })

  test('cover every error type of the specification’s table', () => {
    for (const [type, { message }] of Object.entries(specifiedErrors)) {
      expect(Object.entries(errorText)).toContainEqual([toErrorTextId(type), message])
    }
  })

  test('stand under one id each', () => {
    const words = new Map<string, string>()
    for (const [id, text] of catalogues.flatMap((catalogue) => Object.entries(catalogue))) {
      expect(words.get(id) ?? text).toBe(text)
      words.set(id, text)
    }
  })

  test('give way to the host’s, also those of a method that is loaded later', () => {
    const text = createText(sharedText, { 'login.title': 'Hello', 'passcode.title': 'Your code' })
    expect(text('login.title')).toBe('Hello')
    expect(text.with(otpText)('passcode.title')).toBe('Your code')
    expect(text.with(otpText)('passcode.resendCode')).toBe('Resend code')
  })

  test('show their id where they are missing, never nothing', () => {
    expect(createText({})('login.title')).toBe('login.title')
  })
})
