import { simpleParser } from 'mailparser'
import { describe, expect, test } from 'vitest'
import { emailMagicLinksMessages } from '../methods/email-magic-links/messages.tsx'
import { otpMessages } from '../methods/otp/messages.tsx'
import type { MessageContext } from './message-template.ts'

const inLanguage = (locale: string, changes: Partial<MessageContext['project']> = {}) => ({
  project: { name: 'Meridian', emailTemplates: [], ...changes },
  locale,
})
const code = { code: '048291', expirationMinutes: 5 }
const link = {
  url: 'https://auth.example.com/v1/public/magic_links/redirect?token=abc&x=1',
  expirationMinutes: 30,
}

describe('a passcode mail', () => {
  test('says the code, what it is for and how long it lives', () => {
    const mail = otpMessages['passcode.login'].render(code, inLanguage('en'))
    expect(mail.subject).toBe('Your passcode is 048291')
    expect(mail.text).toBe(
      'Enter this passcode to log in to Meridian.\n\n048291\n\nIt expires in 5 minutes. If you did not ask for it, you can ignore this email.\n',
    )
    expect(mail.html).toContain('>048291<')
    expect(mail).toMatchObject({ code: '048291', links: [] })
  })

  test('says sign up to a new person', () => {
    const mail = otpMessages['passcode.signup'].render(code, inLanguage('en'))
    expect(mail.text).toContain('Enter this passcode to sign up for Meridian.')
  })

  test('counts one minute as one', () => {
    const mail = otpMessages['passcode.login'].render(
      { ...code, expirationMinutes: 1 },
      inLanguage('en'),
    )
    expect(mail.text).toContain('It expires in 1 minute.')
  })
})

describe('a link mail', () => {
  test('carries its link in the button, in full in the text, and no code', () => {
    const mail = emailMagicLinksMessages['magic-link.login'].render(link, inLanguage('en'))
    expect(mail.subject).toBe('Sign in to Meridian')
    expect(mail.text).toContain(link.url)
    expect(mail.html).toContain(`href="${link.url.replaceAll('&', '&amp;')}"`)
    expect(mail.text).toContain('It expires in 30 minutes and works once.')
    expect(mail).toMatchObject({ code: null, links: [{ kind: 'login', url: link.url }] })
  })

  test('says sign up to a new person, and says long lives in large units', () => {
    const mail = emailMagicLinksMessages['magic-link.signup'].render(
      { ...link, expirationMinutes: 7 * 24 * 60 },
      inLanguage('en'),
    )
    expect(mail.subject).toBe('Sign up for Meridian')
    expect(mail.text).toContain('It expires in 7 days')
    expect(mail.links).toEqual([{ kind: 'signup', url: link.url }])
  })
})

describe('languages', () => {
  test.each([
    ['de', 'Ihr Code lautet 048291', 'Er ist 5 Minuten gültig.'],
    ['de-AT', 'Ihr Code lautet 048291', 'Er ist 5 Minuten gültig.'],
    ['es', 'Su código es 048291', 'Caduca en 5 minutos.'],
    ['FR_ca', 'Votre code est 048291', 'Il expire dans 5 minutes.'],
    ['xx', 'Your passcode is 048291', 'It expires in 5 minutes.'],
    ['', 'Your passcode is 048291', 'It expires in 5 minutes.'],
    ['__proto__', 'Your passcode is 048291', 'It expires in 5 minutes.'],
  ])('%s', (locale, subject, sentence) => {
    const mail = otpMessages['passcode.login'].render(code, inLanguage(locale))
    expect(mail.subject).toBe(subject)
    expect(mail.text).toContain(sentence)
  })

  test.each(['en', 'de', 'es', 'fr'])('every mail is complete in %s', (locale) => {
    for (const [template, payload] of [
      [otpMessages['passcode.login'], code],
      [otpMessages['passcode.signup'], code],
      [emailMagicLinksMessages['magic-link.login'], link],
      [emailMagicLinksMessages['magic-link.signup'], link],
    ] as const) {
      const mail = template.render(payload, inLanguage(locale))
      expect(mail.html).toContain(`<html lang="${locale}">`)
      expect(mail.subject + mail.text).not.toMatch(/[{}]/)
      expect(mail.text).toContain('Meridian')
    }
  })
})

describe("a host's own words", () => {
  const emailTemplates = [
    {
      templateId: 'warm',
      subject: 'Hello from {project}',
      heading: 'Welcome back',
      text: 'Use {code}, {name} & enjoy.',
    },
    { templateId: 'short', subject: 'Code {code}' },
  ]

  test('replace subject, heading and text; layout and facts stay ours', () => {
    const mail = otpMessages['passcode.login'].render(
      { ...code, templateId: 'warm' },
      inLanguage('en', { emailTemplates }),
    )
    expect(mail.subject).toBe('Hello from Meridian')
    expect(mail.html).toContain('>Welcome back</h1>')
    expect(mail.text).toContain('Use 048291, {name} & enjoy.')
    expect(mail.text).toContain('It expires in 5 minutes.')
  })

  test('leave out what they do not replace', () => {
    const mail = otpMessages['passcode.login'].render(
      { ...code, templateId: 'short' },
      inLanguage('en', { emailTemplates }),
    )
    expect(mail.subject).toBe('Code 048291')
    expect(mail.text).toContain('Enter this passcode to log in to Meridian.')
  })
})

describe('what a mail is made from', () => {
  const hostile = '<img src=x onerror=alert(1)>"\'&{code}\r\nBcc: eve@evil.example'

  test('is data: markup, headers and placeholders in a name stay text', async () => {
    const context = inLanguage('en', { name: hostile })
    const mail = emailMagicLinksMessages['magic-link.login'].render(link, context)
    expect(mail.html).not.toContain('<img')
    expect(mail.subject).not.toMatch(/[\r\n]/)
    expect(mail.subject).toContain('{code}')
    const parsed = await simpleParser(`Content-Type: text/html\r\n\r\n${mail.html}`)
    expect(parsed.text).toContain('<img src=x onerror=alert(1)>')
  })

  test('a link cannot leave its attribute', () => {
    const url = 'https://auth.example.com/"><script>alert(1)</script>'
    const mail = emailMagicLinksMessages['magic-link.login'].render(
      { ...link, url },
      inLanguage('en'),
    )
    expect(mail.html).not.toContain('<script')
    expect(mail.html).not.toContain('""')
  })

  test.each([{}, { code: 123456, expirationMinutes: 5 }, { code: '1' }, null, 'text'])(
    'a payload that does not fit is refused, and not repeated: %j',
    (payload) => {
      expect(() => otpMessages['passcode.login'].render(payload, inLanguage('en'))).toThrow(
        /^the payload does not fit its template$/,
      )
    },
  )

  test('nothing in a mail is loaded from anywhere', () => {
    const mail = otpMessages['passcode.login'].render(code, inLanguage('en'))
    expect(mail.html).not.toMatch(/src=|url\(|@import|<link/)
  })
})
