import type { Translation } from '@portico/contract'
import type * as english from '../en/second-step.ts'

export const secondStepText: Translation<typeof english.secondStepText> = {
  'secondStep.content': 'Open je authenticator-app en voer de code voor {project} in.',
  'secondStep.contentWithoutName': 'Open je authenticator-app en voer de code in.',
  'secondStep.anotherWay': 'Een andere manier proberen',
  'secondStep.remember': 'Dit apparaat {days, plural, one {# dag} other {# dagen}} onthouden',
  'secondStep.newDevice.content': 'We kennen dit apparaat nog niet.',
  'secondStep.expired': 'Het inloggen duurde te lang. Ga terug en begin opnieuw.',
  'secondStep.success.content': 'Je bent ingelogd.',
}
