import type { Translation } from '@portico/contract'
import type * as english from '../en/passkey-registration.ts'

export const passkeyRegistrationText: Translation<typeof english.passkeyRegistrationText> = {
  'passkey.registrationStart.title': 'Skapa en ny lösennyckel',
  'passkey.registrationStart.error.noUser':
    'Fel: komponenten PasskeyRegistration kräver att en användare är inloggad.',
  'passkey.registrationSuccess.title': 'Lösennyckeln har skapats',
  'passkey.registrationSkipped.title': 'Ingen lösennyckel skapades',
  'passkey.registrationSkipped.content': 'Du kan fortsätta utan lösennyckel och skapa en senare.',
  'passkey.list.title': 'Dina lösennycklar',
  'passkey.list.empty': 'Det finns inga kvar. Du kan skapa en ny nu eller senare.',
  'passkey.list.usedToday': 'Användes i dag',
  'passkey.list.used': 'Användes senast {date}',
  'passkey.list.neverUsed': 'Aldrig använd',
  'passkey.list.created': 'Skapad {date}',
  'passkey.list.notRenamed': 'Namnet ändrades inte. Försök igen.',
  'passkey.list.notDeleted': 'Lösennyckeln raderades inte. Försök igen.',
  'passkey.list.tooOldToDelete':
    'Lösennyckeln raderades inte eftersom det var ett tag sedan du loggade in. Logga in igen och radera den sedan.',
  'passkey.registrationSuccess.existingPasskeys': 'Befintliga lösennycklar',
  'passkey.registrationSuccess.deleteWarning': 'En raderad lösennyckel kan inte återställas.',
  'passkey.registrationSuccess.setupAnother': 'Skapa en till lösennyckel',
  'passkey.editing.label': 'Lösennyckelns namn',
  'button.createPasskey': 'Skapa en lösennyckel',
  'button.skip': 'Hoppa över',
  'button.edit': 'Redigera',
  'button.save': 'Spara',
  'button.delete': 'Radera',
  'button.cancel': 'Avbryt',
  'button.done': 'Klar',
  'error.passkeyNotCreated':
    'Lösennyckeln skapades inte. Klicka på ”Skapa en lösennyckel” för att försöka igen, eller hoppa över att lägga till en lösennyckel.',
  'error.passkeySessionTooOld':
    'Lösennyckeln skapades inte eftersom det var ett tag sedan du loggade in. Logga in igen och skapa den sedan.',
  'error.duplicatePasskey':
    'Lösennyckeln kan inte skapas eftersom den redan verkar vara registrerad. Den här lösennyckeln kan ha registrerats på en annan enhet och sedan synkroniserats hit.',
}
