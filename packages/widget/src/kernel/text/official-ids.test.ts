import { describe, expect, test } from 'vitest'
import { toResentText, toSentText } from '../../flow/resend/to-resent-text.ts'
import { sharedText } from '../../locales/en/shared.ts'
import { toResendWords } from '../../methods/passwords/to-resend-words.ts'
import { allTexts } from './all-texts.ts'
import { createText } from './create-text.ts'
import { toBackLabel } from './to-back-label.ts'

describe('message ids that differ between versions', () => {
  test.each([
    ['5.29', { 'button.back.ariaLabel': 'Zurück' }],
    ['6.3', { 'button.goBack': 'Zurück' }],
  ])('the back arrow has the label of the host’s text of version %s', (_, strings) => {
    expect(toBackLabel(createText(sharedText, strings))).toBe('Zurück')
    expect(toBackLabel(createText(sharedText))).toBe('Back')
  })

  test('"Email resent" uses the text of either version, with the seconds that version 6 names', () => {
    const said = (strings: Record<string, string>) => {
      const text = createText(allTexts, strings)
      return [toResentText(text), toSentText(text)]
    }
    expect(said({})).toEqual(['Email resent', 'Email sent'])
    expect(said({ 'toast.emailResent': 'Gesendet' })).toEqual(['Gesendet', 'Gesendet'])
    expect(said({ 'button.emailResent': 'Wieder in {timeRemaining}s' })).toEqual([
      'Wieder in 12s',
      'Wieder in 12s',
    ])
  })

  test('a chosen language has its own texts for both, which the host’s of either version replace', () => {
    const texts = { 'toast.emailResent': 'Erneut gesendet', 'button.emailResent': 'Gesendet' }
    const said = (strings: Record<string, string>) => {
      const text = createText(allTexts, strings, { texts, locale: 'de' })
      return [toResentText(text), toSentText(text)]
    }
    expect(said({})).toEqual(['Erneut gesendet', 'Gesendet'])
    expect(said({ 'toast.emailResent': 'Da' })).toEqual(['Da', 'Da'])
  })

  test('the question with the button in it uses the text of either version', () => {
    const said = (strings: Record<string, string>) => toResendWords(createText(allTexts, strings))
    expect(said({})).toEqual({ lead: "Didn't get it?", button: 'Resend email' })
    expect(
      said({ 'password.didntGetItResend': 'Nichts da? <resendButton>Nochmal</resendButton>' }),
    ).toEqual({ lead: 'Nichts da?', button: 'Nochmal' })
    expect(said({ 'button.resendEmail': 'Nochmal' }).button).toBe('Nochmal')
  })
})
