import type { Translation } from '@portico/contract'
import type * as english from '../en/further-factor.ts'

export const furtherFactorText: Translation<typeof english.furtherFactorText> = {
  'furtherFactor.title': 'Bekräfta att det är du',
  'furtherFactor.content': 'Ange koden från din autentiseringsapp.',
  'furtherFactor.label': 'Kod från din autentiseringsapp',
  'furtherFactor.useRecoveryCode': 'Använd en återställningskod',
  'furtherFactor.recovery.content':
    'Ange en återställningskod som du sparade när du lade till appen.',
  'furtherFactor.recovery.label': 'Återställningskod',
  'furtherFactor.useApp': 'Använd autentiseringsappen',
}
