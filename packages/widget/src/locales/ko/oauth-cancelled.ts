import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-cancelled.ts'

export const cancelledText: Translation<typeof english.cancelledText> = {
  'oauth.cancelled': '로그인을 취소했습니다. 계속할 방법을 선택하세요.',
}
