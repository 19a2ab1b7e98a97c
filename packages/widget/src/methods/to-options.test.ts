import { describe, expect, test } from 'vitest'
import { toLinkOptions } from './email-magic-links/to-link-options.ts'
import { toPasscodeOptions } from './otp/to-passcode-options.ts'
import { toCeremonyOptions } from './passkeys/to-ceremony-options.ts'

const defined = (options: object) => JSON.parse(JSON.stringify(options))

describe('the options of a mail', () => {
  test('for a link are the configured ones, and say that the page waits for another device', () => {
    expect(defined(toLinkOptions())).toEqual({ other_device: true })
    expect(
      defined(
        toLinkOptions({
          loginRedirectURL: 'https://example.com/in',
          loginExpirationMinutes: 10,
          signupRedirectURL: 'https://example.com/new',
          signupExpirationMinutes: 20,
          loginTemplateId: 'l',
          signupTemplateId: 's',
          createUserAsPending: true,
          domainHint: 'example.com',
          locale: 'fr',
        }),
      ),
    ).toEqual({
      login_magic_link_url: 'https://example.com/in',
      login_expiration_minutes: 10,
      signup_magic_link_url: 'https://example.com/new',
      signup_expiration_minutes: 20,
      login_template_id: 'l',
      signup_template_id: 's',
      other_device: true,
      create_user_as_pending: true,
      locale: 'fr',
    })
  })

  test('for a passcode set an expiry of five minutes unless configured otherwise', () => {
    expect(defined(toPasscodeOptions(undefined))).toEqual({ expiration_minutes: 5 })
    const options = {
      methods: [],
      expirationMinutes: 3,
      loginTemplateId: 'l',
      signupTemplateId: 's',
      locale: 'fr',
    }
    expect(defined(toPasscodeOptions(options))).toEqual({
      expiration_minutes: 3,
      login_template_id: 'l',
      signup_template_id: 's',
      locale: 'fr',
    })
  })
})

describe('the options of a passkey', () => {
  test('default to a session of 30 minutes and the page’s own domain', () => {
    expect(toCeremonyOptions({})).toEqual({ is_passkey: true, session_duration_minutes: 30 })
  })

  test('can be configured', () => {
    const config = {
      passkeyOptions: { domain: 'example.com' },
      sessionOptions: { sessionDurationMinutes: 60 },
    }
    expect(toCeremonyOptions(config)).toEqual({
      is_passkey: true,
      session_duration_minutes: 60,
      domain: 'example.com',
    })
  })
})
