import type { Translation } from '@portico/contract'
import type * as english from '../en/shared.ts'

export const sharedText: Translation<typeof english.sharedText> = {
  'login.title': '가입 또는 로그인',
  'methodDivider.text': '또는',
  'formField.email.label': '이메일',
  'formField.email.placeholder': 'example@email.com',
  'button.emailLogin': '이메일로 계속하기',
  'button.back.ariaLabel': '뒤로',
  'loading.label': '로드 중',
  'errors.invalidEmail': '이메일 주소가 올바르지 않습니다.',
  'errors.unreachable': '서비스에 연결할 수 없습니다. 연결 상태를 확인하고 다시 시도하세요.',
  'errors.unexpected': '이 페이지에서 문제가 발생했습니다. 뒤로 돌아가 다시 시도하세요.',
  'error.invalidEmail': '이메일 형식이 올바르지 않습니다.',
  'error.title': '오류가 발생했습니다',
}
