import type { Translation } from '@portico/contract'
import type * as english from '../en/setup.ts'

export const setupText: Translation<typeof english.setupText> = {
  'errors.emailLinkAndPasscode':
    'Erro: não é possível usar link e código por e-mail ao mesmo tempo',
  'errors.passkeysAlone':
    'Não é possível usar só chaves de acesso. Adicione outro produto à configuração.',
  'setup.unavailable': 'O login não está funcionando no momento. Tente novamente mais tarde.',
}
