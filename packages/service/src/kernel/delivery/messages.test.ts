import { takeRows } from '@portico/testkit/run'
import { simpleParser } from 'mailparser'
import { describe, expect, test } from 'vitest'
import { noticeMessages } from '../../accounts/notices/messages.ts'
import { walletCredential } from '../../declarations/crypto/credential.ts'
import { passkeyCredential } from '../../declarations/passkeys/credential.ts'
import { fillText, mailLanguages, toDirection } from '../../foundation/text/words.ts'
import { methodMessages } from '../../methods/all-methods.ts'
import { emailMagicLinksMessages } from '../../methods/email-magic-links/messages.ts'
import { otpMessages } from '../../methods/otp/messages.ts'
import { passwordsMessages } from '../../methods/passwords/messages.ts'
import type { RenderedMessage } from '../../senders/mail-sender.ts'
import { toBrandConfig } from '../brand/brand.ts'
import { defineAdditionMail } from './define-addition-mail.ts'
import { layOutMail } from './layout.ts'
import type { MessageContext, MessageTemplate } from './message-template.ts'
import type { Occasion } from './occasion.ts'
import { sharedWords } from './shared-words.ts'

const inLanguage = (
  locale: string,
  changes: Partial<MessageContext['project']> = {},
): MessageContext => ({
  project: {
    name: 'Meridian',
    emailTemplates: [],
    brand: toBrandConfig(),
    mails: { from: null, language: 'en', codeInSubject: true, newSignIn: true },
    ...changes,
  },
  locale,
  to: 'ada@example.com',
})
const english = inLanguage('en')
const occasion: Occasion = {
  at: Date.UTC(2026, 10, 22, 14, 32),
  timeZone: 'Europe/Lisbon',
  browser: 'Chrome',
  system: 'Windows',
  place: { city: 'Lisbon', country: 'Portugal' },
}
const unknown: Occasion = {
  at: occasion.at,
  timeZone: null,
  browser: null,
  system: null,
  place: null,
}
const code = { code: '482913', expirationMinutes: 10, occasion }
const url = 'https://auth.meridian.example/v1/public/magic_links/redirect?token=abc&x=1'
const link = { url, expirationMinutes: 30, occasion }
const reset = { resetUrl: url, loginUrl: `${url}2`, expirationMinutes: 30, occasion }
const signInUrl = 'https://meridian.example/sign-in'
const notMeUrl = 'https://auth.meridian.example/v1/public/not_me?token=abc'

const asked =
  'Asked for: 22 Nov 2026, 14:32 (Lisbon)\nBrowser: Chrome on Windows\nPlace: Near Lisbon, Portugal'
const when = asked.replace('Asked for', 'When')

/** Reads the preview that mail lists show behind the subject. */
const readPreheader = ({ html }: RenderedMessage) => /mso-hide:all">([^<]*?)&#847;/.exec(html)?.[1]
/** Splits the text part into its paragraphs. */
const readParts = ({ text }: RenderedMessage) => text.trimEnd().split('\n\n')

