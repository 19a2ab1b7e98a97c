import type { Translation } from '@portico/contract'
import type * as english from '../en/passkey-registration.ts'

export const passkeyRegistrationText: Translation<typeof english.passkeyRegistrationText> = {
  'passkey.registrationStart.title': 'Luo uusi pääsyavain',
  'passkey.registrationStart.error.noUser':
    'Virhe: PasskeyRegistration-komponenttia ei voi käyttää ilman sisään kirjautunutta käyttäjää.',
  'passkey.registrationSuccess.title': 'Pääsyavain on luotu!',
  'passkey.registrationSkipped.title': 'Pääsyavainta ei luotu',
  'passkey.registrationSkipped.content': 'Voit jatkaa ilman sitä ja luoda sen myöhemmin.',
  'passkey.list.title': 'Pääsyavaimesi',
  'passkey.list.empty': 'Sinulla ei ole enää pääsyavaimia. Voit luoda uuden nyt tai myöhemmin.',
  'passkey.list.usedToday': 'Käytetty tänään',
  'passkey.list.used': 'Viimeksi käytetty {date}',
  'passkey.list.neverUsed': 'Ei käytetty',
  'passkey.list.created': 'Luotu {date}',
  'passkey.list.notRenamed': 'Nimeä ei muutettu. Yritä uudelleen.',
  'passkey.list.notDeleted': 'Tätä pääsyavainta ei poistettu. Yritä uudelleen.',
  'passkey.list.tooOldToDelete':
    'Tätä pääsyavainta ei poistettu, koska kirjautumisestasi on kulunut liian kauan. Kirjaudu sisään uudelleen ja poista se sitten.',
  'passkey.registrationSuccess.existingPasskeys': 'Nykyiset pääsyavaimet',
  'passkey.registrationSuccess.deleteWarning': 'Poistettua pääsyavainta ei voi palauttaa.',
  'passkey.registrationSuccess.setupAnother': 'Luo toinen pääsyavain',
  'passkey.editing.label': 'Pääsyavaimen nimi',
  'button.createPasskey': 'Luo pääsyavain',
  'button.skip': 'Ohita',
  'button.edit': 'Muokkaa',
  'button.save': 'Tallenna',
  'button.delete': 'Poista',
  'button.cancel': 'Peruuta',
  'button.done': 'Valmis',
  'error.passkeyNotCreated':
    'Pääsyavainta ei luotu. Yritä uudelleen valitsemalla ”Luo pääsyavain” tai jatka ilman pääsyavainta.',
  'error.passkeySessionTooOld':
    'Pääsyavainta ei luotu, koska kirjautumisestasi on kulunut liian kauan. Kirjaudu sisään uudelleen ja luo se sitten.',
  'error.duplicatePasskey':
    'Pääsyavainta ei voi luoda, koska se näyttää olevan jo rekisteröity. Se on ehkä luotu toisella laitteella ja synkronoitu tähän laitteeseen.',
}
