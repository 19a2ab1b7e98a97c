import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-cancelled.ts'

export const cancelledText: Translation<typeof english.cancelledText> = {
  'oauth.cancelled': 'आपने साइन इन रद्द किया है। आगे बढ़ने का तरीका चुनें।',
}
