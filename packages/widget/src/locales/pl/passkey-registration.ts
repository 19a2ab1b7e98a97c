import type { Translation } from '@portico/contract'
import type * as english from '../en/passkey-registration.ts'

export const passkeyRegistrationText: Translation<typeof english.passkeyRegistrationText> = {
  'passkey.registrationStart.title': 'Utwórz nowy klucz dostępu',
  'passkey.registrationStart.error.noUser':
    'Błąd: komponent PasskeyRegistration działa tylko dla zalogowanego użytkownika.',
  'passkey.registrationSuccess.title': 'Klucz dostępu utworzony!',
  'passkey.registrationSkipped.title': 'Nie utworzono klucza dostępu',
  'passkey.registrationSkipped.content': 'Możesz kontynuować bez niego i utworzyć go później.',
  'passkey.list.title': 'Twoje klucze dostępu',
  'passkey.list.empty': 'Nie masz już żadnych kluczy. Nowy możesz utworzyć teraz lub później.',
  'passkey.list.usedToday': 'Użyto dzisiaj',
  'passkey.list.used': 'Ostatnie użycie: {date}',
  'passkey.list.neverUsed': 'Nigdy nie użyto',
  'passkey.list.created': 'Utworzono: {date}',
  'passkey.list.notRenamed': 'Nie udało się zmienić nazwy. Spróbuj ponownie.',
  'passkey.list.notDeleted': 'Nie udało się usunąć klucza dostępu. Spróbuj ponownie.',
  'passkey.list.tooOldToDelete':
    'Nie usunięto klucza dostępu, ponieważ od zalogowania minęło zbyt dużo czasu. Zaloguj się ponownie i usuń klucz.',
  'passkey.registrationSuccess.existingPasskeys': 'Istniejące klucze dostępu',
  'passkey.registrationSuccess.deleteWarning': 'Usuniętego klucza dostępu nie można przywrócić.',
  'passkey.registrationSuccess.setupAnother': 'Utwórz kolejny klucz',
  'passkey.editing.label': 'Nazwa klucza dostępu',
  'button.createPasskey': 'Utwórz klucz dostępu',
  'button.skip': 'Pomiń',
  'button.edit': 'Edytuj',
  'button.save': 'Zapisz',
  'button.delete': 'Usuń',
  'button.cancel': 'Anuluj',
  'button.done': 'Gotowe',
  'error.passkeyNotCreated':
    'Nie utworzono klucza dostępu. Kliknij „Utwórz klucz dostępu”, aby spróbować ponownie, lub pomiń ten krok.',
  'error.passkeySessionTooOld':
    'Nie utworzono klucza dostępu, ponieważ od zalogowania minęło zbyt dużo czasu. Zaloguj się ponownie i utwórz klucz.',
  'error.duplicatePasskey':
    'Nie można utworzyć klucza dostępu, ponieważ wygląda na to, że już istnieje. Mógł zostać utworzony na innym urządzeniu, a potem zsynchronizowany.',
}
