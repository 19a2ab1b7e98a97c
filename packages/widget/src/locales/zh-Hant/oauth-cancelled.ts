import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-cancelled.ts'

export const cancelledText: Translation<typeof english.cancelledText> = {
  'oauth.cancelled': '您已取消登入。請選擇繼續的方式。',
}
