import type { Translation } from '@portico/contract'
import type * as english from '../en/identity-provider.ts'

export const identityProviderText: Translation<typeof english.identityProviderText> = {
  'idpConsent.signIn.title': 'Přihlášení do aplikace {clientName} přes účet {projectName}',
  'idpConsent.customScopes.title':
    'Aplikace {clientName} žádá o přístup k vašemu účtu {projectName}',
  'idpConsent.requestingTo': 'Aplikace {clientName} chce:',
  'idpConsent.allowClientTo': 'Povolit aplikaci {clientName}:',
  'idpConsent.button.allow': 'Povolit',
  'idpConsent.button.deny': 'Odmítnout',
  'idpConsent.notInSight':
    'Zatím nebylo nic povoleno, protože tlačítko nebylo dobře vidět. Přečtěte si žádost a znovu vyberte „{button}“.',
  'idpConsent.defaultClientName': 'bez názvu',
  'idpConsent.denied': 'Přístup aplikace byl odmítnut.',
  'idpConsent.useAnotherAccount': 'Použít jiný účet',
  'idpConsent.chooseAccount.title': 'Vyberte účet',
  'idpConsent.chooseAccount.content': 'pro pokračování do aplikace {clientName}',
  'idpConsent.noActiveSession':
    'Nebyla nalezena aktivní relace. Chcete-li pokračovat, přihlaste se.',
  'idpConsent.noPermissionsToGrant':
    'Nemáte oprávnění povolit aplikaci {clientName} část toho, o co žádá.',
  'idpConsent.cannotGrant': 'Aplikaci {clientName} nemůžete povolit:',
  'idpConsent.scope.identity': 'Ověřit vaši totožnost',
  'idpConsent.scope.identity.detail': 'Zobrazit informace uložené ve vašem účtu',
  'idpConsent.scope.personal': 'Zobrazit osobní údaje ve vašem profilu',
  'idpConsent.scope.profile.detail': 'Jméno, profilový obrázek a upřednostňovaný jazyk',
  'idpConsent.scope.email.detail': 'E-mailová adresa',
  'idpConsent.scope.phone.detail': 'Telefonní číslo',
  'idpConsent.scope.offline': 'Zachovat přístup k vašim údajům, i když aplikaci právě nepoužíváte',
  'idpConsent.scope.offline.detail': 'Získávat vaše údaje, i když jste offline',
  'idpConsent.scope.offline.tasks.detail':
    'Synchronizovat údaje a provádět úlohy na pozadí vaším jménem',
  'idpConsent.scope.other': 'Použít oprávnění {scope}',
  'idpLogout.title': 'Odhlásit se?',
  'idpLogout.confirmMessage': 'Opravdu se chcete odhlásit z účtu {projectName}?',
  'idpLogout.yes': 'Ano',
  'idpLogout.no': 'Ne',
  'idpLogout.notLoggedOut': 'Odhlášení neproběhlo. Tuto stránku můžete zavřít.',
}
