import type { Translation } from '@portico/contract'
import type * as english from '../en/errors.ts'

export const errorText: Translation<typeof english.errorText> = {
  'error.invalidEmail': 'Sähköpostiosoitteen muoto on virheellinen.',
  'error.invalidPhoneNumber':
    'Puhelinnumeron muoto on virheellinen. Anna numero E.164-muodossa maakoodin kanssa.',
  'error.unsubscribedPhoneNumber':
    'Tähän puhelinnumeroon ei lähetetä viestejä, koska niiden vastaanotto on peruttu. Jos haluat viestejä uudelleen, lähetä tekstiviesti START.',
  'error.inactiveEmail':
    'Tämä sähköpostiosoite on merkitty epäaktiiviseksi. Kokeile toista osoitetta tai ota yhteyttä ylläpitäjään, jos kyseessä on virhe.',
  'error.unauthorizedCredentials': 'Virheelliset kirjautumistiedot.',
  'error.userUnauthenticated': 'Tämä toiminto vaatii aktiivisen istunnon. Kirjaudu sisään.',
  'error.emailNotFound': 'Sähköpostiosoitetta ei löytynyt.',
  'error.unableToAuthMagicLink': 'Linkki on jo käytetty tai vanhentunut. Yritä uudelleen.',
  'error.noUserPassword': 'Tällä käyttäjällä ei ole salasanaa. Yritä uudelleen.',
  'error.breachedPassword':
    'Salasana on vuotaneiden salasanojen luettelossa, ja se on vaihdettava.',
  'error.resetPassword': 'Salasana on vaihdettava.',
  'error.oauthTokenNotFound': 'OAuth-tunnusta ei löytynyt.',
  'error.invalidCode': 'Koodin muoto on virheellinen. Yritä uudelleen.',
  'error.memberPasswordNotFound': 'Jäsenen salasanaa ei löytynyt.',
  'error.oauthFlowCallbackError':
    'Toisesta palvelusta (OAuth) palattaessa tapahtui virhe. Yritä uudelleen.',
  'error.unauthorizedAction': 'Sinulla ei ole oikeutta tähän toimintoon.',
  'error.userLockLimitReached':
    'Liian monta epäonnistunutta kirjautumisyritystä. Yritä myöhemmin uudelleen.',
  'error.invalidSessionToken': 'Virheellinen istuntotunnus.',
  'error.sessionNotFound': 'Istuntoa ei löytynyt.',
  'error.invalidPhoneNumberCountryCode':
    'Puhelinnumeron maakoodi on virheellinen, sitä ei tueta tai se ei ole käytössä.',
  'error.otpCodeNotFound': 'Virheellinen koodi. Yritä uudelleen.',
  'error.duplicatePhoneNumber': 'Tässä organisaatiossa on jo jäsen, jolla on sama puhelinnumero.',
}
