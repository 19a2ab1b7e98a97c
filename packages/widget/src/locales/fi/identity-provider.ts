import type { Translation } from '@portico/contract'
import type * as english from '../en/identity-provider.ts'

export const identityProviderText: Translation<typeof english.identityProviderText> = {
  'idpConsent.signIn.title':
    'Kirjaudu sovellukseen {clientName} tililläsi palvelussa {projectName}',
  'idpConsent.customScopes.title':
    'Sovellus {clientName} pyytää pääsyä tiliisi palvelussa {projectName}',
  'idpConsent.requestingTo': 'Sovellus {clientName} pyytää lupaa seuraavaan:',
  'idpConsent.allowClientTo': 'Salli sovellukselle {clientName}:',
  'idpConsent.button.allow': 'Salli',
  'idpConsent.button.deny': 'Estä',
  'idpConsent.notInSight':
    'Mitään ei ole vielä sallittu, koska painike ei ollut kunnolla näkyvissä. Lue pyyntö ja valitse sitten uudelleen ”{button}”.',
  'idpConsent.defaultClientName': 'ilman nimeä',
  'idpConsent.denied': 'Sovelluksen pääsy estettiin.',
  'idpConsent.useAnotherAccount': 'Käytä toista tiliä',
  'idpConsent.chooseAccount.title': 'Valitse tili',
  'idpConsent.chooseAccount.content': 'ja jatka sovellukseen {clientName}',
  'idpConsent.noActiveSession': 'Aktiivista istuntoa ei löytynyt. Jatka kirjautumalla sisään.',
  'idpConsent.noPermissionsToGrant':
    'Sinulla ei ole oikeutta sallia sovellukselle {clientName} kaikkea, mitä se pyytää.',
  'idpConsent.cannotGrant': 'Et voi sallia sovellukselle {clientName}:',
  'idpConsent.scope.identity': 'Henkilöllisyytesi vahvistaminen',
  'idpConsent.scope.identity.detail': 'Tilillesi tallennettujen tietojen katselu',
  'idpConsent.scope.personal': 'Profiilisi henkilötietojen katselu',
  'idpConsent.scope.profile.detail': 'Nimi, profiilikuva ja ensisijainen kieli',
  'idpConsent.scope.email.detail': 'Sähköpostiosoite',
  'idpConsent.scope.phone.detail': 'Puhelinnumero',
  'idpConsent.scope.offline': 'Tietojesi käyttö myös silloin, kun et käytä sovellusta',
  'idpConsent.scope.offline.detail': 'Tietojesi käyttö, vaikka olet offline-tilassa',
  'idpConsent.scope.offline.tasks.detail':
    'Tietojen synkronointi ja taustatehtävien suoritus puolestasi',
  'idpConsent.scope.other': 'Käyttöoikeus {scope}',
  'idpLogout.title': 'Kirjaudutaanko ulos?',
  'idpLogout.confirmMessage':
    'Haluatko varmasti kirjautua ulos tililtäsi palvelussa {projectName}?',
  'idpLogout.yes': 'Kyllä',
  'idpLogout.no': 'Ei',
  'idpLogout.notLoggedOut': 'Sinua ei kirjattu ulos. Voit sulkea tämän sivun.',
}
