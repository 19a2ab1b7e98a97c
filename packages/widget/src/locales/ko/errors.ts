import type { Translation } from '@portico/contract'
import type * as english from '../en/errors.ts'

export const errorText: Translation<typeof english.errorText> = {
  'error.invalidEmail': '이메일 형식이 올바르지 않습니다.',
  'error.invalidPhoneNumber':
    '전화번호 형식이 올바르지 않습니다. E.164 형식의 전화번호인지 확인하세요.',
  'error.unsubscribedPhoneNumber':
    '수신을 거부한 전화번호입니다. 메시지를 받으려면 먼저 문자로 ‘START’를 보내 수신을 다시 신청하세요.',
  'error.inactiveEmail':
    '이 이메일 주소는 비활성 상태입니다. 다른 이메일 주소로 시도하거나, 착오라고 생각되면 관리자에게 문의하세요.',
  'error.unauthorizedCredentials': '인증 정보가 올바르지 않습니다.',
  'error.userUnauthenticated': '이 작업에는 활성 세션이 필요합니다. 로그인했는지 확인하세요.',
  'error.emailNotFound': '이메일을 찾을 수 없습니다.',
  'error.unableToAuthMagicLink': '링크가 이미 사용되었거나 만료되었습니다. 다시 시도하세요.',
  'error.noUserPassword': '이 사용자의 비밀번호를 찾을 수 없습니다. 다시 시도하세요.',
  'error.breachedPassword': '이 비밀번호는 유출된 비밀번호 목록에 있으므로 재설정해야 합니다.',
  'error.resetPassword': '비밀번호를 재설정해야 합니다.',
  'error.oauthTokenNotFound': 'OAuth 토큰을 찾을 수 없습니다.',
  'error.invalidCode': '코드 형식이 올바르지 않습니다. 다시 시도하세요.',
  'error.memberPasswordNotFound': '구성원의 비밀번호를 찾을 수 없습니다.',
  'error.oauthFlowCallbackError': 'OAuth 절차의 콜백에서 오류가 발생했습니다. 다시 시도하세요.',
  'error.unauthorizedAction': '이 작업을 수행할 권한이 없습니다.',
  'error.userLockLimitReached': '인증 실패 횟수가 너무 많습니다. 나중에 다시 시도하세요.',
  'error.invalidSessionToken': '세션 토큰이 올바르지 않습니다.',
  'error.sessionNotFound': '세션을 찾을 수 없습니다.',
  'error.invalidPhoneNumberCountryCode':
    '전화번호의 국가 코드가 올바르지 않거나, 지원되지 않거나, 사용 중지되었습니다.',
  'error.otpCodeNotFound': '인증 코드가 올바르지 않습니다. 다시 시도하세요.',
  'error.duplicatePhoneNumber': '이 조직에 해당 전화번호를 사용하는 구성원이 이미 있습니다.',
}
