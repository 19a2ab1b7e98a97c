/** The words of the timeline and the audit log, in the languages of the console. */

import { methodProofs } from '../declarations/all-declarations.ts'
import type { Source } from '../kernel/http/source-address.ts'

/** The words of one language. */
export interface DescribeWords {
  /** By action; one that is missing is named by the rule, in English. */
  readonly actions: Readonly<Record<string, string>>
  readonly on: string
  readonly host: string
  readonly service: string
  readonly commandLine: string
  /** Where it is the first word. */
  readonly who: Readonly<Record<'host' | 'service' | 'commandLine' | 'somebody', string>>
  /** Why something happened, by the reason in the entry; errors have their own sentences. */
  readonly reasons: Readonly<Record<string, string>>
  /** Names that no method’s own texts have, by the English words; one that is missing is named in English. */
  readonly names: Readonly<Record<string, string>>
  /** Why an operator deleted an account. */
  readonly deletions: Readonly<Record<DeletionReason, string>>
  impersonator(who: string): string
  /** The script of an operator, by the name of its key. */
  key(operator: string, name: string): string
  by(who: string): string
}

/** Why an operator deletes an account. It outlives the user, so it is no text of the operator’s own. */
export const deletionReasons = ['asked', 'abuse', 'duplicate', 'test', 'other'] as const
type DeletionReason = (typeof deletionReasons)[number]

const en: DescribeWords = {
  actions: {
    'session.started': 'Signed in',
    'session.renewed': 'Proved something more',
    'session.revoked': 'A session ended',
    'session.renamed': 'A device was named',
    'authentication.succeeded': 'Proved who they are',
    'authentication.failed': 'Sign-in refused',
    'authentication.locked': 'Locked after too many wrong guesses',
    'user.created': 'The account was created',
    'user.updated': 'The account was changed',
    'user.exported': 'The data of the account was downloaded',
    'user.blocked': 'Blocked',
    'user.unblocked': 'Unblocked',
    'user.sessions_ended': 'All sessions, links and codes ended',
    'user.messages_stopped': 'Messages to an address were stopped',
    'user.messages_allowed': 'Messages to an address are sent again',
    'message.resent': 'A message was sent again',
    'message.tested': 'A mail was sent to see it',
    'user.link_sent': 'A sign-in link was sent',
    'user.deletion_requested': 'Asked for the deletion of the account',
    'user.restored': 'Kept the account',
    'user.recovery_requested': 'A recovery was started',
    'user.recovery_cancelled': 'A recovery was stopped',
    'user.recovered': 'A recovery was completed',
    'authentication.second_step_asked': 'The second step was asked for',
    'user.email_added': 'E-mail address added',
    'user.email_verified': 'E-mail address proved',
    'user.email_made_primary': 'Primary address changed',
    'user.email_restored': 'E-mail address given back',
    'user.email_deleted': 'E-mail address removed',
    'user.phone_number_verified': 'Phone number proved',
    'user.phone_number_deleted': 'Phone number removed',
    'oauth_registration.created': 'Account at a provider connected',
    'oauth_registration.deleted': 'Account at a provider removed',
    'oauth_registration.restored': 'Account at a provider given back',
    'oauth_registration.dropped': 'Account at a provider dropped',
    'totp.created': 'Authenticator app begun',
    'totp.verified': 'Authenticator app confirmed',
    'totp.deleted': 'Authenticator app removed',
    'sms_step.added': 'Codes by text message as a second step turned on',
    'sms_step.removed': 'Codes by text message as a second step turned off',
    'connected_app.allowed': 'Allowed an app',
    'connected_app.denied': 'Refused an app',
    'connected_app.revoked': 'Took back the access of an app',
    'impersonation.token_issued': 'Staff asked to act as the user',
    'impersonation.started': 'Staff acted as the user',
  },
  on: ' on ',
  host: 'your back end',
  service: 'the service',
  commandLine: 'the command line',
  who: {
    host: 'Your back end',
    service: 'The service',
    commandLine: 'The command line',
    somebody: 'Somebody',
  },
  reasons: {
    asked_for: 'The user had asked for it.',
    breached_password: 'The password stands in a known breach.',
    connected_app_revoked: 'The app lost its access.',
    deletion_requested: 'The user asked for the deletion of the account.',
    mailbox_proved: 'The user proved the mailbox again.',
    never_proved: 'The address was never proved.',
    not_asked_for: 'The user said that they had not asked for it.',
    not_me: 'By “This was not me” in a notice.',
    not_possible: 'It was not possible any more.',
    second_step_shown: 'The user showed a second step.',
    set_before_the_address_was_proved: 'It was set before the address was proved.',
    user_blocked: 'The user was blocked.',
    wrong_number: 'The user chose a wrong number.',
  },
  names: {
    crypto: 'crypto wallet',
    embedded: 'your back end',
    impersonated: 'an operator as the user',
    impersonation: 'an operator as the user',
    oauth: 'account at a provider',
    otp: 'passcode',
    sms: 'SMS',
    totp: 'authenticator app',
    webauthn: 'passkey',
    'webauthn registration': 'passkey',
    whatsapp: 'WhatsApp',
  },
  deletions: {
    asked: 'The user asked for it.',
    abuse: 'The account was abused.',
    duplicate: 'The user has another account.',
    test: 'It was a test account.',
    other: 'For another reason.',
  },
  impersonator: (who) => `${who}, as the user`,
  key: (operator, name) => `${operator}, by the key “${name}”`,
  by: (who) => `By ${who}.`,
}

