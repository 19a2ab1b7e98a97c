import type { Translation } from '@portico/contract'
import type * as english from '../en/identity-provider.ts'

export const identityProviderText: Translation<typeof english.identityProviderText> = {
  'idpConsent.signIn.title': 'Logga in på {clientName} med {projectName}',
  'idpConsent.customScopes.title': '{clientName} vill få åtkomst till ditt konto hos {projectName}',
  'idpConsent.requestingTo': '{clientName} vill:',
  'idpConsent.allowClientTo': 'Tillåt {clientName} att:',
  'idpConsent.button.allow': 'Tillåt',
  'idpConsent.button.deny': 'Neka',
  'idpConsent.notInSight':
    'Inget har tillåtits än, eftersom knappen inte var helt synlig. Läs begäran och välj sedan ”{button}” igen.',
  'idpConsent.defaultClientName': 'Appen',
  'idpConsent.denied': 'Åtkomsten nekades.',
  'idpConsent.useAnotherAccount': 'Använd ett annat konto',
  'idpConsent.chooseAccount.title': 'Välj ett konto',
  'idpConsent.chooseAccount.content': 'för att fortsätta till {clientName}',
  'idpConsent.noActiveSession': 'Ingen aktiv session hittades. Logga in för att fortsätta.',
  'idpConsent.noPermissionsToGrant':
    'Du har inte behörighet att tillåta allt som {clientName} begär.',
  'idpConsent.cannotGrant': 'Du kan inte tillåta {clientName} att:',
  'idpConsent.scope.identity': 'Verifiera din identitet',
  'idpConsent.scope.identity.detail': 'Se information som finns sparad i ditt konto',
  'idpConsent.scope.personal': 'Se din personliga profilinformation',
  'idpConsent.scope.profile.detail': 'Namn, profilbild och språkinställningar',
  'idpConsent.scope.email.detail': 'E-postadress',
  'idpConsent.scope.phone.detail': 'Telefonnummer',
  'idpConsent.scope.offline': 'Behålla åtkomst till dina uppgifter även när du inte använder appen',
  'idpConsent.scope.offline.detail': 'Komma åt dina uppgifter även när du är offline',
  'idpConsent.scope.offline.tasks.detail':
    'Synkronisera data och utföra bakgrundsuppgifter för din räkning',
  'idpConsent.scope.other': 'Använda behörigheten {scope}',
  'idpLogout.title': 'Logga ut?',
  'idpLogout.confirmMessage': 'Vill du verkligen logga ut från ditt konto hos {projectName}?',
  'idpLogout.yes': 'Ja',
  'idpLogout.no': 'Nej',
  'idpLogout.notLoggedOut': 'Du har inte loggats ut. Du kan stänga den här sidan.',
}
