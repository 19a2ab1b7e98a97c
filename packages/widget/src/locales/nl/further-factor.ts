import type { Translation } from '@portico/contract'
import type * as english from '../en/further-factor.ts'

export const furtherFactorText: Translation<typeof english.furtherFactorText> = {
  'furtherFactor.title': 'Bevestig dat jij het bent',
  'furtherFactor.content': 'Voer de code uit je authenticator-app in.',
  'furtherFactor.label': 'Code uit je authenticator-app',
  'furtherFactor.useRecoveryCode': 'Herstelcode gebruiken',
  'furtherFactor.recovery.content':
    'Voer een herstelcode in die je bij het instellen van de app hebt bewaard.',
  'furtherFactor.recovery.label': 'Herstelcode',
  'furtherFactor.useApp': 'Authenticator-app gebruiken',
}
