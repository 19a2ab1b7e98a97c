import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-cancelled.ts'

export const cancelledText: Translation<typeof english.cancelledText> = {
  'oauth.cancelled': 'ログインをキャンセルしました。続行する方法を選択してください。',
}
