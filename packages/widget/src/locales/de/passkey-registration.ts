import type { Translation } from '@portico/contract'
import type * as english from '../en/passkey-registration.ts'

export const passkeyRegistrationText: Translation<typeof english.passkeyRegistrationText> = {
  'passkey.registrationStart.title': 'Neuen Passkey einrichten',
  'passkey.registrationStart.error.noUser':
    'Fehler: Die Komponente PasskeyRegistration setzt eine aktive Anmeldung voraus.',
  'passkey.registrationSuccess.title': 'Passkey erstellt',
  'passkey.registrationSkipped.title': 'Es wurde kein Passkey erstellt',
  'passkey.registrationSkipped.content':
    'Sie können ohne Passkey fortfahren und später einen einrichten.',
  'passkey.list.title': 'Ihre Passkeys',
  'passkey.list.empty':
    'Es ist keiner mehr da. Sie können jetzt oder später einen neuen erstellen.',
  'passkey.list.usedToday': 'Heute verwendet',
  'passkey.list.used': 'Zuletzt verwendet: {date}',
  'passkey.list.neverUsed': 'Noch nie verwendet',
  'passkey.list.created': 'Erstellt: {date}',
  'passkey.list.notRenamed': 'Der Name wurde nicht geändert. Versuchen Sie es noch einmal.',
  'passkey.list.notDeleted': 'Dieser Passkey wurde nicht gelöscht. Versuchen Sie es noch einmal.',
  'passkey.list.tooOldToDelete':
    'Dieser Passkey wurde nicht gelöscht, weil Ihre Anmeldung schon länger zurückliegt. Melden Sie sich noch einmal an und löschen Sie ihn dann.',
  'passkey.registrationSuccess.existingPasskeys': 'Vorhandene Passkeys',
  'passkey.registrationSuccess.deleteWarning':
    'Ein gelöschter Passkey lässt sich nicht wiederherstellen.',
  'passkey.registrationSuccess.setupAnother': 'Weiteren Passkey einrichten',
  'passkey.editing.label': 'Name des Passkeys',
  'button.createPasskey': 'Passkey erstellen',
  'button.skip': 'Überspringen',
  'button.edit': 'Bearbeiten',
  'button.save': 'Speichern',
  'button.delete': 'Löschen',
  'button.cancel': 'Abbrechen',
  'button.done': 'Fertig',
  'error.passkeyNotCreated':
    'Ihr Passkey wurde nicht erstellt. Klicken Sie auf „Passkey erstellen“, um es noch einmal zu versuchen, oder fahren Sie ohne Passkey fort.',
  'error.passkeySessionTooOld':
    'Ihr Passkey wurde nicht erstellt, weil Ihre Anmeldung schon länger zurückliegt. Melden Sie sich noch einmal an und erstellen Sie ihn dann.',
  'error.duplicatePasskey':
    'Der Passkey kann nicht erstellt werden, da er offenbar schon registriert ist. Vielleicht wurde er auf einem anderen Gerät registriert und dann mit diesem synchronisiert.',
}
