import type { Translation } from '@portico/contract'
import type * as english from '../en/further-factor.ts'

export const furtherFactorText: Translation<typeof english.furtherFactorText> = {
  'furtherFactor.title': 'Vahvista, että se olet sinä',
  'furtherFactor.content': 'Anna todennussovelluksen koodi.',
  'furtherFactor.label': 'Todennussovelluksen koodi',
  'furtherFactor.useRecoveryCode': 'Käytä varakoodia',
  'furtherFactor.recovery.content': 'Anna varakoodi, jonka tallensit sovelluksen käyttöönotossa.',
  'furtherFactor.recovery.label': 'Varakoodi',
  'furtherFactor.useApp': 'Käytä todennussovellusta',
}
