import type { Translation } from '@portico/contract'
import type * as english from '../en/shared.ts'

export const sharedText: Translation<typeof english.sharedText> = {
  'login.title': 'Criar conta ou fazer login',
  'methodDivider.text': 'ou',
  'formField.email.label': 'E-mail',
  'formField.email.placeholder': 'example@email.com',
  'button.emailLogin': 'Continuar com e-mail',
  'button.back.ariaLabel': 'Voltar',
  'loading.label': 'Carregando',
  'errors.invalidEmail': 'Endereço de e-mail inválido.',
  'errors.unreachable':
    'Não foi possível acessar o serviço. Confira sua conexão e tente novamente.',
  'errors.unexpected': 'Algo falhou nesta página. Volte e tente novamente.',
  'error.invalidEmail': 'O formato do e-mail é inválido.',
  'error.title': 'Parece que houve um erro!',
}
