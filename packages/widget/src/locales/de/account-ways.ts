import type { Translation } from '@portico/contract'
import type * as english from '../en/account-ways.ts'

export const accountWaysText: Translation<typeof english.accountWaysText> = {
  'secondStep.any': 'Mit jeder davon kommen Sie hinein.',
  'secondStep.none': 'Ich habe keine davon',
  'secondStep.byApp': 'Authenticator-App',
  'secondStep.byPasskey': 'Passkey',
  'secondStep.bySms': 'SMS',
  'secondStep.usePasskey': 'Weiter mit Passkey',
  'secondStep.notProved': 'Dies wurde nicht bestätigt. Versuchen Sie es noch einmal.',
  'secondStep.passkey.content':
    'Verwenden Sie den Passkey, den Sie für {project} gespeichert haben.',
  'secondStep.recovery.title': 'Wiederherstellungscode eingeben',
  'secondStep.recovery.content':
    'Einer der zehn, die Sie gespeichert haben. Er funktioniert einmal.',
}
