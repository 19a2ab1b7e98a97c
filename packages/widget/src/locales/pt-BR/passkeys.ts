import type { Translation } from '@portico/contract'
import type * as english from '../en/passkeys.ts'

export const passkeySignInText: Translation<typeof english.passkeySignInText> = {
  'button.loginWithPasskey': 'Login com chave de acesso',
  'passkey.success.content': 'Sua chave de acesso foi autenticada.',
  'error.passkeyUnknown':
    'Ocorreu um erro desconhecido na autenticação com a chave de acesso. Tente novamente.',
  'error.passkeyRegistrationNotFound':
    'O registro da chave de acesso não foi encontrado. Talvez você tenha excluído a chave da sua conta, mas não do gerenciador de senhas. Tente novamente.',
}