const de: DescribeWords = {
  actions: {
    'session.started': 'Angemeldet',
    'session.renewed': 'Etwas Weiteres nachgewiesen',
    'session.revoked': 'Eine Sitzung endete',
    'session.renamed': 'Ein Gerät wurde benannt',
    'session.attested': 'Eine Sitzung wurde bestätigt',
    'authentication.succeeded': 'Hat sich ausgewiesen',
    'authentication.failed': 'Anmeldung abgelehnt',
    'authentication.locked': 'Nach zu vielen falschen Versuchen gesperrt',
    'authentication.second_step_asked': 'Der zweite Schritt wurde verlangt',
    'authentication.approved': 'Die Anmeldung auf einem anderen Gerät wurde erlaubt',
    'authentication.refused': 'Die Anmeldung auf einem anderen Gerät wurde abgelehnt',
    'user.created': 'Das Konto wurde angelegt',
    'user.updated': 'Das Konto wurde geändert',
    'user.exported': 'Die Daten des Kontos wurden heruntergeladen',
    'user.blocked': 'Gesperrt',
    'user.unblocked': 'Entsperrt',
    'user.deleted': 'Das Konto wurde gelöscht',
    'user.sessions_ended': 'Alle Sitzungen, Links und Codes endeten',
    'user.messages_stopped': 'Nachrichten an eine Adresse wurden angehalten',
    'user.messages_allowed': 'Nachrichten an eine Adresse werden wieder gesendet',
    'message.resent': 'Eine Nachricht wurde noch einmal gesendet',
    'message.tested': 'Eine E-Mail wurde zur Ansicht gesendet',
    'user.link_sent': 'Ein Anmeldelink wurde gesendet',
    'user.deletion_requested': 'Hat die Löschung des Kontos verlangt',
    'user.restored': 'Hat das Konto behalten',
    'user.recovery_requested': 'Eine Wiederherstellung wurde begonnen',
    'user.recovery_cancelled': 'Eine Wiederherstellung wurde beendet',
    'user.recovered': 'Eine Wiederherstellung wurde abgeschlossen',
    'user.email_added': 'E-Mail-Adresse hinzugefügt',
    'user.email_verified': 'E-Mail-Adresse bestätigt',
    'user.email_made_primary': 'Hauptadresse geändert',
    'user.email_restored': 'E-Mail-Adresse wiederhergestellt',
    'user.email_deleted': 'E-Mail-Adresse entfernt',
    'user.phone_number_verified': 'Telefonnummer bestätigt',
    'user.phone_number_deleted': 'Telefonnummer entfernt',
    'password.created': 'Passwort gesetzt',
    'password.reset': 'Passwort zurückgesetzt',
    'password.deleted': 'Passwort gelöscht',
    'password.imported': 'Passwort übernommen',
    'password.reset_required': 'Das Passwort muss erneuert werden',
    'password.dropped': 'Passwort verworfen',
    'passkey.created': 'Passkey erstellt',
    'passkey.renamed': 'Passkey umbenannt',
    'passkey.deleted': 'Passkey gelöscht',
    'passkey.clone_suspected': 'Ein Passkey wurde vielleicht kopiert',
    'oauth_registration.created': 'Konto eines Anbieters verbunden',
    'oauth_registration.deleted': 'Konto eines Anbieters getrennt',
    'oauth_registration.restored': 'Konto eines Anbieters wiederhergestellt',
    'oauth_registration.dropped': 'Konto eines Anbieters verworfen',
    'crypto_wallet.created': 'Krypto-Wallet hinzugefügt',
    'crypto_wallet.deleted': 'Krypto-Wallet entfernt',
    'crypto_wallet.dropped': 'Krypto-Wallet verworfen',
    'totp.created': 'Authenticator-App begonnen',
    'totp.verified': 'Authenticator-App bestätigt',
    'totp.deleted': 'Authenticator-App entfernt',
    'recovery_code.used': 'Wiederherstellungscode benutzt',
    'recovery_codes.created': 'Wiederherstellungscodes erstellt',
    'recovery_codes.deleted': 'Wiederherstellungscodes gelöscht',
    'sms_step.added': 'Codes per SMS als zweiter Schritt eingeschaltet',
    'sms_step.removed': 'Codes per SMS als zweiter Schritt ausgeschaltet',
    'connected_app.allowed': 'Hat eine App erlaubt',
    'connected_app.denied': 'Hat eine App abgelehnt',
    'connected_app.revoked': 'Hat einer App den Zugriff entzogen',
    'client_app.added': 'Client-App hinzugefügt',
    'client_app.changed': 'Client-App geändert',
    'client_app.removed': 'Client-App entfernt',
    'client_app.secret_made': 'Neues Geheimnis einer Client-App',
    'client_app.secret_ended': 'Altes Geheimnis einer Client-App beendet',
    'client_app.tried': 'Client-App getestet',
    'webhook.tested': 'Webhook getestet',
    'origin.added': 'Origin hinzugefügt',
    'origin.removed': 'Origin entfernt',
    'redirect_url.added': 'Redirect-URL hinzugefügt',
    'redirect_url.removed': 'Redirect-URL entfernt',
    'signing_keys.rotated': 'Signaturschlüssel gewechselt',
    'project.exported': 'Projekt exportiert',
    'project.imported': 'Projekt importiert',
    'phone_area.paused': 'Nachrichten an ein Gebiet angehalten',
    'phone_area.resumed': 'Nachrichten an ein Gebiet wieder erlaubt',
    'audit.exported': 'Protokoll exportiert',
    'operator.invited': 'Operator eingeladen',
    'operator.invitation_withdrawn': 'Einladung zurückgezogen',
    'operator.joined': 'Operator beigetreten',
    'operator.signed_in': 'Operator angemeldet',
    'operator.session_ended': 'Sitzung eines Operators beendet',
    'operator.removed': 'Operator entfernt',
    'operator.key_made': 'Schlüssel für ein Skript erzeugt',
    'operator.key_removed': 'Schlüssel eines Skripts entfernt',
    'operator.passkey_clone_suspected': 'Der Passkey eines Operators wurde vielleicht kopiert',
    'impersonation.token_issued': 'Ein Mitarbeiter wollte als Nutzer handeln',
    'impersonation.started': 'Ein Mitarbeiter handelte als Nutzer',
  },
  on: ' auf ',
  host: 'Ihrem Backend',
  service: 'dem Dienst',
  commandLine: 'der Kommandozeile',
  who: {
    host: 'Ihr Backend',
    service: 'Der Dienst',
    commandLine: 'Die Kommandozeile',
    somebody: 'Jemand',
  },
  reasons: {
    asked_for: 'Der Nutzer hatte darum gebeten.',
    breached_password: 'Das Passwort steht in einem bekannten Datenleck.',
    connected_app_revoked: 'Die App verlor den Zugriff.',
    deletion_requested: 'Der Nutzer hat die Löschung des Kontos verlangt.',
    mailbox_proved: 'Der Nutzer hat das Postfach wieder nachgewiesen.',
    never_proved: 'Die Adresse wurde nie nachgewiesen.',
    not_asked_for: 'Der Nutzer sagte, er habe das nicht verlangt.',
    not_me: 'Durch „Das war ich nicht“ in einem Hinweis.',
    not_possible: 'Es war nicht mehr möglich.',
    second_step_shown: 'Der Nutzer hat einen zweiten Schritt vorgezeigt.',
    set_before_the_address_was_proved: 'Es war gesetzt, bevor die Adresse nachgewiesen war.',
    user_blocked: 'Der Nutzer wurde gesperrt.',
    wrong_number: 'Der Nutzer hat eine falsche Zahl gewählt.',
  },
  names: {
    'account at a provider': 'Konto bei einem Anbieter',
    'authenticator app with its recovery codes':
      'Authenticator-App mit ihren Wiederherstellungscodes',
    'e-mail': 'E-Mail',
    email: 'E-Mail',
    'email otp': 'Einmalcode per E-Mail',
    embedded: 'Ihr Backend',
    impersonated: 'ein Operator als Nutzer',
    impersonation: 'ein Operator als Nutzer',
    imported: 'übernommen',
    knowledge: 'Wissen',
    otp: 'Einmalcode',
    passcode: 'Einmalcode',
    'password reset': 'neues Passwort',
    'phone number': 'Telefonnummer',
    'recovery codes': 'Wiederherstellungscodes',
    sms: 'SMS',
    'trusted auth token': 'Token Ihres Backends',
    'webauthn registration': 'Passkey',
    webhook: 'Webhook',
    whatsapp: 'WhatsApp',
  },
  deletions: {
    asked: 'Der Nutzer hat darum gebeten.',
    abuse: 'Das Konto wurde missbraucht.',
    duplicate: 'Der Nutzer hat ein anderes Konto.',
    test: 'Es war ein Testkonto.',
    other: 'Aus einem anderen Grund.',
  },
  impersonator: (who) => `${who}, als Nutzer`,
  key: (operator, name) => `${operator}, mit dem Schlüssel „${name}“`,
  by: (who) => `Von ${who}.`,
}

/** The words by language. */
export const describeWords = { en, de } as const

/** A language of the console. */
export type ConsoleLanguage = keyof typeof describeWords

/** Names a method, a credential or a channel: `magic_link` is `magic link`. */
export function toNameIn(language: ConsoleLanguage, name: string): string {
  const words = name.replaceAll('_', ' ')
  const { names } = describeWords[language]
  if (Object.hasOwn(names, words)) return names[words] ?? words
  return language === 'en' ? words : (findOwnName(language, name) ?? words)
}

/**
 * Finds the name that a method’s own texts give its proof.
 *
 * @param name the type of the proof in a session, its own name, or its title
 * @returns undefined where several proofs of one type have different names
 */
function findOwnName(language: ConsoleLanguage, name: string): string | undefined {
  const found = methodProofs.flatMap(([id, { type, title, words }]) =>
    words && [type, id, title].includes(name) ? [words[language]] : [],
  )
  return new Set(found).size === 1 ? found[0] : undefined
}

/** The language in which the page asks to be answered; English for callers that name no other. */
export const toLanguage = ({ acceptLanguage }: Pick<Source, 'acceptLanguage'>): ConsoleLanguage =>
  acceptLanguage === 'de' ? 'de' : 'en'
