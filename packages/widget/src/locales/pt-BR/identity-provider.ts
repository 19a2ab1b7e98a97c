import type { Translation } from '@portico/contract'
import type * as english from '../en/identity-provider.ts'

export const identityProviderText: Translation<typeof english.identityProviderText> = {
  'idpConsent.signIn.title': 'Fazer login em {clientName} com {projectName}',
  'idpConsent.customScopes.title': '{clientName} quer acessar sua conta {projectName}',
  'idpConsent.requestingTo': '{clientName} está pedindo para:',
  'idpConsent.allowClientTo': 'Permitir que {clientName} possa:',
  'idpConsent.button.allow': 'Permitir',
  'idpConsent.button.deny': 'Negar',
  'idpConsent.notInSight':
    'Nada foi permitido ainda, porque o botão não estava bem visível. Leia o pedido e escolha {button} de novo.',
  'idpConsent.defaultClientName': 'O app',
  'idpConsent.denied': 'O acesso ao app foi negado.',
  'idpConsent.useAnotherAccount': 'Usar outra conta',
  'idpConsent.chooseAccount.title': 'Escolha uma conta',
  'idpConsent.chooseAccount.content': 'para continuar em {clientName}',
  'idpConsent.noActiveSession': 'Nenhuma sessão ativa encontrada. Faça login para continuar.',
  'idpConsent.noPermissionsToGrant':
    'Você não tem permissão para conceder a {clientName} o acesso a alguns dos escopos pedidos.',
  'idpConsent.cannotGrant': 'Você não pode permitir que {clientName} possa:',
  'idpConsent.scope.identity': 'Verificar sua identidade',
  'idpConsent.scope.identity.detail': 'Ver as informações guardadas na sua conta',
  'idpConsent.scope.personal': 'Ver as informações pessoais do seu perfil',
  'idpConsent.scope.profile.detail': 'Nome, foto do perfil e preferências de idioma',
  'idpConsent.scope.email.detail': 'Endereço de e-mail',
  'idpConsent.scope.phone.detail': 'Número de telefone',
  'idpConsent.scope.offline':
    'Manter o acesso aos seus dados mesmo quando você não está usando o app',
  'idpConsent.scope.offline.detail': 'Acessar seus dados mesmo quando você está off-line',
  'idpConsent.scope.offline.tasks.detail':
    'Sincronizar dados e realizar tarefas em segundo plano em seu nome',
  'idpConsent.scope.other': 'Usar o escopo {scope}',
  'idpLogout.title': 'Sair da conta?',
  'idpLogout.confirmMessage': 'Tem certeza de que quer sair da sua conta {projectName}?',
  'idpLogout.yes': 'Sim',
  'idpLogout.no': 'Não',
  'idpLogout.notLoggedOut': 'Você não saiu da conta. Já pode fechar esta página.',
}
