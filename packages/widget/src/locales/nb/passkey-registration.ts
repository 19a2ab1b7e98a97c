import type { Translation } from '@portico/contract'
import type * as english from '../en/passkey-registration.ts'

export const passkeyRegistrationText: Translation<typeof english.passkeyRegistrationText> = {
  'passkey.registrationStart.title': 'Sett opp en ny passnøkkel',
  'passkey.registrationStart.error.noUser':
    'Feil: Komponenten PasskeyRegistration krever at en bruker er logget på.',
  'passkey.registrationSuccess.title': 'Passnøkkelen er opprettet',
  'passkey.registrationSkipped.title': 'Ingen passnøkkel ble opprettet',
  'passkey.registrationSkipped.content': 'Du kan fortsette uten og sette opp en senere.',
  'passkey.list.title': 'Passnøklene dine',
  'passkey.list.empty': 'Det er ingen igjen. Du kan opprette en ny nå eller senere.',
  'passkey.list.usedToday': 'Brukt i dag',
  'passkey.list.used': 'Sist brukt {date}',
  'passkey.list.neverUsed': 'Aldri brukt',
  'passkey.list.created': 'Opprettet {date}',
  'passkey.list.notRenamed': 'Navnet ble ikke endret. Prøv igjen.',
  'passkey.list.notDeleted': 'Passnøkkelen ble ikke slettet. Prøv igjen.',
  'passkey.list.tooOldToDelete':
    'Passnøkkelen ble ikke slettet, fordi det er en stund siden du logget på. Logg på igjen, og slett den deretter.',
  'passkey.registrationSuccess.existingPasskeys': 'Eksisterende passnøkler',
  'passkey.registrationSuccess.deleteWarning': 'En slettet passnøkkel kan ikke gjenopprettes.',
  'passkey.registrationSuccess.setupAnother': 'Sett opp en passnøkkel til',
  'passkey.editing.label': 'Navn på passnøkkelen',
  'button.createPasskey': 'Opprett en passnøkkel',
  'button.skip': 'Hopp over',
  'button.edit': 'Rediger',
  'button.save': 'Lagre',
  'button.delete': 'Slett',
  'button.cancel': 'Avbryt',
  'button.done': 'Ferdig',
  'error.passkeyNotCreated':
    'Passnøkkelen ble ikke opprettet. Klikk på «Opprett en passnøkkel» for å prøve igjen, eller fortsett uten en passnøkkel.',
  'error.passkeySessionTooOld':
    'Passnøkkelen ble ikke opprettet, fordi det er en stund siden du logget på. Logg på igjen, og opprett den deretter.',
  'error.duplicatePasskey':
    'Passnøkkelen kan ikke opprettes, siden den allerede ser ut til å være registrert. Passnøkkelen kan være registrert på en annen enhet og deretter synkronisert hit.',
}
