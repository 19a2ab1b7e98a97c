import type { Translation } from '@portico/contract'
import type * as english from '../en/passkey-registration.ts'

export const passkeyRegistrationText: Translation<typeof english.passkeyRegistrationText> = {
  'passkey.registrationStart.title': 'Nieuwe passkey instellen',
  'passkey.registrationStart.error.noUser':
    'Fout: het onderdeel PasskeyRegistration werkt alleen voor een ingelogde gebruiker.',
  'passkey.registrationSuccess.title': 'Passkey gemaakt',
  'passkey.registrationSkipped.title': 'Er is geen passkey gemaakt',
  'passkey.registrationSkipped.content':
    'Je kunt zonder passkey doorgaan en er later een instellen.',
  'passkey.list.title': 'Je passkeys',
  'passkey.list.empty': 'Er zijn er geen meer. Je kunt nu of later een nieuwe maken.',
  'passkey.list.usedToday': 'Vandaag gebruikt',
  'passkey.list.used': 'Laatst gebruikt: {date}',
  'passkey.list.neverUsed': 'Nooit gebruikt',
  'passkey.list.created': 'Gemaakt: {date}',
  'passkey.list.notRenamed': 'De naam is niet gewijzigd. Probeer het opnieuw.',
  'passkey.list.notDeleted': 'Deze passkey is niet verwijderd. Probeer het opnieuw.',
  'passkey.list.tooOldToDelete':
    'Deze passkey is niet verwijderd, omdat je al een tijd geleden hebt ingelogd. Log opnieuw in en verwijder de passkey dan.',
  'passkey.registrationSuccess.existingPasskeys': 'Bestaande passkeys',
  'passkey.registrationSuccess.deleteWarning': 'Een verwijderde passkey kan niet worden hersteld.',
  'passkey.registrationSuccess.setupAnother': 'Nog een passkey instellen',
  'passkey.editing.label': 'Naam van de passkey',
  'button.createPasskey': 'Passkey maken',
  'button.skip': 'Overslaan',
  'button.edit': 'Bewerken',
  'button.save': 'Opslaan',
  'button.delete': 'Verwijderen',
  'button.cancel': 'Annuleren',
  'button.done': 'Klaar',
  'error.passkeyNotCreated':
    'Je passkey is niet gemaakt. Klik op ‘Passkey maken’ om het opnieuw te proberen of ga door zonder passkey.',
  'error.passkeySessionTooOld':
    'Je passkey is niet gemaakt, omdat je al een tijd geleden hebt ingelogd. Log opnieuw in en maak de passkey dan.',
  'error.duplicatePasskey':
    'De passkey kan niet worden gemaakt, omdat hij al geregistreerd lijkt te zijn. Misschien is deze passkey op een ander apparaat geregistreerd en daarna met dit apparaat gesynchroniseerd.',
}
