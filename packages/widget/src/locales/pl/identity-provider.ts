import type { Translation } from '@portico/contract'
import type * as english from '../en/identity-provider.ts'

export const identityProviderText: Translation<typeof english.identityProviderText> = {
  'idpConsent.signIn.title': 'Logowanie do aplikacji {clientName} kontem {projectName}',
  'idpConsent.customScopes.title':
    'Aplikacja {clientName} prosi o dostęp do Twojego konta {projectName}',
  'idpConsent.requestingTo': 'Aplikacja {clientName} prosi o zgodę na:',
  'idpConsent.allowClientTo': 'Zezwól aplikacji {clientName} na:',
  'idpConsent.button.allow': 'Zezwól',
  'idpConsent.button.deny': 'Odmów',
  'idpConsent.notInSight':
    'Na nic jeszcze nie zezwolono, ponieważ przycisk nie był dobrze widoczny. Przeczytaj prośbę i ponownie naciśnij „{button}”.',
  'idpConsent.defaultClientName': 'bez nazwy',
  'idpConsent.denied': 'Odmówiono aplikacji dostępu.',
  'idpConsent.useAnotherAccount': 'Użyj innego konta',
  'idpConsent.chooseAccount.title': 'Wybierz konto',
  'idpConsent.chooseAccount.content': 'aby przejść do aplikacji {clientName}',
  'idpConsent.noActiveSession': 'Nie wykryto aktywnej sesji. Zaloguj się, aby kontynuować.',
  'idpConsent.noPermissionsToGrant':
    'Nie masz uprawnień, aby zezwolić aplikacji {clientName} na część tego, o co prosi.',
  'idpConsent.cannotGrant': 'Nie możesz zezwolić aplikacji {clientName} na:',
  'idpConsent.scope.identity': 'Potwierdzanie Twojej tożsamości',
  'idpConsent.scope.identity.detail': 'Wyświetlanie informacji zapisanych na Twoim koncie',
  'idpConsent.scope.personal': 'Wyświetlanie danych Twojego profilu',
  'idpConsent.scope.profile.detail': 'Imię i nazwisko, zdjęcie profilowe i preferowany język',
  'idpConsent.scope.email.detail': 'Adres e-mail',
  'idpConsent.scope.phone.detail': 'Numer telefonu',
  'idpConsent.scope.offline':
    'Zachowanie dostępu do Twoich danych, także gdy nie korzystasz z aplikacji',
  'idpConsent.scope.offline.detail': 'Pobieranie Twoich danych, także gdy jesteś offline',
  'idpConsent.scope.offline.tasks.detail':
    'Synchronizowanie danych i wykonywanie zadań w tle w Twoim imieniu',
  'idpConsent.scope.other': 'Używanie zakresu {scope}',
  'idpLogout.title': 'Wylogować?',
  'idpLogout.confirmMessage': 'Czy na pewno chcesz się wylogować z konta {projectName}?',
  'idpLogout.yes': 'Tak',
  'idpLogout.no': 'Nie',
  'idpLogout.notLoggedOut': 'Nie wylogowano Cię. Możesz zamknąć tę stronę.',
}
