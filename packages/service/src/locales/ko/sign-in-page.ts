import type { Translation } from '@portico/contract'
import type * as english from '../en/sign-in-page.ts'

export const signInPage: Translation<typeof english.signInPage> = {
  title: '{app}에 로그인',
  account: '{project} 계정 사용',
  deviceTitle: '로그인하여 기기 연결',
  goOn: '{host} 사이트로 이동합니다',
  ended: '세션이 종료되었습니다. 계속하려면 로그인하세요.',
  endedForApp: '세션이 종료되었습니다. {app}에서 계속하려면 로그인하세요.',
  privacyPolicy: '개인정보처리방침',
  termsOfService: '서비스 약관',
  aboutApp: '앱 정보',
}
