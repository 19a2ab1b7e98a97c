import type { Translation } from '@portico/contract'
import type * as english from '../en/choose-account.ts'

export const chooseAccount: Translation<typeof english.chooseAccount> = {
  title: '계정 선택',
  text: '{app}에서 계속합니다',
  textWithoutApp: '계속합니다',
  ownAccount: '내 계정',
  signedIn: '로그인됨',
  signedOut: '로그아웃됨',
  useAnother: '다른 계정 사용',
  edit: '이 목록에서 계정 삭제',
  done: '완료',
  remove: '이 목록에서 삭제: {account}',
}
