import type { Translation } from '@portico/contract'
import type * as english from '../en/account-ways.ts'

export const accountWaysText: Translation<typeof english.accountWaysText> = {
  'secondStep.any': 'Met elk hiervan kom je binnen.',
  'secondStep.none': 'Ik heb niets hiervan',
  'secondStep.byApp': 'Authenticator-app',
  'secondStep.byPasskey': 'Passkey',
  'secondStep.bySms': 'Sms',
  'secondStep.usePasskey': 'Doorgaan met een passkey',
  'secondStep.notProved': 'Dit is niet bevestigd. Probeer het opnieuw.',
  'secondStep.passkey.content': 'Gebruik de passkey die je voor {project} hebt bewaard.',
  'secondStep.recovery.title': 'Voer een herstelcode in',
  'secondStep.recovery.content': 'Een van de tien die je hebt bewaard. Elke code werkt één keer.',
}
