import type { Translation } from '@portico/contract'
import type * as english from '../en/setup.ts'

export const setupText: Translation<typeof english.setupText> = {
  'errors.emailLinkAndPasscode': 'Erro: não é possível usar link e código por email ao mesmo tempo',
  'errors.passkeysAlone':
    'Não é possível usar apenas chaves de acesso. Adicione outro produto à configuração.',
  'setup.unavailable': 'De momento, não é possível iniciar sessão. Tente novamente mais tarde.',
}
