import type { Translation } from '@portico/contract'
import type * as english from '../en/errors.ts'

export const errors: Translation<typeof english.errors> = {
  too_many_requests: 'Te veel verzoeken. Probeer het later opnieuw.',
  captcha_required: 'Een captcha is vereist. Stuur het token ervan mee als captcha_token.',
  captcha_failed: 'De captcha is niet opgelost. Probeer het opnieuw.',
  captcha_unavailable: 'De captcha kon niet worden gecontroleerd. Probeer het later opnieuw.',
  fingerprint_blocked: 'Dit verzoek is geweigerd door de bescherming tegen misbruik.',
  internal_server_error: 'Er is bij ons iets misgegaan. Probeer het later opnieuw.',
  server_unavailable:
    'De service is overbelast of wordt opnieuw gestart. Probeer het zo meteen opnieuw.',
  request_timeout: 'Het duurde te lang voordat het verzoek binnenkwam. Verstuur het opnieuw.',
  user_blocked: 'Dit account is geblokkeerd. Neem contact op met de klantenservice.',
  insufficient_factors:
    'Voor deze wijziging moet je opnieuw bewijzen dat jij het bent, met een tweede factor als een authenticator-app het account beveiligt. Log nog een keer in, zo nodig ook met een code uit de app of een herstelcode, en probeer het opnieuw.',
  cannot_delete_last_second_step:
    'Hier is een tweede stap nodig, en dit is de enige. Voeg een andere toe voordat je deze verwijdert.',
  pkce_mismatch:
    'De PKCE-code_verifier hoort niet bij dit token. Open de link in de browser waarin die is aangevraagd.',
  invalid_token: 'De notatie van het token is ongeldig.',
  phone_number_not_found: 'Het telefoonnummer is niet gevonden.',
  unable_to_authenticate_totp: 'De code is onjuist of verlopen. Probeer het opnieuw.',
  totp_code_already_authenticated:
    'Deze code is al gebruikt. Wacht op de volgende en probeer het opnieuw.',
  unable_to_authenticate_recovery_code:
    'De herstelcode is onjuist of al gebruikt. Probeer het opnieuw.',
  invalid_totp_code: 'De notatie van de code is ongeldig: een code heeft zes cijfers.',
  invalid_recovery_code: 'De notatie van de herstelcode is ongeldig.',
  weak_password:
    'Het wachtwoord is te makkelijk te raden. Kies een langer of minder gangbaar wachtwoord.',
  duplicate_email: 'Een andere gebruiker van dit project heeft dit e-mailadres al.',
  unable_to_auth_password_reset_token:
    'De link om het wachtwoord opnieuw in te stellen is al gebruikt of verlopen. Vraag een nieuwe aan.',
  cannot_reset_password_with_existing_password:
    'Het nieuwe wachtwoord is hetzelfde als het huidige. Kies een ander wachtwoord.',
  session_too_old_to_reset_password:
    'Je hebt te lang geleden ingelogd om het wachtwoord te wijzigen. Log opnieuw in en probeer het nog een keer.',
  unable_to_authenticate_crypto_wallet:
    'De wallet kon niet worden geverifieerd: de handtekening is onjuist of het bericht is al gebruikt of verlopen. Begin opnieuw.',
  siwe_message_expired: 'Het bericht is verlopen. Begin opnieuw.',
  siwe_message_not_valid_yet: 'Het bericht is nog niet geldig: not_before ligt in de toekomst.',
  duplicate_wallet_address: 'Een andere gebruiker van dit project heeft deze wallet al.',
  oauth_state_mismatch:
    'De state is onbekend, gebruikt, verlopen of afkomstig van een andere browser. Begin opnieuw met inloggen in deze browser.',
  duplicate_oauth_registration:
    'Dit account bij de aanbieder is al aan een andere gebruiker gekoppeld.',
  email_verification_required:
    'Het adres dat de aanbieder heeft doorgegeven, is van een bestaande gebruiker en de aanbieder staat er niet voor in. Log in met een link of code die naar dit adres wordt gestuurd. Stuur daarna in dezelfde sessie het token nog een keer of begin opnieuw met inloggen bij de aanbieder.',
  oauth_auth_code_error: 'De aanbieder heeft het inloggen geweigerd. Begin opnieuw.',
  unable_to_authorize_oauth_provider:
    'De aanbieder is niet bereikbaar of antwoordde met een fout. Probeer het later opnieuw.',
  oauth_invalid_callback_request:
    'In het antwoord van de aanbieder ontbreekt de state of de inhoud is niet leesbaar. Begin opnieuw met inloggen.',
  unable_to_auth_webauthn_registration:
    'De passkey kon niet worden geverifieerd. Probeer het opnieuw.',
  webauthn_registration_not_found: 'De passkey is niet gevonden.',
  no_active_webauthn_registrations: 'De gebruiker heeft geen passkey voor dit domein.',
  unable_to_register_webauthn_registration:
    'De passkey kon niet worden geregistreerd. Begin opnieuw.',
  duplicate_webauthn_registration: 'Deze passkey is al geregistreerd.',
  no_pending_webauthn_registration:
    'Er staat geen registratie van een passkey open: die is niet gestart, verlopen of al gebruikt. Begin opnieuw.',
  session_too_old_to_register_webauthn:
    'Je hebt te lang geleden ingelogd om een passkey te registreren. Log eerst opnieuw in.',
  empty_webauthn_registration_name: 'Een passkey heeft een naam nodig. Geef er een op.',
  authorization_request_not_started:
    'Bij deze beslissing hoort geen openstaand autorisatieverzoek. Misschien is het verlopen (na 10 minuten), is er al over beslist of is het gewijzigd. Begin opnieuw.',
  connected_app_not_found:
    'Deze client-app bestaat niet of de gebruiker heeft er geen toestemming voor gegeven.',
  connected_app_misconfigured_client:
    'Het verzoek komt niet overeen met de registratie van de client-app. Vergelijk de twee.',
  connected_app_supplied_redirect_url_not_found_in_client:
    'De omleidings-URL is niet geregistreerd voor de client-app. Voeg precies deze URL toe aan de lijst van de app.',
  oauth_invalid_scope_requested:
    'Een van de gevraagde bereiken (scope) is niet toegestaan voor de client-app. Vraag alleen om bereiken uit de lijst van de app.',
}
