import type { Translation } from '@portico/contract'
import type * as english from '../en/errors.ts'

export const errors: Translation<typeof english.errors> = {
  too_many_requests: 'Zu viele Anfragen. Versuchen Sie es später noch einmal.',
  captcha_required: 'Ein Captcha ist erforderlich. Senden Sie dessen Token als captcha_token.',
  captcha_failed: 'Das Captcha wurde nicht gelöst. Versuchen Sie es noch einmal.',
  captcha_unavailable:
    'Das Captcha konnte nicht geprüft werden. Versuchen Sie es später noch einmal.',
  fingerprint_blocked: 'Diese Anfrage wurde vom Schutz vor Missbrauch abgelehnt.',
  internal_server_error: 'Bei uns ist etwas fehlgeschlagen. Versuchen Sie es später noch einmal.',
  server_unavailable:
    'Der Dienst ist ausgelastet oder wird neu gestartet. Versuchen Sie es gleich noch einmal.',
  request_timeout: 'Die Übertragung der Anfrage hat zu lange gedauert. Senden Sie sie noch einmal.',
  user_blocked: 'Dieses Konto ist gesperrt. Wenden Sie sich an den Support.',
  insufficient_factors:
    'Diese Änderung verlangt eine frische Anmeldung, auch mit einem zweiten Faktor, falls eine Authenticator-App das Konto schützt. Melden Sie sich noch einmal an, in diesem Fall auch mit einem Code aus der App oder einem Wiederherstellungscode, und versuchen Sie es dann erneut.',
  cannot_delete_last_second_step:
    'Hier ist ein zweiter Schritt nötig, und dies ist der einzige. Fügen Sie einen anderen hinzu, bevor Sie ihn löschen.',
  pkce_mismatch:
    'Der PKCE-code_verifier gehört nicht zu diesem Token. Öffnen Sie den Link in dem Browser, in dem er angefordert wurde.',
  invalid_token: 'Das Format des Tokens ist ungültig.',
  phone_number_not_found: 'Die Telefonnummer wurde nicht gefunden.',
  unable_to_authenticate_totp: 'Der Code ist falsch oder abgelaufen. Versuchen Sie es noch einmal.',
  totp_code_already_authenticated:
    'Dieser Code wurde schon benutzt. Warten Sie auf den nächsten und versuchen Sie es noch einmal.',
  unable_to_authenticate_recovery_code:
    'Der Wiederherstellungscode ist falsch oder wurde schon benutzt. Versuchen Sie es noch einmal.',
  invalid_totp_code: 'Das Format des Codes ist ungültig: Er hat sechs Ziffern.',
  invalid_recovery_code: 'Das Format des Wiederherstellungscodes ist ungültig.',
  weak_password:
    'Das Passwort ist zu leicht zu erraten. Wählen Sie ein längeres oder ein weniger gebräuchliches.',
  duplicate_email:
    'In diesem Projekt wird diese E-Mail-Adresse schon für ein anderes Konto verwendet.',
  unable_to_auth_password_reset_token:
    'Der Link zum Zurücksetzen des Passworts wurde schon benutzt oder ist abgelaufen. Fordern Sie einen neuen an.',
  cannot_reset_password_with_existing_password:
    'Das neue Passwort ist dasselbe wie das bisherige. Wählen Sie ein anderes.',
  session_too_old_to_reset_password:
    'Ihre Anmeldung liegt zu lange zurück, um das Passwort zu ändern. Melden Sie sich noch einmal an und versuchen Sie es dann erneut.',
  unable_to_authenticate_crypto_wallet:
    'Die Wallet konnte nicht bestätigt werden: Die Signatur ist falsch, oder die Nachricht wurde schon benutzt oder ist abgelaufen. Beginnen Sie von vorn.',
  siwe_message_expired: 'Die Nachricht ist abgelaufen. Beginnen Sie von vorn.',
  siwe_message_not_valid_yet:
    'Die Nachricht ist noch nicht gültig: not_before liegt in der Zukunft.',
  duplicate_wallet_address:
    'In diesem Projekt wird diese Wallet schon für ein anderes Konto verwendet.',
  oauth_state_mismatch:
    'Der state ist unbekannt, schon benutzt, abgelaufen oder stammt aus einem anderen Browser. Beginnen Sie die Anmeldung in diesem Browser von vorn.',
  duplicate_oauth_registration:
    'Dieses Konto beim Anbieter ist schon mit einem anderen Benutzerkonto verknüpft.',
  email_verification_required:
    'Die Adresse, die der Anbieter genannt hat, gehört zu einem vorhandenen Konto, und der Anbieter bürgt nicht für sie. Melden Sie sich mit einem Link oder einem Code an diese Adresse an. Senden Sie danach in derselben Sitzung das Token noch einmal, oder beginnen Sie die Anmeldung beim Anbieter von vorn.',
  oauth_auth_code_error: 'Der Anbieter hat die Anmeldung abgelehnt. Beginnen Sie von vorn.',
  unable_to_authorize_oauth_provider:
    'Der Anbieter ist nicht erreichbar oder hat mit einem Fehler geantwortet. Versuchen Sie es später noch einmal.',
  oauth_invalid_callback_request:
    'In der Antwort des Anbieters fehlt der state, oder ihr Inhalt ist nicht lesbar. Beginnen Sie die Anmeldung von vorn.',
  unable_to_auth_webauthn_registration:
    'Der Passkey konnte nicht bestätigt werden. Versuchen Sie es noch einmal.',
  webauthn_registration_not_found: 'Der Passkey wurde nicht gefunden.',
  no_active_webauthn_registrations: 'Für dieses Konto gibt es keinen Passkey auf dieser Domain.',
  unable_to_register_webauthn_registration:
    'Der Passkey konnte nicht registriert werden. Beginnen Sie von vorn.',
  duplicate_webauthn_registration: 'Dieser Passkey ist schon registriert.',
  no_pending_webauthn_registration:
    'Es ist keine Registrierung eines Passkeys offen: Sie wurde nicht begonnen, ist abgelaufen oder wurde schon benutzt. Beginnen Sie von vorn.',
  session_too_old_to_register_webauthn:
    'Ihre Anmeldung liegt zu lange zurück, um einen Passkey zu registrieren. Melden Sie sich zuerst noch einmal an.',
  empty_webauthn_registration_name: 'Ein Passkey braucht einen Namen. Geben Sie einen an.',
  authorization_request_not_started:
    'Zu dieser Entscheidung gibt es keine offene Autorisierungsanfrage. Vielleicht ist sie abgelaufen (nach 10 Minuten), schon entschieden oder geändert worden. Beginnen Sie von vorn.',
  connected_app_not_found: 'Diese Client-App gibt es nicht, oder sie wurde nicht autorisiert.',
  connected_app_misconfigured_client:
    'Die Anfrage stimmt nicht mit der Registrierung der Client-App überein. Vergleichen Sie die beiden.',
  connected_app_supplied_redirect_url_not_found_in_client:
    'Die Weiterleitungs-URL ist für die Client-App nicht registriert. Fügen Sie genau diese URL ihrer Liste hinzu.',
  oauth_invalid_scope_requested:
    'Die Client-App darf einen der angefragten Bereiche (scope) nicht anfragen. Fragen Sie nur Bereiche aus ihrer Liste an.',
}
