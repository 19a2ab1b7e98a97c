import type { Translation } from '@portico/contract'
import type * as english from '../en/identity-provider.ts'

export const identityProviderText: Translation<typeof english.identityProviderText> = {
  'idpConsent.signIn.title': 'Se connecter à {clientName} avec {projectName}',
  'idpConsent.customScopes.title': '{clientName} souhaite accéder à votre compte {projectName}',
  'idpConsent.requestingTo': '{clientName} demande à :',
  'idpConsent.allowClientTo': 'Autoriser {clientName} à :',
  'idpConsent.button.allow': 'Autoriser',
  'idpConsent.button.deny': 'Refuser',
  'idpConsent.notInSight':
    'Rien n’a encore été autorisé, car le bouton n’était pas bien visible. Lisez la demande, puis choisissez à nouveau {button}.',
  'idpConsent.defaultClientName': 'L’application',
  'idpConsent.denied': 'L’accès à l’application a été refusé.',
  'idpConsent.useAnotherAccount': 'Utiliser un autre compte',
  'idpConsent.chooseAccount.title': 'Choisissez un compte',
  'idpConsent.chooseAccount.content': 'pour continuer vers {clientName}',
  'idpConsent.noActiveSession': 'Aucune session active détectée. Connectez-vous pour continuer.',
  'idpConsent.noPermissionsToGrant':
    'Vous n’avez pas l’autorisation d’accorder à {clientName} l’accès à certaines des portées demandées.',
  'idpConsent.cannotGrant': 'Vous ne pouvez pas autoriser {clientName} à :',
  'idpConsent.scope.identity': 'Vérifier votre identité',
  'idpConsent.scope.identity.detail': 'Consulter les informations enregistrées dans votre compte',
  'idpConsent.scope.personal': 'Consulter les informations personnelles de votre profil',
  'idpConsent.scope.profile.detail': 'Nom, photo de profil et langue préférée',
  'idpConsent.scope.email.detail': 'Adresse e-mail',
  'idpConsent.scope.phone.detail': 'Numéro de téléphone',
  'idpConsent.scope.offline':
    'Conserver l’accès à vos données même lorsque vous n’utilisez pas l’application',
  'idpConsent.scope.offline.detail': 'Accéder à vos données même hors connexion',
  'idpConsent.scope.offline.tasks.detail':
    'Synchroniser des données et effectuer des tâches en arrière-plan en votre nom',
  'idpConsent.scope.other': 'Utiliser la portée {scope}',
  'idpLogout.title': 'Se déconnecter ?',
  'idpLogout.confirmMessage':
    'Voulez-vous vraiment vous déconnecter de votre compte {projectName} ?',
  'idpLogout.yes': 'Oui',
  'idpLogout.no': 'Non',
  'idpLogout.notLoggedOut': 'Votre session reste ouverte. Vous pouvez fermer cette page.',
}
