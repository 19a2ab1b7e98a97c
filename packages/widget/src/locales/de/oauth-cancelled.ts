import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-cancelled.ts'

export const cancelledText: Translation<typeof english.cancelledText> = {
  'oauth.cancelled': 'Sie haben die Anmeldung abgebrochen. Wählen Sie, wie Sie fortfahren möchten.',
}
