import type { Translation } from '@portico/contract'
import type * as english from '../en/errors.ts'

export const errors: Translation<typeof english.errors> = {
  too_many_requests: 'For mange forespørsler. Prøv igjen senere.',
  captcha_required: 'Captcha kreves. Send tokenet fra den som captcha_token.',
  captcha_failed: 'Captchaen ble ikke løst. Prøv igjen.',
  captcha_unavailable: 'Captchaen kunne ikke kontrolleres. Prøv igjen senere.',
  fingerprint_blocked: 'Forespørselen ble avvist av beskyttelsen mot misbruk.',
  internal_server_error: 'Noe gikk galt hos oss. Prøv igjen senere.',
  server_unavailable: 'Tjenesten er overbelastet eller starter på nytt. Prøv igjen om et øyeblikk.',
  request_timeout: 'Det tok for lang tid å motta forespørselen. Send den på nytt.',
  user_blocked: 'Kontoen er sperret. Kontakt brukerstøtten.',
  insufficient_factors:
    'Denne endringen krever at du bekrefter på nytt at det er deg, også med en ekstra faktor hvis en autentiseringsapp beskytter kontoen. Logg på igjen, i så fall også med en kode fra appen eller en gjenopprettingskode, og prøv deretter igjen.',
  cannot_delete_last_second_step:
    'Et andre trinn kreves her, og dette er det eneste. Legg til et annet før du sletter det.',
  pkce_mismatch:
    'PKCE-verdien code_verifier hører ikke til dette tokenet. Åpne lenken i nettleseren der du ba om den.',
  invalid_token: 'Tokenet har et ugyldig format.',
  phone_number_not_found: 'Fant ikke telefonnummeret.',
  unable_to_authenticate_totp: 'Koden er feil eller utløpt. Prøv igjen.',
  totp_code_already_authenticated: 'Koden er allerede brukt. Vent på den neste, og prøv igjen.',
  unable_to_authenticate_recovery_code:
    'Gjenopprettingskoden er feil eller allerede brukt. Prøv igjen.',
  invalid_totp_code: 'Koden har et ugyldig format: Den skal ha seks sifre.',
  invalid_recovery_code: 'Gjenopprettingskoden har et ugyldig format.',
  weak_password: 'Passordet er for lett å gjette. Velg et lengre eller mindre vanlig passord.',
  duplicate_email: 'En annen bruker i dette prosjektet har allerede denne e-postadressen.',
  unable_to_auth_password_reset_token:
    'Lenken for å tilbakestille passordet er allerede brukt eller utløpt. Be om en ny.',
  cannot_reset_password_with_existing_password:
    'Det nye passordet er det samme som det nåværende. Velg et annet.',
  session_too_old_to_reset_password:
    'Det er for lenge siden du logget på til at passordet kan endres. Logg på igjen, og prøv en gang til.',
  unable_to_authenticate_crypto_wallet:
    'Lommeboken kunne ikke bekreftes: Signaturen er feil, eller meldingen er allerede brukt eller utløpt. Start på nytt.',
  siwe_message_expired: 'Meldingen er utløpt. Start på nytt.',
  siwe_message_not_valid_yet: 'Meldingen er ikke gyldig ennå: not_before ligger frem i tid.',
  duplicate_wallet_address: 'En annen bruker i dette prosjektet har allerede denne lommeboken.',
  oauth_state_mismatch:
    'Verdien state er ukjent, allerede brukt, utløpt eller fra en annen nettleser. Start påloggingen på nytt i denne nettleseren.',
  duplicate_oauth_registration: 'Kontoen hos leverandøren er allerede knyttet til en annen bruker.',
  email_verification_required:
    'Adressen som leverandøren oppga, tilhører en eksisterende bruker, og leverandøren går ikke god for den. Logg på med en lenke eller en kode som sendes til adressen. Send deretter tokenet en gang til, eller start påloggingen hos leverandøren på nytt, i samme økt.',
  oauth_auth_code_error: 'Leverandøren avviste påloggingen. Start på nytt.',
  unable_to_authorize_oauth_provider:
    'Leverandøren kan ikke nås eller svarte med en feil. Prøv igjen senere.',
  oauth_invalid_callback_request:
    'Svaret fra leverandøren mangler state eller kan ikke leses. Start påloggingen på nytt.',
  unable_to_auth_webauthn_registration: 'Passnøkkelen kunne ikke bekreftes. Prøv igjen.',
  webauthn_registration_not_found: 'Fant ikke passnøkkelen.',
  no_active_webauthn_registrations: 'Brukeren har ingen passnøkkel for dette domenet.',
  unable_to_register_webauthn_registration: 'Passnøkkelen kunne ikke registreres. Start på nytt.',
  duplicate_webauthn_registration: 'Passnøkkelen er allerede registrert.',
  no_pending_webauthn_registration:
    'Det er ingen pågående registrering av en passnøkkel: Den er ikke startet, er utløpt eller er allerede brukt. Start på nytt.',
  session_too_old_to_register_webauthn:
    'Det er for lenge siden du logget på til at en passnøkkel kan registreres. Logg på igjen først.',
  empty_webauthn_registration_name: 'En passnøkkel må ha et navn. Oppgi et.',
  authorization_request_not_started:
    'Det er ingen åpen autorisasjonsforespørsel som hører til beslutningen. Den kan være utløpt (etter 10 minutter), allerede avgjort eller endret. Start på nytt.',
  connected_app_not_found: 'Klientappen finnes ikke, eller brukeren har ikke godkjent den.',
  connected_app_misconfigured_client:
    'Forespørselen stemmer ikke med registreringen av klientappen. Sammenlign de to.',
  connected_app_supplied_redirect_url_not_found_in_client:
    'Omdirigerings-URL-en er ikke registrert for klientappen. Legg til nøyaktig denne URL-en i listen til appen.',
  oauth_invalid_scope_requested:
    'En av tilgangene (scope) i forespørselen er ikke tillatt for klientappen. Be bare om tilganger fra listen til appen.',
}
