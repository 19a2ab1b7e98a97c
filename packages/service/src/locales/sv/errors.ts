import type { Translation } from '@portico/contract'
import type * as english from '../en/errors.ts'

export const errors: Translation<typeof english.errors> = {
  too_many_requests: 'För många förfrågningar. Försök igen senare.',
  captcha_required: 'Captcha krävs. Skicka dess token som captcha_token.',
  captcha_failed: 'Captchan löstes inte. Försök igen.',
  captcha_unavailable: 'Det gick inte att kontrollera captchan. Försök igen senare.',
  fingerprint_blocked: 'Förfrågan avvisades av skyddet mot missbruk.',
  internal_server_error: 'Något gick fel hos oss. Försök igen senare.',
  server_unavailable: 'Tjänsten är överbelastad eller startas om. Försök igen om en stund.',
  request_timeout: 'Det tog för lång tid att ta emot förfrågan. Skicka den igen.',
  user_blocked: 'Kontot är spärrat. Kontakta supporten.',
  insufficient_factors:
    'För den här ändringen behöver du bekräfta på nytt att det är du, även med en andra faktor om en autentiseringsapp skyddar kontot. Logga in igen, i så fall också med en kod från appen eller en återställningskod, och försök sedan igen.',
  cannot_delete_last_second_step:
    'Ett andra steg krävs här, och detta är det enda. Lägg till ett annat innan du tar bort det.',
  pkce_mismatch:
    'PKCE-värdet code_verifier hör inte till denna token. Öppna länken i webbläsaren där du begärde den.',
  invalid_token: 'Token har ett ogiltigt format.',
  phone_number_not_found: 'Telefonnumret hittades inte.',
  unable_to_authenticate_totp: 'Koden är fel eller har gått ut. Försök igen.',
  totp_code_already_authenticated: 'Koden har redan använts. Vänta på nästa och försök igen.',
  unable_to_authenticate_recovery_code:
    'Återställningskoden är fel eller har redan använts. Försök igen.',
  invalid_totp_code: 'Koden har ett ogiltigt format: den ska ha sex siffror.',
  invalid_recovery_code: 'Återställningskoden har ett ogiltigt format.',
  weak_password: 'Lösenordet är för lätt att gissa. Välj ett längre eller mindre vanligt.',
  duplicate_email: 'En annan användare i det här projektet har redan den e-postadressen.',
  unable_to_auth_password_reset_token:
    'Länken för att återställa lösenordet har redan använts eller är för gammal. Begär en ny.',
  cannot_reset_password_with_existing_password:
    'Det nya lösenordet är samma som det nuvarande. Välj ett annat.',
  session_too_old_to_reset_password:
    'Det var för länge sedan du loggade in för att ändra lösenordet. Logga in igen och försök en gång till.',
  unable_to_authenticate_crypto_wallet:
    'Det gick inte att verifiera plånboken: signaturen är fel, eller så har meddelandet redan använts eller gått ut. Börja om.',
  siwe_message_expired: 'Meddelandet har gått ut. Börja om.',
  siwe_message_not_valid_yet: 'Meddelandet gäller inte än: dess not_before ligger i framtiden.',
  duplicate_wallet_address: 'En annan användare i det här projektet har redan den plånboken.',
  oauth_state_mismatch:
    'Värdet state är okänt, redan använt, för gammalt eller från en annan webbläsare. Börja om inloggningen i den här webbläsaren.',
  duplicate_oauth_registration: 'Kontot hos leverantören är redan länkat till en annan användare.',
  email_verification_required:
    'Adressen som leverantören uppgav tillhör en befintlig användare, och leverantören går inte i god för den. Logga in med en länk eller en kod som skickas till adressen. Skicka sedan token en gång till eller börja om inloggningen hos leverantören, i samma session.',
  oauth_auth_code_error: 'Leverantören avvisade inloggningen. Börja om.',
  unable_to_authorize_oauth_provider:
    'Det går inte att nå leverantören, eller så svarade den med ett fel. Försök igen senare.',
  oauth_invalid_callback_request:
    'Leverantörens svar saknar state eller går inte att läsa. Börja om inloggningen.',
  unable_to_auth_webauthn_registration: 'Det gick inte att verifiera lösennyckeln. Försök igen.',
  webauthn_registration_not_found: 'Lösennyckeln hittades inte.',
  no_active_webauthn_registrations: 'Användaren har ingen lösennyckel för den här domänen.',
  unable_to_register_webauthn_registration: 'Det gick inte att registrera lösennyckeln. Börja om.',
  duplicate_webauthn_registration: 'Lösennyckeln är redan registrerad.',
  no_pending_webauthn_registration:
    'Det finns ingen pågående registrering av en lösennyckel: den har inte startats, har gått ut eller har redan använts. Börja om.',
  session_too_old_to_register_webauthn:
    'Det var för länge sedan du loggade in för att registrera en lösennyckel. Logga in igen först.',
  empty_webauthn_registration_name: 'En lösennyckel behöver ett namn. Ange ett.',
  authorization_request_not_started:
    'Det finns ingen pågående auktoriseringsbegäran som hör till beslutet. Den kan ha gått ut (efter 10 minuter), redan ha avgjorts eller ha ändrats. Börja om.',
  connected_app_not_found: 'Klientappen finns inte, eller så har användaren inte godkänt den.',
  connected_app_misconfigured_client:
    'Begäran stämmer inte med klientappens registrering. Jämför de två.',
  connected_app_supplied_redirect_url_not_found_in_client:
    'Omdirigerings-URL:en är inte registrerad för klientappen. Lägg till exakt denna URL i dess lista.',
  oauth_invalid_scope_requested:
    'En av de begärda behörigheterna (scope) är inte tillåten för klientappen. Begär bara behörigheter som finns i dess lista.',
}
