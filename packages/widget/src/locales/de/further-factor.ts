import type { Translation } from '@portico/contract'
import type * as english from '../en/further-factor.ts'

export const furtherFactorText: Translation<typeof english.furtherFactorText> = {
  'furtherFactor.title': 'Bestätigen Sie, dass Sie es sind',
  'furtherFactor.content': 'Geben Sie den Code aus Ihrer Authenticator-App ein.',
  'furtherFactor.label': 'Code aus Ihrer Authenticator-App',
  'furtherFactor.useRecoveryCode': 'Mit Wiederherstellungscode',
  'furtherFactor.recovery.content':
    'Geben Sie einen Wiederherstellungscode ein, den Sie beim Einrichten der App gespeichert haben.',
  'furtherFactor.recovery.label': 'Wiederherstellungscode',
  'furtherFactor.useApp': 'Mit Authenticator-App',
}
