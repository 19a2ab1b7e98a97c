import type { Translation } from '@portico/contract'
import type * as english from '../en/identity-provider.ts'

export const identityProviderText: Translation<typeof english.identityProviderText> = {
  'idpConsent.signIn.title': 'Logg på {clientName} med {projectName}',
  'idpConsent.customScopes.title': '{clientName} vil ha tilgang til kontoen din hos {projectName}',
  'idpConsent.requestingTo': '{clientName} vil:',
  'idpConsent.allowClientTo': 'Tillat {clientName} å:',
  'idpConsent.button.allow': 'Tillat',
  'idpConsent.button.deny': 'Avslå',
  'idpConsent.notInSight':
    'Ingenting er tillatt ennå, fordi knappen ikke var helt synlig. Les forespørselen, og velg deretter «{button}» på nytt.',
  'idpConsent.defaultClientName': 'Appen',
  'idpConsent.denied': 'Tilgangen ble avslått.',
  'idpConsent.useAnotherAccount': 'Bruk en annen konto',
  'idpConsent.chooseAccount.title': 'Velg en konto',
  'idpConsent.chooseAccount.content': 'for å fortsette til {clientName}',
  'idpConsent.noActiveSession': 'Fant ingen aktiv økt. Logg på for å fortsette.',
  'idpConsent.noPermissionsToGrant':
    'Du har ikke rettigheter til å gi {clientName} all tilgangen det blir bedt om.',
  'idpConsent.cannotGrant': 'Du kan ikke tillate {clientName} å:',
  'idpConsent.scope.identity': 'Bekrefte identiteten din',
  'idpConsent.scope.identity.detail': 'Se informasjon som er lagret i kontoen din',
  'idpConsent.scope.personal': 'Se den personlige profilinformasjonen din',
  'idpConsent.scope.profile.detail': 'Navn, profilbilde og språkvalg',
  'idpConsent.scope.email.detail': 'E-postadresse',
  'idpConsent.scope.phone.detail': 'Telefonnummer',
  'idpConsent.scope.offline': 'Beholde tilgangen til dataene dine også når du ikke bruker appen',
  'idpConsent.scope.offline.detail': 'Få tilgang til dataene dine også når du er frakoblet',
  'idpConsent.scope.offline.tasks.detail':
    'Synkronisere data og utføre oppgaver i bakgrunnen på dine vegne',
  'idpConsent.scope.other': 'Bruke tilgangen {scope}',
  'idpLogout.title': 'Logge av?',
  'idpLogout.confirmMessage': 'Er du sikker på at du vil logge av kontoen din hos {projectName}?',
  'idpLogout.yes': 'Ja',
  'idpLogout.no': 'Nei',
  'idpLogout.notLoggedOut': 'Du er ikke logget av. Du kan lukke denne siden.',
}