describe('mails with the specified texts', () => {
  test('a sign-in code', () => {
    const mail = otpMessages['passcode.login'].render(code, english)
    expect(mail.subject).toBe('482913 is your Meridian code')
    expect(readPreheader(mail)).toBe(
      'It works once, for 10 minutes. Asked for from Chrome on Windows, near Lisbon.',
    )
    expect(readParts(mail)).toEqual([
      'Your sign-in code',
      'Enter it on the page where you asked for it.',
      '482913',
      'It works once, until 14:42. Nobody from Meridian will ever ask you for it.',
      asked,
      'Not you? Then do nothing: without the code nobody gets in.',
      '-- \nSent to ada@example.com because someone asked to sign in with it.',
    ])
    expect(mail).toMatchObject({ code: '482913', links: [] })
  })

  test('a magic link with a code: the button first, then the code', () => {
    const mail = emailMagicLinksMessages['magic-link.login'].render(
      { ...link, code: '306571' },
      english,
    )
    expect(mail.subject).toBe('Sign in to Meridian')
    expect(readPreheader(mail)).toBe('Open the link, or enter 306571. Works once, for 30 minutes.')
    expect(readParts(mail)).toEqual([
      'Sign in to Meridian',
      `Sign in: ${url}`,
      'Or enter this code on the page where you asked:',
      '306571',
      'Link and code work once, until 15:02. Using one ends the other.',
      asked,
      'Not you? Then do nothing: nobody gets in without this mail.',
      '-- \nSent to ada@example.com because someone asked to sign in with it.',
    ])
    expect(mail).toMatchObject({ code: '306571', links: [{ kind: 'login', url }] })
  })

  test('a magic link alone does not mention a code', () => {
    const mail = emailMagicLinksMessages['magic-link.login'].render(link, english)
    expect(readPreheader(mail)).toBe('Works once, for 30 minutes.')
    expect(mail.html + mail.text).not.toMatch(/\bcode\b/)
    expect(readParts(mail)[2]).toBe('It works once, until 15:02.')
    expect(mail.code).toBeNull()
  })

  test('a password reset', () => {
    const mail = passwordsMessages['password.reset'].render(
      { ...reset, password: 'works' },
      english,
    )
    expect(mail.subject).toBe('Set a new Meridian password')
    expect(readPreheader(mail)).toBe('Works once, until 15:02. Nothing changes until you use it.')
    expect(readParts(mail)).toEqual([
      'Set a new password',
      'Your old password goes on working until you do.',
      `Set a new password: ${url}`,
      `To sign in without a new password: ${url}2`,
      asked,
      'It works once, until 15:02. Not you? Then do nothing: your password stays as it is.',
      '-- \nSent to ada@example.com because someone asked for a new password.',
    ])
    expect(mail.html).toContain('The button does not open? <a ')
  })

  test('a password reset says about the old password only what is true', () => {
    const { render } = passwordsMessages['password.reset']
    const breached = render({ ...reset, password: 'breached' }, english)
    expect(breached.text).toContain(
      'Your password is on a list stolen from another site, so it no longer works here. Meridian was not broken into.',
    )
    expect(breached.text).not.toContain('goes on working')
    const none = render({ ...reset, password: 'none' }, english)
    expect(none.text).not.toMatch(/goes on working|stays as it is/)
  })

  test('a new sign-in', () => {
    const mail = noticeMessages['session.started'].render(
      { proof: 'password', notMeUrl, occasion },
      english,
    )
    expect(mail.subject).toBe('New sign-in to your Meridian account')
    expect(readPreheader(mail)).toBe('Chrome on Windows, near Lisbon, 14:32. Was this you?')
    expect(readParts(mail)).toEqual([
      'New sign-in to your account',
      'Someone signed in as ada@example.com with a browser we had not seen before.',
      `${when}\nWith: Password`,
      `This was not me: ${notMeUrl}`,
      'It signs out that browser and helps you to secure the account. If it was you, there is nothing to do.',
      '-- \nSent to ada@example.com because it concerns the safety of your account.',
    ])
  })

  test('a new passkey', () => {
    const mail = defineAdditionMail(passkeyCredential.addition).render(
      { name: 'Pixel 9', notMeUrl, hasSession: true, occasion },
      english,
    )
    expect(mail.subject).toBe('A passkey was added to your Meridian account')
    expect(readPreheader(mail)).toBe(
      '&quot;Pixel 9&quot;, Chrome on Windows, near Lisbon. Was this you?',
    )
    expect(readParts(mail)).toEqual([
      'A passkey was added',
      'It can now be used to sign in as ada@example.com.',
      `Passkey: Pixel 9\n${when}`,
      `This was not me: ${notMeUrl}`,
      'It removes this passkey and signs out the browser that added it. If it was you, there is nothing to do.',
      '-- \nSent to ada@example.com because it concerns the safety of your account.',
    ])
  })

  test('a new wallet, also from a message that an older version wrote', () => {
    const { render } = defineAdditionMail(walletCredential.addition)
    const mail = render({ name: '0x5290', notMeUrl, hasSession: true, occasion }, english)
    expect(readParts(mail)).toContain(`Wallet: 0x5290\n${when}`)
    expect(render({ address: '0x5290', notMeUrl, occasion }, english)).toEqual(mail)
  })

  test('a changed password, mentioning other browsers only when some were signed out', () => {
    const { render } = passwordsMessages['password.changed']
    const mail = render({ haveOthersEnded: true, notMeUrl, occasion }, english)
    expect(mail.subject).toBe('Your Meridian password was changed')
    expect(readPreheader(mail)).toBe('Chrome on Windows, near Lisbon, 14:32. Was this you?')
    expect(readParts(mail)).toEqual([
      'Your password was changed',
      'All other browsers were signed out.',
      when,
      `This was not me: ${notMeUrl}`,
      'It locks the new password and lets you set one yourself. If it was you, there is nothing to do.',
      '-- \nSent to ada@example.com because it concerns the safety of your account.',
    ])
    expect(render({ notMeUrl, occasion }, english).text).not.toContain('signed out')
    const first = render({ isFirst: true, notMeUrl, occasion }, english)
    expect(first.subject).toBe('A password was set for your Meridian account')
    expect(first.text).not.toContain('changed')
  })

  test('a deletion that was asked for: what ends, until when the account can be kept, and the way back', () => {
    const { render } = noticeMessages['deletion.asked']
    const deletesAt = Date.UTC(2026, 11, 6, 14, 32)
    const mail = render({ deletesAt, signInUrl, notMeUrl, occasion }, english)
    expect(mail.subject).toBe('Your Meridian account will be deleted')
    expect(readPreheader(mail)).toBe('Chrome on Windows, near Lisbon, 14:32. Was this you?')
    expect(readParts(mail)).toEqual([
      'Your account will be deleted',
      'All browsers and apps were signed out.',
      `Deletion: 6 Dec 2026, 14:32 (Lisbon)\n${asked}`,
      'The deletion erases your addresses, passkeys and history. Nobody can bring them back.',
      `Until then you can sign in and keep the account: ${signInUrl}`,
      `This was not me: ${notMeUrl}`,
      'It keeps the account and signs out all browsers that signed in since. If it was you, there is nothing to do.',
      '-- \nSent to ada@example.com because it concerns the safety of your account.',
    ])
    expect(mail.links).toEqual([{ kind: 'not_me', url: notMeUrl }])
    const plain = render({ deletesAt, occasion }, english)
    expect(readParts(plain)).toContain('Until then you can sign in and keep the account.')
    expect(plain.text + plain.html).not.toContain('This was not me')
    expect(plain.links).toEqual([])
  })

  test('a deletion that is near, with the date and the page for signing in', () => {
    const { render } = noticeMessages['deletion.near']
    const deletesAt = Date.UTC(2026, 11, 6, 14, 32)
    const mail = render({ deletesAt, signInUrl }, english)
    expect(mail.subject).toBe('Your Meridian account will soon be deleted')
    expect(readPreheader(mail)).toBe('Until then you can sign in and keep the account.')
    expect(readParts(mail)).toEqual([
      'Your account will soon be deleted',
      'Until then you can sign in and keep the account.',
      'Deletion: 6 Dec 2026, 14:32 (UTC)',
      'The deletion erases your addresses, passkeys and history. Nobody can bring them back.',
      `Sign in and keep the account: ${signInUrl}`,
      '-- \nSent to ada@example.com because it concerns the safety of your account.',
    ])
    // Opening the page has no effect.
    expect(mail.links).toEqual([])
    expect(render({ deletesAt }, english).text).not.toContain('https:')
  })

  test('a deletion that is done, at once or days after the request', () => {
    const { render } = noticeMessages['deletion.done']
    const mail = render({ at: occasion.at }, english)
    expect(mail.subject).toBe('Your Meridian account was deleted')
    expect(readParts(mail)).toEqual([
      'Your account was deleted',
      'Your addresses, passkeys and history were erased. Nobody can bring them back.',
      'When: 22 Nov 2026, 14:32 (UTC)',
      '-- \nSent to ada@example.com because it was the address of a Meridian account.',
    ])
    expect(readParts(render({ at: occasion.at, occasion }, english))).toContain(when)
  })

  test('no account', () => {
    const mail = noticeMessages['account.missing'].render(
      { signUp: { kind: 'signup', url }, occasion },
      english,
    )
    expect(mail.subject).toBe('No Meridian account uses this address')
    expect(readPreheader(mail)).toBe(
      'Someone tried to sign in with it. You can sign up, or try another address.',
    )
    expect(readParts(mail)).toEqual([
      'There is no account for this address',
      'Someone tried to sign in as ada@example.com, but no Meridian account uses it. Perhaps you signed up with another address.',
      `Sign up with this address: ${url}`,
      asked,
      'Not you? Then do nothing. Nothing was created.',
      '-- \nSent to ada@example.com because someone asked to sign in with it.',
    ])
  })

  test('no account, and no page to sign up on: nothing is offered', () => {
    const mail = noticeMessages['account.missing'].render({ occasion }, english)
    expect(mail.html + mail.text).not.toMatch(/sign up with this|You can sign up/i)
  })
})

