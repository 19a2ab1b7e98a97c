import type { Translation } from '@portico/contract'
import type * as english from '../en/errors.ts'

export const errorText: Translation<typeof english.errorText> = {
  'error.invalidEmail': 'O formato do e-mail é inválido.',
  'error.invalidPhoneNumber':
    'O formato do número de telefone é inválido. Digite o número no formato E.164, com o código do país.',
  'error.unsubscribedPhoneNumber':
    'Este número de telefone cancelou o recebimento de mensagens. Para voltar a receber, envie START por SMS.',
  'error.inactiveEmail':
    'Este endereço de e-mail está marcado como inativo. Tente outro endereço de e-mail ou, se achar que é um engano, fale com o administrador.',
  'error.unauthorizedCredentials': 'Dados de login incorretos.',
  'error.userUnauthenticated': 'É preciso ter uma sessão ativa para fazer isso. Você já fez login?',
  'error.emailNotFound': 'E-mail não encontrado.',
  'error.unableToAuthMagicLink': 'O link já foi usado ou expirou. Tente novamente.',
  'error.noUserPassword': 'Não há senha para esta conta. Tente novamente.',
  'error.breachedPassword': 'A senha está na lista de senhas vazadas e precisa ser redefinida.',
  'error.resetPassword': 'A senha precisa ser redefinida.',
  'error.oauthTokenNotFound': 'O token OAuth não foi encontrado.',
  'error.invalidCode': 'O formato do código é inválido. Tente novamente.',
  'error.memberPasswordNotFound': 'A senha do membro não foi encontrada.',
  'error.oauthFlowCallbackError': 'Ocorreu um erro no retorno do fluxo OAuth. Tente novamente.',
  'error.unauthorizedAction': 'Ação não autorizada.',
  'error.userLockLimitReached':
    'Muitas tentativas de autenticação sem sucesso. Tente novamente mais tarde.',
  'error.invalidSessionToken': 'Token de sessão inválido.',
  'error.sessionNotFound': 'Sessão não encontrada.',
  'error.invalidPhoneNumberCountryCode':
    'O código do país do número de telefone é inválido, não é aceito ou está desativado.',
  'error.otpCodeNotFound': 'Código inválido. Tente novamente.',
  'error.duplicatePhoneNumber':
    'Já existe um membro com este número de telefone nesta organização.',
}
