import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-cancelled.ts'

export const cancelledText: Translation<typeof english.cancelledText> = {
  'oauth.cancelled': 'Du avbrøt påloggingen. Velg hvordan du vil fortsette.',
}