describe('unknown facts', () => {
  test('are left out: no browser, no place, and the time is UTC', () => {
    const mail = otpMessages['passcode.login'].render({ ...code, occasion: unknown }, english)
    expect(readPreheader(mail)).toBe('It works once, for 10 minutes.')
    expect(readParts(mail)).toContain('Asked for: 22 Nov 2026, 14:32 (UTC)')
    expect(mail.text).toContain('It works once, until 14:42 UTC.')
    expect(mail.html + mail.text).not.toMatch(/Browser|Place|near/i)
    const notice = noticeMessages['session.started'].render(
      { notMeUrl, occasion: unknown },
      english,
    )
    expect(readPreheader(notice)).toBe('14:32 UTC. Was this you?')
    expect(notice.text).not.toContain('With:')
  })

  test('a browser without a place has a sentence of its own', () => {
    const mail = otpMessages['passcode.login'].render(
      { ...code, occasion: { ...occasion, place: null } },
      english,
    )
    expect(readPreheader(mail)).toContain('Asked for from Chrome on Windows.')
  })

  test('a mail enqueued by an older version is sent all the same', () => {
    const mail = otpMessages['passcode.login'].render(
      { code: '482913', expirationMinutes: 1 },
      english,
    )
    expect(mail.text).toContain('It works once, for 1 minute.')
    expect(mail.text).not.toContain('Asked for')
  })

  test('macOS is called Mac', () => {
    const mail = otpMessages['passcode.login'].render(
      { ...code, occasion: { ...occasion, browser: 'Safari', system: 'macOS' } },
      english,
    )
    expect(mail.text).toContain('Browser: Safari on Mac')
  })
})

