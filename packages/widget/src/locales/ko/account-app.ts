import type { Translation } from '@portico/contract'
import type * as english from '../en/account-app.ts'

export const accountAppText: Translation<typeof english.accountAppText> = {
  'account.app.scan': '이 코드를 스캔하세요',
  'account.app.scanContent': '휴대전화의 인증 앱을 사용하세요.',
  'account.app.qr': 'QR 코드. 대신 키를 입력할 수 있습니다.',
  'account.app.enterKey': '대신 키 입력',
  'account.app.key': '이 키를 입력하세요',
  'account.app.keyContent': '휴대전화의 인증 앱에 입력하세요.',
  'account.app.open': '앱에서 열기',
  'account.app.copy': '키 복사',
  'account.app.facts': '계정: {account}. 유형: 시간 기반.',
  'account.app.scanInstead': '대신 코드 스캔',
  'account.app.code': '앱의 코드',
  'account.app.clock': '휴대전화의 시계가 맞나요?',
}
