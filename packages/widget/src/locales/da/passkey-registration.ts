import type { Translation } from '@portico/contract'
import type * as english from '../en/passkey-registration.ts'

export const passkeyRegistrationText: Translation<typeof english.passkeyRegistrationText> = {
  'passkey.registrationStart.title': 'Konfigurer en ny adgangsnøgle',
  'passkey.registrationStart.error.noUser':
    'Fejl: Komponenten PasskeyRegistration kræver, at en bruger er logget ind.',
  'passkey.registrationSuccess.title': 'Adgangsnøglen er oprettet',
  'passkey.registrationSkipped.title': 'Ingen adgangsnøgle blev oprettet',
  'passkey.registrationSkipped.content': 'Du kan fortsætte uden og oprette en senere.',
  'passkey.list.title': 'Dine adgangsnøgler',
  'passkey.list.empty': 'Der er ikke flere tilbage. Du kan oprette en ny nu eller senere.',
  'passkey.list.usedToday': 'Brugt i dag',
  'passkey.list.used': 'Senest brugt {date}',
  'passkey.list.neverUsed': 'Aldrig brugt',
  'passkey.list.created': 'Oprettet {date}',
  'passkey.list.notRenamed': 'Navnet blev ikke ændret. Prøv igen.',
  'passkey.list.notDeleted': 'Adgangsnøglen blev ikke slettet. Prøv igen.',
  'passkey.list.tooOldToDelete':
    'Adgangsnøglen blev ikke slettet, fordi det er et stykke tid siden, du loggede ind. Log ind igen, og slet den derefter.',
  'passkey.registrationSuccess.existingPasskeys': 'Eksisterende adgangsnøgler',
  'passkey.registrationSuccess.deleteWarning': 'En slettet adgangsnøgle kan ikke gendannes.',
  'passkey.registrationSuccess.setupAnother': 'Opret endnu en adgangsnøgle',
  'passkey.editing.label': 'Adgangsnøglens navn',
  'button.createPasskey': 'Opret en adgangsnøgle',
  'button.skip': 'Spring over',
  'button.edit': 'Rediger',
  'button.save': 'Gem',
  'button.delete': 'Slet',
  'button.cancel': 'Annuller',
  'button.done': 'Færdig',
  'error.passkeyNotCreated':
    'Adgangsnøglen blev ikke oprettet. Klik på ”Opret en adgangsnøgle” for at prøve igen, eller fortsæt uden en adgangsnøgle.',
  'error.passkeySessionTooOld':
    'Adgangsnøglen blev ikke oprettet, fordi det er et stykke tid siden, du loggede ind. Log ind igen, og opret den derefter.',
  'error.duplicatePasskey':
    'Adgangsnøglen kan ikke oprettes, da den ser ud til allerede at være registreret. Adgangsnøglen kan være registreret på en anden enhed og derefter synkroniseret hertil.',
}
