import type { Translation } from '@portico/contract'
import type * as english from '../en/account-ways.ts'

export const accountWaysText: Translation<typeof english.accountWaysText> = {
  'secondStep.any': 'Alle disse lukker dig ind.',
  'secondStep.none': 'Jeg har ingen af dem',
  'secondStep.byApp': 'Godkendelsesapp',
  'secondStep.byPasskey': 'Adgangsnøgle',
  'secondStep.bySms': 'Sms',
  'secondStep.usePasskey': 'Fortsæt med en adgangsnøgle',
  'secondStep.notProved': 'Dette blev ikke bekræftet. Prøv igen.',
  'secondStep.passkey.content': 'Brug den adgangsnøgle, som du gemte til {project}.',
  'secondStep.recovery.title': 'Indtast en gendannelseskode',
  'secondStep.recovery.content': 'En af de ti, som du gemte. Den virker én gang.',
}
