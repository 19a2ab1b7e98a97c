import { specifiedErrorMessages, specifiedTexts } from '@portico/testkit/specification'
import { describe, expect, test } from 'vitest'
import { errorText } from '../../locales/en/errors.ts'
import { codeText } from '../../locales/en/forms.ts'
import { resendText } from '../../locales/en/resend.ts'
import { sharedText } from '../../locales/en/shared.ts'
import * as rooms from '../../locales/english-rooms.ts'
import { toErrorTextId } from '../../locales/error-text-id.ts'
import { allTexts } from './all-texts.ts'
import { createText } from './create-text.ts'
import { teachPlurals } from './format-text.ts'
import { choosePlurals } from './plurals.ts'
import type { Texts } from './text-id.ts'

/** Parts that stand in a whole of their room as well. */
const {
  walletButtonText: _buttons,
  walletScreenText: _screens,
  providerText: _names,
  ...whole
} = rooms
const catalogues: readonly Texts[] = Object.values(whole)

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

  test('are the chosen language’s, also in a room that is loaded later; the host’s replace these as well', () => {
    const polish = {
      'login.title': 'Zaloguj się',
      'passcode.title': 'Kod',
      'passcode.resendCode': '{n, plural, few {# kody} other {# kodów}}',
    }
    const text = createText(
      sharedText,
      { 'passcode.title': 'Mój kod' },
      { texts: polish, locale: 'pl' },
    )
    expect(text('login.title')).toBe('Zaloguj się')
    expect(text('methodDivider.text')).toBe('or')
    const later = text.with(codeText).with(resendText)
    expect(later('passcode.title')).toBe('Mój kod')
    teachPlurals(choosePlurals)
    expect(later('passcode.resendCode', { n: 3 })).toBe('3 kody')
    expect([text.locale, later.locale]).toEqual(['pl', 'pl'])
  })

  test('that are missing show their id, never nothing', () => {
    expect(createText({})('login.title')).toBe('login.title')
  })
})
