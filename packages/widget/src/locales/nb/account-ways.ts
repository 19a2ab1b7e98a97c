import type { Translation } from '@portico/contract'
import type * as english from '../en/account-ways.ts'

export const accountWaysText: Translation<typeof english.accountWaysText> = {
  'secondStep.any': 'Alle disse slipper deg inn.',
  'secondStep.none': 'Jeg har ingen av dem',
  'secondStep.byApp': 'Autentiseringsapp',
  'secondStep.byPasskey': 'Passnøkkel',
  'secondStep.bySms': 'SMS',
  'secondStep.usePasskey': 'Fortsett med en passnøkkel',
  'secondStep.notProved': 'Dette ble ikke bekreftet. Prøv igjen.',
  'secondStep.passkey.content': 'Bruk passnøkkelen som du lagret for {project}.',
  'secondStep.recovery.title': 'Skriv inn en gjenopprettingskode',
  'secondStep.recovery.content': 'En av de ti som du lagret. Den virker én gang.',
}
