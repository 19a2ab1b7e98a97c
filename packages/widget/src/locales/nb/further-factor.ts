import type { Translation } from '@portico/contract'
import type * as english from '../en/further-factor.ts'

export const furtherFactorText: Translation<typeof english.furtherFactorText> = {
  'furtherFactor.title': 'Bekreft at det er deg',
  'furtherFactor.content': 'Skriv inn koden fra autentiseringsappen din.',
  'furtherFactor.label': 'Kode fra autentiseringsappen din',
  'furtherFactor.useRecoveryCode': 'Bruk en gjenopprettingskode',
  'furtherFactor.recovery.content':
    'Skriv inn en gjenopprettingskode som du lagret da du la til appen.',
  'furtherFactor.recovery.label': 'Gjenopprettingskode',
  'furtherFactor.useApp': 'Bruk autentiseringsappen',
}