describe('times', () => {
  const until = (at: number, timeZone: string) =>
    otpMessages['passcode.login'].render(
      { ...code, occasion: { ...occasion, at, timeZone } },
      english,
    ).text

  test('are in the reader’s time zone, named by its city', () => {
    const text = until(Date.UTC(2026, 6, 1, 2, 5), 'America/Argentina/Buenos_Aires')
    expect(text).toContain('30 Jun 2026, 23:05 (Buenos Aires)')
    expect(text).toContain('until 23:15.')
  })

  test('include the date when the day differs', () => {
    expect(until(Date.UTC(2026, 10, 22, 23, 55), 'Europe/Lisbon')).toContain(
      'until 23 Nov 2026, 00:05.',
    )
  })
})

describe('the code in the subject', () => {
  test('is left out where a project says so, also in the inbox list', () => {
    const mails = { ...english.project.mails, codeInSubject: false }
    const mail = otpMessages['passcode.login'].render(code, inLanguage('en', { mails }))
    expect(mail.subject).toBe('Your Meridian code')
    expect(readPreheader(mail)).not.toContain('482913')
  })

  test('is never in the subject of a link', () => {
    const mail = emailMagicLinksMessages['magic-link.login'].render(
      { ...link, code: '306571' },
      english,
    )
    expect(mail.subject).not.toContain('306571')
  })
})

