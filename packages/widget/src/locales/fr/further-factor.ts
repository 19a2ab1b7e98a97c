import type { Translation } from '@portico/contract'
import type * as english from '../en/further-factor.ts'

export const furtherFactorText: Translation<typeof english.furtherFactorText> = {
  'furtherFactor.title': 'Confirmez votre identité',
  'furtherFactor.content': 'Saisissez le code de votre application d’authentification.',
  'furtherFactor.label': 'Code de l’application d’authentification',
  'furtherFactor.useRecoveryCode': 'Utiliser un code de récupération',
  'furtherFactor.recovery.content':
    'Saisissez un code de récupération conservé avec l’application.',
  'furtherFactor.recovery.label': 'Code de récupération',
  'furtherFactor.useApp': 'Application d’authentification',
}
