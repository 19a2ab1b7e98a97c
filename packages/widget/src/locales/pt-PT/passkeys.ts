import type { Translation } from '@portico/contract'
import type * as english from '../en/passkeys.ts'

export const passkeySignInText: Translation<typeof english.passkeySignInText> = {
  'button.loginWithPasskey': 'Usar chave de acesso',
  'passkey.success.content': 'A sua chave de acesso foi autenticada.',
  'error.passkeyUnknown':
    'Ocorreu um erro desconhecido na autenticação com a chave de acesso. Tente novamente.',
  'error.passkeyRegistrationNotFound':
    'O registo da chave de acesso não foi encontrado. Talvez tenha eliminado a chave da sua conta, mas não do gestor de palavras-passe. Tente novamente.',
}
