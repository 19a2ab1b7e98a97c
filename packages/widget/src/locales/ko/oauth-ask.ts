import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-ask.ts'

export const askText: Translation<typeof english.askText> = {
  'oauth.confirmAddress.title': '이메일 주소 확인',
  'oauth.confirmAddress.once':
    '이번 한 번만 확인합니다. 다음부터는 제공업체의 계정으로 바로 로그인할 수 있습니다.',
  'oauth.confirmAddress.sending': '이메일 주소로 인증 코드를 보내는 중…',
  'oauth.success.content': '로그인되었습니다.',
}