const everyMail = [
  ['passcode.login', code],
  ['passcode.signup', code],
  ['magic-link.login', { ...link, code: '306571' }],
  ['magic-link.signup', link],
  ['password.reset', { ...reset, password: 'works' }],
  ['password.reset', { ...reset, password: 'breached' }],
  ['password.reset', { ...reset, password: 'none' }],
  ['password.changed', { haveOthersEnded: true, notMeUrl, occasion }],
  ['password.changed', { isFirst: true, notMeUrl, occasion }],
  ['passkey.added', { name: 'Pixel 9', notMeUrl, hasSession: true, occasion }],
  ['passkey.added', { name: 'Pixel 9', notMeUrl, occasion }],
  ['oauth.linked', { name: 'Google', notMeUrl, occasion }],
  ['crypto_wallet.added', { name: '0x5290', notMeUrl, occasion }],
  ['phone_number.added', { name: '+12015550123', notMeUrl, occasion }],
  ['totp.added', { notMeUrl, occasion }],
  ['session.started', { proof: 'passkey', notMeUrl, occasion }],
  ['address.proof', { code: '306571', expirationMinutes: 5, isTaken: false, occasion }],
  ['address.proof', { code: '306571', expirationMinutes: 5, isTaken: true, occasion }],
  ['address.added', { address: 'new@example.com', notMeUrl, occasion }],
  ['address.primary', { address: 'new@example.com', notMeUrl, occasion }],
  ['address.removed', { address: 'old@example.com', occasion }],
  ['deletion.asked', { deletesAt: occasion.at, signInUrl, notMeUrl, occasion }],
  ['deletion.asked', { deletesAt: occasion.at, occasion }],
  ['deletion.near', { deletesAt: occasion.at, signInUrl }],
  ['deletion.done', { at: occasion.at }],
  ['account.missing', { signUp: { kind: 'signup', url }, occasion }],
] as const
const templates: Readonly<Record<string, MessageTemplate>> = {
  ...methodMessages,
  ...noticeMessages,
}
const renderEvery = (context: MessageContext) =>
  everyMail.map(([name, payload]) => {
    const template = templates[name]
    if (!template) throw new Error(`There is no template ${name}.`)
    return { name, mail: template.render(payload, context) }
  })

describe('languages', () => {
  test.each([
    ['de', '482913 ist Ihr Code für Meridian', 'Er funktioniert einmal, bis 14:42.'],
    ['de-AT', '482913 ist Ihr Code für Meridian', 'Er funktioniert einmal, bis 14:42.'],
    ['es', '482913 es su código de Meridian', 'Funciona una sola vez, válido hasta: 14:42.'],
    ['FR_ca', '482913 est votre code Meridian', 'Il fonctionne une seule fois, jusqu’à 14:42.'],
    ['xx', '482913 is your Meridian code', 'It works once, until 14:42.'],
    ['', '482913 is your Meridian code', 'It works once, until 14:42.'],
    ['__proto__', '482913 is your Meridian code', 'It works once, until 14:42.'],
  ])('%s', (locale, subject, sentence) => {
    const mail = otpMessages['passcode.login'].render(code, inLanguage(locale))
    expect(mail.subject).toBe(subject)
    expect(mail.text).toContain(sentence)
  })

  test.each(takeRows(mailLanguages, ['en', 'de', 'ar', 'ja']))(
    'every mail is complete in %s',
    (locale) => {
      const others = renderEvery(locale === 'en' ? inLanguage('de') : english)
      renderEvery(inLanguage(locale)).forEach(({ name, mail }, i) => {
        expect(mail.html, name).toContain(`<html lang="${locale}" dir="${toDirection(locale)}">`)
        expect(Buffer.byteLength(mail.html), name).toBeLessThan(100_000)
        expect(mail.subject + mail.text + readPreheader(mail), name).not.toMatch(/[{}]/)
        expect(mail.text, name).toContain('ada@example.com')
        expect(mail.subject, name).not.toBe(others[i]?.mail.subject)
        const same = readParts(mail).filter((part) =>
          readParts(others[i]?.mail ?? mail).includes(part),
        )
        // Only codes may be equal: every sentence must differ from the other language's.
        expect(
          same.filter((part) => !/^\d{6}$/.test(part)),
          name,
        ).toEqual([])
      })
    },
  )
})

