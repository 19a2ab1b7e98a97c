import type { Translation } from '@portico/contract'
import type * as english from '../en/second-step.ts'

export const secondStepText: Translation<typeof english.secondStepText> = {
  'secondStep.content': 'Otevřete ověřovací aplikaci a zadejte kód pro službu {project}.',
  'secondStep.contentWithoutName': 'Otevřete ověřovací aplikaci a zadejte kód.',
  'secondStep.anotherWay': 'Zkusit jinak',
  'secondStep.remember':
    'Zapamatovat si toto zařízení na {days, plural, one {# den} few {# dny} many {# dne} other {# dní}}',
  'secondStep.newDevice.content': 'Toto zařízení ještě neznáme.',
  'secondStep.expired': 'Přihlášení trvalo příliš dlouho. Vraťte se a začněte znovu.',
  'secondStep.success.content': 'Jste přihlášeni.',
}
