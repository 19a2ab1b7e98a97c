import type { Translation } from '@portico/contract'
import type * as english from '../en/errors.ts'

export const errors: Translation<typeof english.errors> = {
  too_many_requests: 'For mange anmodninger. Prøv igen senere.',
  captcha_required: 'Captcha er påkrævet. Send dens token som captcha_token.',
  captcha_failed: 'Captchaen blev ikke løst. Prøv igen.',
  captcha_unavailable: 'Captchaen kunne ikke kontrolleres. Prøv igen senere.',
  fingerprint_blocked: 'Anmodningen blev afvist af beskyttelsen mod misbrug.',
  internal_server_error: 'Noget gik galt hos os. Prøv igen senere.',
  server_unavailable: 'Tjenesten er overbelastet eller ved at genstarte. Prøv igen om et øjeblik.',
  request_timeout: 'Det tog for lang tid at modtage anmodningen. Send den igen.',
  user_blocked: 'Kontoen er spærret. Kontakt support.',
  insufficient_factors:
    'Denne ændring kræver, at du igen bekræfter, at det er dig, også med endnu en faktor, hvis en godkendelsesapp beskytter kontoen. Log ind igen, i så fald også med en kode fra appen eller en gendannelseskode, og prøv derefter igen.',
  cannot_delete_last_second_step:
    'Her kræves et andet trin, og dette er det eneste. Tilføj et nyt, før du sletter det.',
  pkce_mismatch:
    'PKCE-værdien code_verifier hører ikke til dette token. Åbn linket i den browser, hvor du bad om det.',
  invalid_token: 'Tokenets format er ugyldigt.',
  phone_number_not_found: 'Telefonnummeret blev ikke fundet.',
  unable_to_authenticate_totp: 'Koden er forkert eller udløbet. Prøv igen.',
  totp_code_already_authenticated: 'Koden er allerede brugt. Vent på den næste, og prøv igen.',
  unable_to_authenticate_recovery_code:
    'Gendannelseskoden er forkert eller allerede brugt. Prøv igen.',
  invalid_totp_code: 'Kodens format er ugyldigt: Den skal have seks cifre.',
  invalid_recovery_code: 'Gendannelseskodens format er ugyldigt.',
  weak_password: 'Adgangskoden er for let at gætte. Vælg en længere eller mindre almindelig.',
  duplicate_email: 'En anden bruger i dette projekt har allerede denne e-mailadresse.',
  unable_to_auth_password_reset_token:
    'Linket til at nulstille adgangskoden er allerede brugt eller udløbet. Bed om et nyt.',
  cannot_reset_password_with_existing_password:
    'Den nye adgangskode er den samme som den nuværende. Vælg en anden.',
  session_too_old_to_reset_password:
    'Det er for længe siden, du loggede ind, til at adgangskoden kan ændres. Log ind igen, og prøv en gang til.',
  unable_to_authenticate_crypto_wallet:
    'Din wallet kunne ikke bekræftes: Signaturen er forkert, eller beskeden er allerede brugt eller udløbet. Start forfra.',
  siwe_message_expired: 'Beskeden er udløbet. Start forfra.',
  siwe_message_not_valid_yet: 'Beskeden er ikke gyldig endnu: Dens not_before ligger i fremtiden.',
  duplicate_wallet_address: 'En anden bruger i dette projekt har allerede denne wallet.',
  oauth_state_mismatch:
    'Værdien state er ukendt, allerede brugt, udløbet eller fra en anden browser. Start forfra med at logge ind i denne browser.',
  duplicate_oauth_registration: 'Kontoen hos udbyderen er allerede knyttet til en anden bruger.',
  email_verification_required:
    'Adressen, som udbyderen oplyste, tilhører en eksisterende bruger, og udbyderen står ikke inde for den. Log ind med et link eller en kode, der sendes til adressen. Send derefter tokenet igen, eller start forfra med at logge ind hos udbyderen, i samme session.',
  oauth_auth_code_error: 'Udbyderen afviste login. Start forfra.',
  unable_to_authorize_oauth_provider:
    'Udbyderen kan ikke nås eller svarede med en fejl. Prøv igen senere.',
  oauth_invalid_callback_request:
    'Svaret fra udbyderen mangler state eller kan ikke læses. Start forfra med at logge ind.',
  unable_to_auth_webauthn_registration: 'Adgangsnøglen kunne ikke bekræftes. Prøv igen.',
  webauthn_registration_not_found: 'Adgangsnøglen blev ikke fundet.',
  no_active_webauthn_registrations: 'Brugeren har ingen adgangsnøgle til dette domæne.',
  unable_to_register_webauthn_registration: 'Adgangsnøglen kunne ikke registreres. Start forfra.',
  duplicate_webauthn_registration: 'Adgangsnøglen er allerede registreret.',
  no_pending_webauthn_registration:
    'Der er ingen igangværende registrering af en adgangsnøgle: Den er ikke startet, er udløbet eller er allerede brugt. Start forfra.',
  session_too_old_to_register_webauthn:
    'Det er for længe siden, du loggede ind, til at en adgangsnøgle kan registreres. Log ind igen først.',
  empty_webauthn_registration_name: 'En adgangsnøgle skal have et navn. Angiv et.',
  authorization_request_not_started:
    'Der er ingen åben godkendelsesanmodning, der hører til beslutningen. Den kan være udløbet (efter 10 minutter), allerede afgjort eller ændret. Start forfra.',
  connected_app_not_found: 'Klientappen findes ikke, eller brugeren har ikke godkendt den.',
  connected_app_misconfigured_client:
    'Anmodningen stemmer ikke overens med klientappens registrering. Sammenlign de to.',
  connected_app_supplied_redirect_url_not_found_in_client:
    'Omdirigerings-URL’en er ikke registreret for klientappen. Føj præcis denne URL til dens liste.',
  oauth_invalid_scope_requested:
    'En af de ønskede tilladelser (scope) må klientappen ikke bede om. Bed kun om tilladelser, der står på dens liste.',
}
