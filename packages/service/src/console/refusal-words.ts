/**
 * Why a sign-in was refused, for operators, in the languages of the console. The sentences of the errors tell the user
 * or a developer what to do; here it says what was wrong, in some words.
 */

import { errorCatalogue } from '@portico/contract/schemas'
import type { ConsoleLanguage } from './describe-words.ts'

/** By the error’s type; all others are calls that do not fit, which a developer mends. */
const refusals: Readonly<Record<string, Readonly<Record<ConsoleLanguage, string>>>> = {
  attribute_mismatch: {
    en: 'Another browser or address',
    de: 'Anderer Browser oder andere Adresse',
  },
  breached_password: {
    en: 'Password in a known breach',
    de: 'Passwort aus einem bekannten Datenleck',
  },
  device_not_found: { en: 'Not signed in there', de: 'Dort nicht angemeldet' },
  email_not_found: { en: 'Address not known here', de: 'Adresse hier nicht bekannt' },
  email_verification_required: {
    en: 'Address at the provider not verified',
    de: 'Adresse beim Anbieter nicht bestätigt',
  },
  fingerprint_blocked: { en: 'Stopped by abuse protection', de: 'Vom Missbrauchsschutz gestoppt' },
  idp_access_token_could_not_be_exchanged: {
    en: 'Access token of an app not exchangeable',
    de: 'Zugriffstoken einer App nicht tauschbar',
  },
  idp_access_token_expired: {
    en: 'Access token of an app run out',
    de: 'Zugriffstoken einer App abgelaufen',
  },
  idp_access_token_not_found: {
    en: 'Access token of an app unknown',
    de: 'Zugriffstoken einer App unbekannt',
  },
  insufficient_factors: { en: 'Second step missing', de: 'Zweiter Schritt fehlt' },
  intermediate_session_not_found: { en: 'First step run out', de: 'Erster Schritt abgelaufen' },
  invalid_authorization_header: { en: 'Call without a secret', de: 'Aufruf ohne Geheimnis' },
  invalid_code: { en: 'Code malformed', de: 'Code nicht wohlgeformt' },
  invalid_oauth_attach_token: {
    en: 'Connecting a provider ran out',
    de: 'Verbinden eines Anbieters abgelaufen',
  },
  invalid_recovery_code: {
    en: 'Recovery code malformed',
    de: 'Wiederherstellungscode nicht wohlgeformt',
  },
  invalid_secret_authentication: {
    en: 'Wrong secret of a back end',
    de: 'Falsches Geheimnis eines Backends',
  },
  invalid_token: { en: 'Token malformed', de: 'Token nicht wohlgeformt' },
  invalid_totp_code: { en: 'Code of the app malformed', de: 'Code der App nicht wohlgeformt' },
  invalid_trusted_auth_token: {
    en: 'Token of your back end not accepted',
    de: 'Token Ihres Backends nicht angenommen',
  },
  no_active_webauthn_registrations: { en: 'No passkey here', de: 'Hier kein Passkey' },
  no_user_password: { en: 'No password set', de: 'Kein Passwort gesetzt' },
  oauth_auth_code_error: { en: 'Refused by the provider', de: 'Vom Anbieter abgelehnt' },
  oauth_flow_callback_error: { en: 'Stopped at the provider', de: 'Beim Anbieter gestoppt' },
  oauth_flow_cancelled: { en: 'Cancelled at the provider', de: 'Beim Anbieter abgebrochen' },
  oauth_state_mismatch: {
    en: 'Provider’s answer used already, run out or of another browser',
    de: 'Antwort des Anbieters benutzt, abgelaufen oder aus einem anderen Browser',
  },
  oauth_token_not_found: {
    en: 'Provider’s answer used already or run out',
    de: 'Antwort des Anbieters benutzt oder abgelaufen',
  },
  oauth_user_registration_not_found: {
    en: 'Account at the provider not known here',
    de: 'Konto beim Anbieter hier nicht bekannt',
  },
  otp_code_not_found: { en: 'Passcode wrong or run out', de: 'Einmalcode falsch oder abgelaufen' },
  password_not_found: { en: 'No password set', de: 'Kein Passwort gesetzt' },
  phone_number_not_found: { en: 'Number not known here', de: 'Nummer hier nicht bekannt' },
  pkce_expected_code_verifier: {
    en: 'Opened in another browser',
    de: 'In einem anderen Browser geöffnet',
  },
  pkce_mismatch: { en: 'Opened in another browser', de: 'In einem anderen Browser geöffnet' },
  reset_password: { en: 'Password has to be reset', de: 'Passwort muss erneuert werden' },
  secondary_factor_not_found: {
    en: 'Second step not known here',
    de: 'Zweiter Schritt hier nicht bekannt',
  },
  session_not_found: { en: 'Session ended', de: 'Sitzung beendet' },
  session_too_old_to_register_webauthn: {
    en: 'Session too old to add a passkey',
    de: 'Sitzung zu alt für einen neuen Passkey',
  },
  session_too_old_to_reset_password: {
    en: 'Session too old to change the password',
    de: 'Sitzung zu alt für ein neues Passwort',
  },
  siwe_message_expired: { en: 'Wallet’s message run out', de: 'Nachricht der Wallet abgelaufen' },
  siwe_message_not_valid_yet: {
    en: 'Wallet’s message not valid yet',
    de: 'Nachricht der Wallet noch nicht gültig',
  },
  too_many_requests: { en: 'Too many requests', de: 'Zu viele Anfragen' },
  totp_code_already_authenticated: {
    en: 'Code of the app used already',
    de: 'Code der App schon benutzt',
  },
  totps_not_found_for_user: { en: 'No authenticator app', de: 'Keine Authenticator-App' },
  unable_to_auth_impersonation_token: {
    en: 'Token to act as a user used already or run out',
    de: 'Token zum Handeln als Nutzer benutzt oder abgelaufen',
  },
  unable_to_auth_magic_link: {
    en: 'Link used already or run out',
    de: 'Link schon benutzt oder abgelaufen',
  },
  unable_to_auth_password_reset_token: {
    en: 'Reset link used already or run out',
    de: 'Link für ein neues Passwort benutzt oder abgelaufen',
  },
  unable_to_auth_webauthn_registration: {
    en: 'Passkey not accepted',
    de: 'Passkey nicht angenommen',
  },
  unable_to_authenticate_crypto_wallet: {
    en: 'Wallet’s signature not accepted',
    de: 'Signatur der Wallet nicht angenommen',
  },
  unable_to_authenticate_recovery_code: {
    en: 'Recovery code wrong or used already',
    de: 'Wiederherstellungscode falsch oder schon benutzt',
  },
  unable_to_authenticate_totp: {
    en: 'Code of the app wrong or run out',
    de: 'Code der App falsch oder abgelaufen',
  },
  unauthorized_credentials: { en: 'Wrong password', de: 'Falsches Passwort' },
  user_blocked: { en: 'User is blocked', de: 'Nutzer ist gesperrt' },
  user_lock_limit_reached: {
    en: 'Locked after too many tries',
    de: 'Nach zu vielen Versuchen gesperrt',
  },
  user_not_found: { en: 'User not known here', de: 'Nutzer hier nicht bekannt' },
  user_unauthenticated: { en: 'Not signed in', de: 'Nicht angemeldet' },
  weak_password: { en: 'Password too easy to guess', de: 'Passwort zu leicht zu erraten' },
  webauthn_registration_not_found: {
    en: 'Passkey not known here',
    de: 'Passkey hier nicht bekannt',
  },
}

const others: Readonly<Record<ConsoleLanguage, string>> = {
  en: 'A call that does not fit',
  de: 'Ein Aufruf, der nicht passt',
}

/** True for the type of an error of the contract. */
export const isErrorType = (text: string): text is keyof typeof errorCatalogue =>
  Object.hasOwn(errorCatalogue, text)

/** Says why a sign-in was refused: `Wrong password`. */
export function toRefusal(language: ConsoleLanguage, type: string): string {
  const own = Object.hasOwn(refusals, type) ? refusals[type] : undefined
  return own?.[language] ?? `${others[language]} (${type})`
}
