import type { Translation } from '@portico/contract'
import type * as english from '../en/identity-provider.ts'

export const identityProviderText: Translation<typeof english.identityProviderText> = {
  'idpConsent.signIn.title': 'Log ind på {clientName} med {projectName}',
  'idpConsent.customScopes.title': '{clientName} vil have adgang til din konto hos {projectName}',
  'idpConsent.requestingTo': '{clientName} vil gerne:',
  'idpConsent.allowClientTo': 'Tillad {clientName} at:',
  'idpConsent.button.allow': 'Tillad',
  'idpConsent.button.deny': 'Afvis',
  'idpConsent.notInSight':
    'Der er ikke tilladt noget endnu, fordi knappen ikke var helt synlig. Læs anmodningen, og vælg derefter ”{button}” igen.',
  'idpConsent.defaultClientName': 'Appen',
  'idpConsent.denied': 'Adgangen blev afvist.',
  'idpConsent.useAnotherAccount': 'Brug en anden konto',
  'idpConsent.chooseAccount.title': 'Vælg en konto',
  'idpConsent.chooseAccount.content': 'for at fortsætte til {clientName}',
  'idpConsent.noActiveSession': 'Der blev ikke fundet en aktiv session. Log ind for at fortsætte.',
  'idpConsent.noPermissionsToGrant':
    'Du har ikke tilladelse til at give {clientName} al den adgang, der anmodes om.',
  'idpConsent.cannotGrant': 'Du kan ikke tillade {clientName} at:',
  'idpConsent.scope.identity': 'Bekræfte din identitet',
  'idpConsent.scope.identity.detail': 'Se oplysninger, der er gemt i din konto',
  'idpConsent.scope.personal': 'Se dine personlige profiloplysninger',
  'idpConsent.scope.profile.detail': 'Navn, profilbillede og sprogindstillinger',
  'idpConsent.scope.email.detail': 'E-mailadresse',
  'idpConsent.scope.phone.detail': 'Telefonnummer',
  'idpConsent.scope.offline': 'Bevare adgangen til dine data, også når du ikke bruger appen',
  'idpConsent.scope.offline.detail': 'Få adgang til dine data, også når du er offline',
  'idpConsent.scope.offline.tasks.detail':
    'Synkronisere data og udføre baggrundsopgaver på dine vegne',
  'idpConsent.scope.other': 'Bruge tilladelsen {scope}',
  'idpLogout.title': 'Log ud?',
  'idpLogout.confirmMessage': 'Er du sikker på, at du vil logge ud af din konto hos {projectName}?',
  'idpLogout.yes': 'Ja',
  'idpLogout.no': 'Nej',
  'idpLogout.notLoggedOut': 'Du er ikke blevet logget ud. Du kan lukke denne side.',
}
