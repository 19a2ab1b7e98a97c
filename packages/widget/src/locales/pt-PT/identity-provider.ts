import type { Translation } from '@portico/contract'
import type * as english from '../en/identity-provider.ts'

export const identityProviderText: Translation<typeof english.identityProviderText> = {
  'idpConsent.signIn.title': 'Iniciar sessão em {clientName} com {projectName}',
  'idpConsent.customScopes.title': '{clientName} quer aceder à sua conta {projectName}',
  'idpConsent.requestingTo': '{clientName} está a pedir para:',
  'idpConsent.allowClientTo': 'Permitir que {clientName} possa:',
  'idpConsent.button.allow': 'Permitir',
  'idpConsent.button.deny': 'Recusar',
  'idpConsent.notInSight':
    'Ainda não foi permitido nada, porque o botão não estava bem à vista. Leia o pedido e escolha novamente {button}.',
  'idpConsent.defaultClientName': 'A app',
  'idpConsent.denied': 'O acesso à aplicação foi recusado.',
  'idpConsent.useAnotherAccount': 'Usar outra conta',
  'idpConsent.chooseAccount.title': 'Escolha uma conta',
  'idpConsent.chooseAccount.content': 'para continuar em {clientName}',
  'idpConsent.noActiveSession': 'Nenhuma sessão ativa detetada. Inicie sessão para continuar.',
  'idpConsent.noPermissionsToGrant':
    'Não tem autorização para conceder a {clientName} acesso a alguns dos âmbitos pedidos.',
  'idpConsent.cannotGrant': 'Não pode permitir que {clientName} possa:',
  'idpConsent.scope.identity': 'Confirmar a sua identidade',
  'idpConsent.scope.identity.detail': 'Ver as informações guardadas na sua conta',
  'idpConsent.scope.personal': 'Ver as informações pessoais do seu perfil',
  'idpConsent.scope.profile.detail': 'Nome, fotografia do perfil e preferências de idioma',
  'idpConsent.scope.email.detail': 'Endereço de email',
  'idpConsent.scope.phone.detail': 'Número de telefone',
  'idpConsent.scope.offline': 'Manter o acesso aos seus dados mesmo quando não está a usar a app',
  'idpConsent.scope.offline.detail': 'Aceder aos seus dados mesmo quando está offline',
  'idpConsent.scope.offline.tasks.detail':
    'Sincronizar dados e executar tarefas em segundo plano em seu nome',
  'idpConsent.scope.other': 'Usar o âmbito {scope}',
  'idpLogout.title': 'Terminar sessão?',
  'idpLogout.confirmMessage':
    'Tem a certeza de que quer terminar a sessão da sua conta {projectName}?',
  'idpLogout.yes': 'Sim',
  'idpLogout.no': 'Não',
  'idpLogout.notLoggedOut': 'A sua sessão não foi terminada. Pode fechar esta página.',
}
