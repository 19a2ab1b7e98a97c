import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-in-app.ts'

export const inAppText: Translation<typeof english.inAppText> = {
  'oauth.inAppBrowser':
    '이 앱 안에서는 Google 로그인을 사용할 수 없습니다. 휴대전화의 브라우저에서 이 페이지를 열거나 다른 방법으로 로그인하세요.',
}
