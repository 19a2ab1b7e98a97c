import type { Translation } from '@portico/contract'
import type * as english from '../en/further-factor.ts'

export const furtherFactorText: Translation<typeof english.furtherFactorText> = {
  'furtherFactor.title': 'Potwierdź, że to Ty',
  'furtherFactor.content': 'Wpisz kod z aplikacji uwierzytelniającej.',
  'furtherFactor.label': 'Kod z aplikacji uwierzytelniającej',
  'furtherFactor.useRecoveryCode': 'Użyj kodu zapasowego',
  'furtherFactor.recovery.content': 'Wpisz kod zapasowy zapisany przy konfiguracji aplikacji.',
  'furtherFactor.recovery.label': 'Kod zapasowy',
  'furtherFactor.useApp': 'Aplikacja uwierzytelniająca',
}
