import type { Translation } from '@portico/contract'
import type * as english from '../en/errors.ts'

export const errorText: Translation<typeof english.errorText> = {
  'error.invalidEmail': 'O formato do email é inválido.',
  'error.invalidPhoneNumber':
    'O formato do número de telefone é inválido. Introduza o número no formato E.164, com o indicativo do país.',
  'error.unsubscribedPhoneNumber':
    'Este número de telefone cancelou a receção de mensagens. Para voltar a recebê-las, envie START por SMS.',
  'error.inactiveEmail':
    'Este endereço de email está marcado como inativo. Tente outro endereço de email ou, se achar que é um engano, contacte o administrador.',
  'error.unauthorizedCredentials': 'Dados de acesso incorretos.',
  'error.userUnauthenticated': 'É preciso ter uma sessão ativa para fazer isto. Já iniciou sessão?',
  'error.emailNotFound': 'Email não encontrado.',
  'error.unableToAuthMagicLink': 'O link já foi usado ou expirou. Tente novamente.',
  'error.noUserPassword': 'Esta conta não tem palavra-passe. Tente novamente.',
  'error.breachedPassword':
    'A palavra-passe está na lista de palavras-passe divulgadas e tem de ser redefinida.',
  'error.resetPassword': 'A palavra-passe tem de ser redefinida.',
  'error.oauthTokenNotFound': 'O token OAuth não foi encontrado.',
  'error.invalidCode': 'O formato do código é inválido. Tente novamente.',
  'error.memberPasswordNotFound': 'A palavra-passe do membro não foi encontrada.',
  'error.oauthFlowCallbackError': 'Ocorreu um erro no regresso do processo OAuth. Tente novamente.',
  'error.unauthorizedAction': 'Ação não autorizada.',
  'error.userLockLimitReached':
    'Demasiadas tentativas de autenticação falhadas. Tente novamente mais tarde.',
  'error.invalidSessionToken': 'O token de sessão é inválido.',
  'error.sessionNotFound': 'Sessão não encontrada.',
  'error.invalidPhoneNumberCountryCode':
    'O indicativo do número de telefone é inválido, não é suportado ou está desativado.',
  'error.otpCodeNotFound': 'Código inválido. Tente novamente.',
  'error.duplicatePhoneNumber':
    'Já existe um membro com este número de telefone nesta organização.',
}
