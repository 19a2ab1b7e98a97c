import type { Translation } from '@portico/contract'
import type * as english from '../en/account-ways.ts'

export const accountWaysText: Translation<typeof english.accountWaysText> = {
  'secondStep.any': 'Pääset sisään millä tahansa näistä.',
  'secondStep.none': 'Minulla ei ole mitään näistä',
  'secondStep.byApp': 'Todennussovellus',
  'secondStep.byPasskey': 'Pääsyavain',
  'secondStep.bySms': 'Tekstiviesti',
  'secondStep.usePasskey': 'Jatka pääsyavaimella',
  'secondStep.notProved': 'Tätä ei vahvistettu. Yritä uudelleen.',
  'secondStep.passkey.content': 'Käytä pääsyavainta, jonka tallensit palvelua {project} varten.',
  'secondStep.recovery.title': 'Anna varakoodi',
  'secondStep.recovery.content': 'Yksi kymmenestä tallentamastasi koodista. Se toimii kerran.',
}