describe('a mail that is read from right to left', () => {
  const isolates = /[\u2066-\u2069]/g

  test.each(['ar', 'he'])(
    'in %s isolates code, address and name where no element can',
    (locale) => {
      const mail = otpMessages['passcode.login'].render(code, inLanguage(locale))
      expect(mail.subject).toContain('\u2066482913\u2069')
      expect(mail.subject).toContain('\u2068Meridian\u2069')
      expect(mail.text).toContain('\u2066ada@example.com\u2069')
      // the code alone on its line is copied as it is
      expect(mail.text).toMatch(/^482913$/m)
      expect(mail.html).toContain('<span dir="ltr">ada@example.com</span>')
      expect(mail.html.match(isolates)?.length ?? 0).toBe(mail.subject.match(isolates)?.length)
    },
  )

  test('sets its own words from right to left, also when they begin with a name in Latin letters', () => {
    const browser = fillText(sharedWords.ar.browser, { browser: 'Chrome', system: 'Windows' })
    const mail = otpMessages['passcode.login'].render(code, inLanguage('ar'))
    expect(mail.html).toContain(`<bdi dir="rtl">${browser}</bdi>`)
  })

  test('leaves a number in its own direction', () => {
    const mails = renderEvery(inLanguage('ar')).filter(({ name }) => name === 'phone_number.added')
    expect(mails.length).toBeGreaterThan(0)
    for (const { mail } of mails) expect(mail.html).toContain('<bdi>+12015550123</bdi>')
  })

  test('in other languages has no isolates', () => {
    for (const { mail } of renderEvery(english))
      expect(mail.subject + mail.text).not.toMatch(isolates)
  })
})

