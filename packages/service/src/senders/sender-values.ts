/** Settings that several senders have. */
import { findUrlError } from '../foundation/addresses/exact-url.ts'
import * as setting from '../foundation/settings/declare-settings.ts'

/** A name or an id at the provider. */
export const text = setting.text(2_048)

/** The name of an environment variable that holds a secret. */
export const secretName = setting.secretName(2_048)

/** Messages contain codes, so an attacker on the network must not be able to read them. */
export const url = setting.text(2_048, findUrlError)

/** A sender may be an alphanumeric name, a short code or any number, even a number to which no code would be sent. */
export const number = setting.text(2_048, (value) =>
  /^(\+[1-9]\d{6,14}|[A-Za-z0-9 ]{1,11})$/.test(value)
    ? null
    : `must be a number in E.164 like +12015550123, got "${value}"`,
)

/** Removes slashes from the end of a base URL. */
export const toBase = (base: string): string => base.replace(/(?<!\/)\/+$/, '')

/** Returns the value of a secret; '' if it is missing, which is reported with all others. */
export const readSecret = (name: string, { secrets = {} }: setting.SettingContext): string =>
  secrets[name] ?? ''
