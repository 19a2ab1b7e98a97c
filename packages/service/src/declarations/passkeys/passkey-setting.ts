import { Type } from 'typebox'
import * as setting from '../../foundation/settings/declare-settings.ts'
import { findPasskeyProblems } from './find-passkey-problems.ts'

const passkeys = setting.group({
  /**
   * One domain for all hosts of the project: a passkey that was created on `shop.example.com` for `example.com` also
   * works on `www.example.com`. An allowed origin must be on the domain or below it.
   * @default every page's own host name
   */
  domain: setting.text(253),
  /** The name that authenticators display. @default the project's name */
  name: setting.text(64),
  /**
   * Origins on other domains that may use the passkeys of `domain`. They must be exact and listed in `allowedOrigins`.
   * Browsers read them from `https://<domain>/.well-known/webauthn`, for at most five domains.
   * @default []
   */
  relatedOrigins: setting.list(setting.value<string>(Type.String()), { maxItems: 100 }),
  /**
   * `required`: the authenticator verifies a face, a fingerprint or a PIN every time. `preferred`: only if it can.
   * @default 'required'
   */
  userVerification: setting.withDefault(setting.oneOf('required', 'preferred'), 'required'),
  /**
   * How old the session's last proof may be to register a passkey; 1 to 1440, of which more than 10 count as 10.
   * @default 10
   */
  freshSessionMinutes: setting.integer(1, 1_440),
  /** If true, a browser may create a passkey without a prompt, right after a log-in with a password. @default false */
  automaticUpgrade: setting.flag(false),
})

/** The settings of passkeys: their domain, and how they verify the user. */
export interface PasskeySettings extends setting.WrittenOf<typeof passkeys> {}

/** The settings of passkeys with every default filled in; a value without a default is null. */
export interface PasskeyConfig extends setting.ConfigOf<typeof passkeys> {}

/** The setting `project.passkeys`. */
export const passkeySetting: setting.DeclaredSetting<PasskeySettings, PasskeyConfig> = {
  ...passkeys,
  findProblems: findPasskeyProblems,
}
