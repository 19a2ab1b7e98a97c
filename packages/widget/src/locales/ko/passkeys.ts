import type { Translation } from '@portico/contract'
import type * as english from '../en/passkeys.ts'

export const passkeySignInText: Translation<typeof english.passkeySignInText> = {
  'button.loginWithPasskey': '패스키로 로그인',
  'passkey.success.content': '패스키가 인증되었습니다.',
  'error.passkeyUnknown': '패스키 인증 중 알 수 없는 오류가 발생했습니다. 다시 시도하세요.',
  'error.passkeyRegistrationNotFound':
    '패스키 등록 정보를 찾을 수 없습니다. 계정에서는 패스키를 삭제했지만 비밀번호 관리자에는 남아 있을 수 있습니다. 다시 시도하세요.',
}
