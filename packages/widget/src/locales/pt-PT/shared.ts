import type { Translation } from '@portico/contract'
import type * as english from '../en/shared.ts'

export const sharedText: Translation<typeof english.sharedText> = {
  'login.title': 'Criar conta ou iniciar sessão',
  'methodDivider.text': 'ou',
  'formField.email.label': 'Email',
  'formField.email.placeholder': 'example@email.com',
  'button.emailLogin': 'Continuar com email',
  'button.back.ariaLabel': 'Voltar',
  'loading.label': 'A carregar',
  'errors.invalidEmail': 'Endereço de email inválido.',
  'errors.unreachable':
    'Não foi possível aceder ao serviço. Verifique a ligação e tente novamente.',
  'errors.unexpected': 'Algo falhou nesta página. Volte atrás e tente novamente.',
  'error.invalidEmail': 'O formato do email é inválido.',
  'error.title': 'Parece que ocorreu um erro!',
}
