import type { Translation } from '@portico/contract'
import type * as english from '../en/identity-provider.ts'

export const identityProviderText: Translation<typeof english.identityProviderText> = {
  'idpConsent.signIn.title': 'Mit {projectName} bei {clientName} anmelden',
  'idpConsent.customScopes.title': '{clientName} möchte auf Ihr Konto bei {projectName} zugreifen',
  'idpConsent.requestingTo': '{clientName} möchte:',
  'idpConsent.allowClientTo': 'Für {clientName} zulassen:',
  'idpConsent.button.allow': 'Zulassen',
  'idpConsent.button.deny': 'Ablehnen',
  'idpConsent.notInSight':
    'Es wurde noch nichts zugelassen, weil die Schaltfläche nicht frei zu sehen war. Lesen Sie die Anfrage und wählen Sie dann noch einmal „{button}“.',
  'idpConsent.defaultClientName': 'Die App',
  'idpConsent.denied': 'Der Zugriff wurde abgelehnt.',
  'idpConsent.useAnotherAccount': 'Anderes Konto verwenden',
  'idpConsent.chooseAccount.title': 'Konto auswählen',
  'idpConsent.chooseAccount.content': 'um zu {clientName} fortzufahren',
  'idpConsent.noActiveSession':
    'Es wurde keine aktive Sitzung gefunden. Melden Sie sich an, um fortzufahren.',
  'idpConsent.noPermissionsToGrant':
    'Ihre Berechtigungen reichen nicht aus, um alles zuzulassen, was {clientName} anfragt.',
  'idpConsent.cannotGrant': 'Das können Sie für {clientName} nicht zulassen:',
  'idpConsent.scope.identity': 'Ihre Identität prüfen',
  'idpConsent.scope.identity.detail': 'Informationen ansehen, die in Ihrem Konto gespeichert sind',
  'idpConsent.scope.personal': 'Ihre persönlichen Profildaten ansehen',
  'idpConsent.scope.profile.detail': 'Name, Profilbild und bevorzugte Sprache',
  'idpConsent.scope.email.detail': 'E-Mail-Adresse',
  'idpConsent.scope.phone.detail': 'Telefonnummer',
  'idpConsent.scope.offline':
    'Zugriff auf Ihre Daten behalten, auch wenn Sie die App gerade nicht benutzen',
  'idpConsent.scope.offline.detail': 'Auf Ihre Daten zugreifen, auch wenn Sie offline sind',
  'idpConsent.scope.offline.tasks.detail':
    'In Ihrem Namen Daten abgleichen und im Hintergrund arbeiten',
  'idpConsent.scope.other': 'Den Bereich {scope} verwenden',
  'idpLogout.title': 'Abmelden?',
  'idpLogout.confirmMessage':
    'Möchten Sie sich wirklich von Ihrem Konto bei {projectName} abmelden?',
  'idpLogout.yes': 'Ja',
  'idpLogout.no': 'Nein',
  'idpLogout.notLoggedOut': 'Sie wurden nicht abgemeldet. Sie können diese Seite schließen.',
}
