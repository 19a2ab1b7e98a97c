import type { Translation } from '@portico/contract'
import type * as english from '../en/identity-provider.ts'

export const identityProviderText: Translation<typeof english.identityProviderText> = {
  'idpConsent.signIn.title': 'Met {projectName} inloggen bij {clientName}',
  'idpConsent.customScopes.title': '{clientName} wil toegang tot je account bij {projectName}',
  'idpConsent.requestingTo': '{clientName} wil:',
  'idpConsent.allowClientTo': 'Toestaan voor {clientName}:',
  'idpConsent.button.allow': 'Toestaan',
  'idpConsent.button.deny': 'Weigeren',
  'idpConsent.notInSight':
    'Er is nog niets toegestaan, omdat de knop niet goed zichtbaar was. Lees het verzoek en kies daarna opnieuw ‘{button}’.',
  'idpConsent.defaultClientName': 'De app',
  'idpConsent.denied': 'De toegang is geweigerd.',
  'idpConsent.useAnotherAccount': 'Ander account gebruiken',
  'idpConsent.chooseAccount.title': 'Kies een account',
  'idpConsent.chooseAccount.content': 'om door te gaan naar {clientName}',
  'idpConsent.noActiveSession': 'Er is geen actieve sessie gevonden. Log in om door te gaan.',
  'idpConsent.noPermissionsToGrant':
    'Je hebt niet de rechten om alles toe te staan waar {clientName} om vraagt.',
  'idpConsent.cannotGrant': 'Dit kun je {clientName} niet toestaan:',
  'idpConsent.scope.identity': 'Je identiteit verifiëren',
  'idpConsent.scope.identity.detail': 'Gegevens bekijken die in je account zijn opgeslagen',
  'idpConsent.scope.personal': 'Je persoonlijke profielgegevens bekijken',
  'idpConsent.scope.profile.detail': 'Naam, profielfoto en taalvoorkeuren',
  'idpConsent.scope.email.detail': 'E-mailadres',
  'idpConsent.scope.phone.detail': 'Telefoonnummer',
  'idpConsent.scope.offline': 'Toegang tot je gegevens houden, ook als je de app niet gebruikt',
  'idpConsent.scope.offline.detail': 'Je gegevens gebruiken, ook als je offline bent',
  'idpConsent.scope.offline.tasks.detail':
    'Namens jou gegevens synchroniseren en taken op de achtergrond uitvoeren',
  'idpConsent.scope.other': 'Het bereik {scope} gebruiken',
  'idpLogout.title': 'Uitloggen?',
  'idpLogout.confirmMessage':
    'Weet je zeker dat je wilt uitloggen uit je account bij {projectName}?',
  'idpLogout.yes': 'Ja',
  'idpLogout.no': 'Nee',
  'idpLogout.notLoggedOut': 'Je bent niet uitgelogd. Je kunt deze pagina sluiten.',
}