describe('the frame', () => {
  test('has the same sentences in HTML and in text, in the same order', () => {
    for (const { name, mail } of renderEvery(english)) {
      const flat = mail.html
        .replace(/^.*<body/s, '')
        .replace(/<\/?(td|tr|table|h1|br)\b[^>]*>/g, ' ')
        .replace(/<[^>]*>/g, '')
        .replace(/\s+/g, ' ')
      let from = 0
      for (const part of readParts(mail).flatMap((one) => one.split('\n'))) {
        const sentence = part
          .replace(/^-- $/, '')
          .replace(/: https:.*$/, '')
          .replace(/^(\w[\w ]*): (?=\S)/, (label) => `${label.slice(0, -2)} `)
        const at = flat.indexOf(sentence, from)
        expect(at, `${name}: ${sentence}`).toBeGreaterThanOrEqual(0)
        from = at + sentence.length
      }
    }
  })

  test('is made of tables, without anything mail programs strip, and small', () => {
    for (const { name, mail } of renderEvery(english)) {
      const tables = mail.html.match(/<table[^>]*>/g) ?? []
      expect(
        tables.every((table) => table.includes('role="presentation"')),
        name,
      ).toBe(true)
      expect(mail.html, name).not.toMatch(/flex|grid|position:|<script|@import|url\(|<link|<img/)
      expect(mail.html.match(/<h1/g), name).toHaveLength(1)
      expect(mail.html.match(/class="m-act"/g)?.length ?? 0, name).toBeLessThanOrEqual(1)
      expect(Buffer.byteLength(mail.html), name).toBeLessThan(100_000)
      expect(mail.html, name).toContain('<meta name="color-scheme" content="light dark">')
      expect(mail.html, name).toContain('@media (prefers-color-scheme: dark)')
    }
  })

  test('never shows a raw URL: a link is a link', () => {
    for (const { name, mail } of renderEvery(english)) {
      const shown = mail.html.replace(/<[^>]*>/g, '')
      expect(shown, name).not.toContain('token=')
    }
    const { html } = passwordsMessages['password.reset'].render(reset, english)
    expect(html).toContain('>auth.meridian.example/v1/public/m</a>')
  })

  test('offers the code without a space for copying', () => {
    const { html } = otpMessages['passcode.login'].render(code, english)
    expect(html).toContain('<span>482</span><span style="padding-left:14px">913</span>')
  })

  test('shows the project’s brand: logo beside its name, its button, its lines', () => {
    const brand = toBrandConfig({
      logoUrl: 'https://meridian.example/logo.png',
      accent: '#4B3FA7',
      accentDark: '#BDB4F7',
      postalLine: 'Meridian Maps, 12 Harbour Street, Lisbon',
      helpAddress: 'https://meridian.example/help',
    })
    const { html, text } = emailMagicLinksMessages['magic-link.login'].render(
      link,
      inLanguage('en', { brand }),
    )
    expect(html).toContain('<img src="https://meridian.example/logo.png" alt="" width="26"')
    expect(html).toContain('<bdi>Meridian</bdi>')
    expect(html).toContain('bgcolor="#4B3FA7"')
    expect(html).toContain('.m-act { background-color: #BDB4F7 !important;')
    expect(html).toContain(
      'Meridian Maps, 12 Harbour Street, Lisbon</bdi> · <a class="m-ink" href="https://meridian.example/help"',
    )
    expect(text).toContain(
      'Meridian Maps, 12 Harbour Street, Lisbon · Help: https://meridian.example/help',
    )
  })

  test('is mirrored for right-to-left languages, but codes and links are not', () => {
    const html = layOutMail({
      language: 'ar',
      direction: 'rtl',
      subject: 's',
      preheader: 'p',
      project: 'Meridian',
      brand: toBrandConfig({ logoUrl: 'https://meridian.example/logo.png' }),
      heading: 'h',
      lead: 'l {email}',
      blocks: [
        { kind: 'code', code: '482913' },
        { kind: 'facts', rows: [{ name: 'n', value: 'v' }] },
        { kind: 'note', text: '{link}', url },
      ],
      footer: 'f',
      helpLabel: 'Help',
      values: { email: 'ada@example.com' },
    })
    expect(html).toContain('<html lang="ar" dir="rtl">')
    const ours = html.replace(/<!--.*?-->/g, '')
    for (const table of ours.match(/<table[^>]*>/g) ?? []) expect(table).toContain('dir="rtl"')
    expect(html).not.toContain('align="left"')
    expect(html).toContain('padding-left:9px"><img')
    expect(html).toContain('width:88px;padding:3px 0 3px 8px;')
    expect(html).toContain('<span dir="ltr">ada@example.com</span>')
    expect(html).toContain('<span dir="ltr"><span>482</span>')
    expect(html).toContain('dir="ltr" href="https://auth')
  })

  test('breaks Korean between its words, and other languages where a long address needs it', () => {
    const readBreaks = (locale: string) =>
      new Set(
        renderEvery(inLanguage(locale)).flatMap(({ mail }) =>
          [...mail.html.matchAll(/overflow-wrap:anywhere;word-break:([\w-]+)/g)].map(
            ([, value]) => value,
          ),
        ),
      )
    expect(readBreaks('ko')).toEqual(new Set(['keep-all']))
    expect(readBreaks('ja')).toEqual(new Set(['break-word']))
    expect(otpMessages['passcode.login'].render(code, inLanguage('ko')).html).toMatch(
      /<h1[^>]*word-break:keep-all/,
    )
  })

  test.each([
    ['en', true],
    ['ru', true],
    ['ar', false],
    ['he', false],
    ['hi', false],
    ['ja', false],
    ['zh-Hant', false],
  ])('sets a heading in %s closer: %s', (locale, isCloser) => {
    const { html } = otpMessages['passcode.login'].render(code, inLanguage(locale))
    expect(/<h1[^>]*letter-spacing/.test(html)).toBe(isCloser)
  })

  test('a long preheader is cut at 90 characters', () => {
    const mail = noticeMessages['session.started'].render(
      { notMeUrl, occasion: { ...occasion, place: { city: 'L'.repeat(90), country: 'P' } } },
      english,
    )
    expect([...(readPreheader(mail) ?? '')]).toHaveLength(90)
  })
})

describe('a host’s own texts', () => {
  const emailTemplates = [
    {
      templateId: 'warm',
      subject: 'Hello from {project}',
      heading: 'Welcome back',
      text: 'Use {code}, {name} & enjoy.',
    },
    { templateId: 'short', subject: 'Code {code}' },
  ]

  test('replace subject, heading and text; layout and facts stay', () => {
    const mail = otpMessages['passcode.login'].render(
      { ...code, templateId: 'warm' },
      inLanguage('en', { emailTemplates }),
    )
    expect(mail.subject).toBe('Hello from Meridian')
    expect(mail.html).toContain('>Welcome back</h1>')
    expect(mail.text).toContain('Use 482913, {name} & enjoy.')
    expect(mail.text).toContain('It works once, until 14:42.')
  })

  test.each(['subject', 'heading', 'text'] as const)(
    'E13: name a value in one brace or in two, in the %s',
    (field) => {
      for (const words of ['Code {code}.', 'Code {{code}}.', 'Code {{ code }}.']) {
        const templates = [{ templateId: 'braces', [field]: words }]
        const mail = otpMessages['passcode.login'].render(
          { ...code, templateId: 'braces' },
          inLanguage('en', { emailTemplates: templates }),
        )
        const parts = field === 'subject' ? [mail.subject] : [mail.html, mail.text]
        for (const part of parts) {
          expect(part).toContain('Code 482913.')
          expect(part).not.toMatch(/[{}]482913|482913[{}]/)
        }
      }
    },
  )

  test.each([
    ['pt-BR', 'Oi'],
    ['pt-br', 'Oi'],
    ['pt-PT', 'Olá'],
    ['pt', 'Olá'],
    ['de-AT', 'Hallo'],
    ['en', 'Hello'],
    ['fr', 'Hello'],
  ])(
    'in %s are looked up starting with %s: its own, its language, then those for every language',
    (locale, subject) => {
      const templates = [
        { templateId: 'warm', subject: 'Hello' },
        { templateId: 'warm', language: 'pt-BR', subject: 'Oi' },
        { templateId: 'warm', language: 'pt', subject: 'Olá' },
        { templateId: 'warm', language: 'de', subject: 'Hallo' },
        { templateId: 'other', language: 'fr', subject: 'Salut' },
      ]
      const context = inLanguage(locale, { emailTemplates: templates })
      const mail = otpMessages['passcode.login'].render({ ...code, templateId: 'warm' }, context)
      expect(mail.subject).toBe(subject)
    },
  )

  test('do not apply to other languages', () => {
    const emailTemplates = [{ templateId: 'warm', language: 'de', subject: 'Hallo' }]
    const mail = otpMessages['passcode.login'].render(
      { ...code, templateId: 'warm' },
      inLanguage('es', { emailTemplates }),
    )
    expect(mail.subject).toBe('482913 es su código de Meridian')
  })

  test('leave all other texts of the mail unchanged', () => {
    const mail = otpMessages['passcode.login'].render(
      { ...code, templateId: 'short' },
      inLanguage('en', { emailTemplates }),
    )
    expect(mail.subject).toBe('Code 482913')
    expect(mail.text).toContain('Enter it on the page where you asked for it.')
  })
})

describe('values in a mail', () => {
  const hostile = '<img src=x onerror=alert(1)>"\'&{code}\r\nBcc: eve@evil.example\u202e'

  test('are data: markup, headers, placeholders and reversed text in a name stay text', async () => {
    const context = inLanguage('en', { name: hostile })
    for (const { name, mail } of renderEvery(context)) {
      expect(mail.html, name).not.toContain('<img')
      expect(mail.subject, name).not.toMatch(/[\r\n\u202e]/)
      expect(mail.subject, name).toContain('{code}')
      expect(mail.html, name).not.toContain('\u202e')
      const parsed = await simpleParser(`Content-Type: text/html\r\n\r\n${mail.html}`)
      expect(parsed.text, name).toContain('<img src=x onerror=alert(1)>')
    }
  })

  test('cannot break out of a link’s attribute', () => {
    const mail = emailMagicLinksMessages['magic-link.login'].render(
      { ...link, url: 'https://auth.example.com/"><script>alert(1)</script>' },
      english,
    )
    expect(mail.html).not.toContain('<script')
    expect(mail.html).not.toContain('""')
  })

  test.each([{}, { code: 123456, expirationMinutes: 5 }, { code: '1' }, null, 'text'])(
    'that do not fit are refused, and not printed: %j',
    (payload) => {
      expect(() => otpMessages['passcode.login'].render(payload, english)).toThrow(
        /^the payload does not fit its template$/,
      )
    },
  )
})
