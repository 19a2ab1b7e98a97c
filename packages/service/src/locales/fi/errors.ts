import type { Translation } from '@portico/contract'
import type * as english from '../en/errors.ts'

export const errors: Translation<typeof english.errors> = {
  too_many_requests: 'Liian monta pyyntöä. Yritä myöhemmin uudelleen.',
  captcha_required: 'Captcha vaaditaan. Lähetä sen tunnus kentässä captcha_token.',
  captcha_failed: 'Captchaa ei ratkaistu. Yritä uudelleen.',
  captcha_unavailable: 'Captchaa ei voitu tarkistaa. Yritä myöhemmin uudelleen.',
  fingerprint_blocked: 'Väärinkäytön esto hylkäsi tämän pyynnön.',
  internal_server_error: 'Palvelussamme tapahtui virhe. Yritä myöhemmin uudelleen.',
  server_unavailable:
    'Palvelu on ruuhkautunut tai käynnistyy uudelleen. Yritä hetken kuluttua uudelleen.',
  request_timeout: 'Pyynnön vastaanotto kesti liian kauan. Lähetä pyyntö uudelleen.',
  user_blocked: 'Tämä tili on lukittu. Ota yhteyttä tukeen.',
  insufficient_factors:
    'Tämä muutos vaatii, että vahvistat henkilöllisyytesi uudelleen, myös toisella tavalla, jos tili on suojattu todennussovelluksella. Kirjaudu sisään, tarvittaessa myös sovelluksen koodilla tai varakoodilla, ja yritä uudelleen.',
  cannot_delete_last_second_step:
    'Toinen vaihe vaaditaan, ja tämä on ainoa. Lisää toinen ennen kuin poistat tämän.',
  pkce_mismatch:
    'PKCE-arvo code_verifier ei kuulu tähän tunnukseen. Avaa linkki siinä selaimessa, jossa pyysit sen.',
  invalid_token: 'Tunnuksen muoto on virheellinen.',
  phone_number_not_found: 'Puhelinnumeroa ei löytynyt.',
  unable_to_authenticate_totp: 'Koodi on väärä tai vanhentunut. Yritä uudelleen.',
  totp_code_already_authenticated:
    'Tämä koodi on jo käytetty. Odota seuraavaa koodia ja yritä uudelleen.',
  unable_to_authenticate_recovery_code: 'Varakoodi on väärä tai jo käytetty. Yritä uudelleen.',
  invalid_totp_code: 'Koodin muoto on virheellinen: koodissa on kuusi numeroa.',
  invalid_recovery_code: 'Varakoodin muoto on virheellinen.',
  weak_password: 'Salasana on liian helppo arvata. Valitse pidempi tai harvinaisempi salasana.',
  duplicate_email: 'Tämä sähköpostiosoite on jo toisella tämän projektin käyttäjällä.',
  unable_to_auth_password_reset_token:
    'Salasanan vaihtolinkki on jo käytetty tai vanhentunut. Pyydä uusi linkki.',
  cannot_reset_password_with_existing_password:
    'Uusi salasana on sama kuin nykyinen. Valitse toinen salasana.',
  session_too_old_to_reset_password:
    'Kirjautumisestasi on kulunut liian kauan salasanan vaihtamiseen. Kirjaudu sisään ja yritä uudelleen.',
  unable_to_authenticate_crypto_wallet:
    'Lompakkoa ei voitu vahvistaa: allekirjoitus on väärä tai viesti on jo käytetty tai vanhentunut. Aloita uudelleen.',
  siwe_message_expired: 'Viesti on vanhentunut. Aloita uudelleen.',
  siwe_message_not_valid_yet: 'Viesti ei ole vielä voimassa: sen not_before on tulevaisuudessa.',
  duplicate_wallet_address: 'Tämä lompakko on jo toisella tämän projektin käyttäjällä.',
  oauth_state_mismatch:
    'Arvo state on tuntematon, jo käytetty, vanhentunut tai peräisin toisesta selaimesta. Aloita kirjautuminen uudelleen tässä selaimessa.',
  duplicate_oauth_registration: 'Tämä toisen palvelun tili on jo linkitetty toiseen käyttäjään.',
  email_verification_required:
    'Toisen palvelun ilmoittama osoite kuuluu nykyiselle käyttäjälle, eikä palvelu ole vahvistanut sitä. Kirjaudu sisään tähän osoitteeseen lähetettävällä linkillä tai koodilla. Lähetä sitten tunnus uudelleen tai aloita kirjautuminen toisen palvelun tilillä uudelleen samassa istunnossa.',
  oauth_auth_code_error: 'Toinen palvelu hylkäsi kirjautumisen. Aloita uudelleen.',
  unable_to_authorize_oauth_provider:
    'Toiseen palveluun ei saatu yhteyttä, tai se vastasi virheellä. Yritä myöhemmin uudelleen.',
  oauth_invalid_callback_request:
    'Toisen palvelun vastauksesta puuttuu state, tai vastausta ei voi lukea. Aloita kirjautuminen uudelleen.',
  unable_to_auth_webauthn_registration: 'Pääsyavainta ei voitu vahvistaa. Yritä uudelleen.',
  webauthn_registration_not_found: 'Pääsyavainta ei löytynyt.',
  no_active_webauthn_registrations: 'Käyttäjällä ei ole pääsyavainta tälle verkkotunnukselle.',
  unable_to_register_webauthn_registration: 'Pääsyavainta ei voitu rekisteröidä. Aloita uudelleen.',
  duplicate_webauthn_registration: 'Tämä pääsyavain on jo rekisteröity.',
  no_pending_webauthn_registration:
    'Pääsyavaimen rekisteröinti ei ole kesken: sitä ei ole aloitettu, se on vanhentunut tai se on jo käytetty. Aloita uudelleen.',
  session_too_old_to_register_webauthn:
    'Kirjautumisestasi on kulunut liian kauan pääsyavaimen rekisteröimiseen. Kirjaudu ensin sisään uudelleen.',
  empty_webauthn_registration_name: 'Pääsyavaimella on oltava nimi. Anna nimi.',
  authorization_request_not_started:
    'Tälle päätökselle ei löydy avointa valtuutuspyyntöä. Se on ehkä vanhentunut (10 minuuttia), siitä on jo päätetty tai sitä on muutettu. Aloita uudelleen.',
  connected_app_not_found: 'Asiakassovellusta ei ole, tai käyttäjä ei ole valtuuttanut sitä.',
  connected_app_misconfigured_client:
    'Pyyntö ei vastaa asiakassovelluksen rekisteröintiä. Vertaa niitä toisiinsa.',
  connected_app_supplied_redirect_url_not_found_in_client:
    'Uudelleenohjauksen URL-osoitetta ei ole rekisteröity asiakassovellukselle. Lisää täsmälleen tämä URL-osoite sen luetteloon.',
  oauth_invalid_scope_requested:
    'Yksi pyydetyistä käyttöoikeuksista (scope) ei ole sallittu asiakassovellukselle. Pyydä vain sen luettelossa olevia käyttöoikeuksia.',
}
