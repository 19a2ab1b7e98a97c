import type { Translation } from '@portico/contract'
import type * as english from '../en/account-confirm.ts'

export const accountConfirmText: Translation<typeof english.accountConfirmText> = {
  'account.confirm.once': '그 후 10분 동안 다시 묻지 않습니다.',
  'account.confirm.usePasskey': '패스키로 계속',
  'account.confirm.another': '다른 방법으로 확인',
  'account.confirm.any': '이 중 어느 것이든 됩니다.',
  'account.confirm.none':
    '여기서는 확인할 수 없습니다. 로그아웃한 뒤 다시 로그인하고 한 번 더 시도하세요.',
  'account.confirm.comeBack':
    '그곳에서 로그인하면 여기로 돌아옵니다. 그런 다음 한 번 더 시도하세요.',
  'account.confirm.notProved': '확인되지 않았습니다. 다시 시도하세요.',
  'account.confirm.passkey': '패스키',
  'account.confirm.app': '인증 앱',
  'account.confirm.password': '비밀번호',
  'account.confirm.showPassword': '비밀번호 표시',
  'account.confirm.email': '이메일 코드',
  'account.confirm.phone': '전화로 받는 코드',
  'account.confirm.to': '{email} 주소로',
  'account.confirm.close': '닫기',
  'account.confirm.leave': '{clientName}(으)로 돌아가기',
}
