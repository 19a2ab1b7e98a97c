import type { Translation } from '@portico/contract'
import type * as english from '../en/setup.ts'

export const setupText: Translation<typeof english.setupText> = {
  'errors.emailLinkAndPasscode': '오류: EML과 이메일 OTP를 함께 사용할 수 없습니다',
  'errors.passkeysAlone': '패스키만 단독으로 사용할 수 없습니다. 구성에 다른 제품을 추가하세요.',
  'setup.unavailable': '지금은 로그인할 수 없습니다. 나중에 다시 시도하세요.',
}
