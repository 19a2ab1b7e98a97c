import type { Translation } from '@portico/contract'
import type * as english from '../en/identity-provider.ts'

export const identityProviderText: Translation<typeof english.identityProviderText> = {
  'idpConsent.signIn.title': 'Iniciar sesión en {clientName} con {projectName}',
  'idpConsent.customScopes.title': '{clientName} quiere acceder a su cuenta de {projectName}',
  'idpConsent.requestingTo': '{clientName} solicita:',
  'idpConsent.allowClientTo': 'Permitir a {clientName}:',
  'idpConsent.button.allow': 'Permitir',
  'idpConsent.button.deny': 'Denegar',
  'idpConsent.notInSight':
    'Todavía no se ha permitido nada, porque el botón no estaba bien a la vista. Lea la solicitud y elija {button} otra vez.',
  'idpConsent.defaultClientName': 'La aplicación',
  'idpConsent.denied': 'Se ha denegado el acceso a la aplicación.',
  'idpConsent.useAnotherAccount': 'Usar otra cuenta',
  'idpConsent.chooseAccount.title': 'Elija una cuenta',
  'idpConsent.chooseAccount.content': 'para continuar en {clientName}',
  'idpConsent.noActiveSession':
    'No se detectó ninguna sesión activa. Inicie sesión para continuar.',
  'idpConsent.noPermissionsToGrant':
    'No tiene permiso para conceder a {clientName} acceso a algunos de los ámbitos solicitados.',
  'idpConsent.cannotGrant': 'No puede permitir a {clientName}:',
  'idpConsent.scope.identity': 'Verificar su identidad',
  'idpConsent.scope.identity.detail': 'Ver la información guardada en su cuenta',
  'idpConsent.scope.personal': 'Ver la información personal de su perfil',
  'idpConsent.scope.profile.detail': 'Nombre, foto de perfil e idioma preferido',
  'idpConsent.scope.email.detail': 'Dirección de correo electrónico',
  'idpConsent.scope.phone.detail': 'Número de teléfono',
  'idpConsent.scope.offline': 'Conservar el acceso a sus datos aunque no esté usando la aplicación',
  'idpConsent.scope.offline.detail': 'Acceder a sus datos aunque esté sin conexión',
  'idpConsent.scope.offline.tasks.detail':
    'Sincronizar datos y realizar tareas en segundo plano en su nombre',
  'idpConsent.scope.other': 'Usar el ámbito {scope}',
  'idpLogout.title': '¿Cerrar sesión?',
  'idpLogout.confirmMessage': '¿Seguro que quiere cerrar la sesión de su cuenta de {projectName}?',
  'idpLogout.yes': 'Sí',
  'idpLogout.no': 'No',
  'idpLogout.notLoggedOut': 'No se ha cerrado su sesión. Puede cerrar esta página.',
}
