import type { Translation } from '@portico/contract'
import type * as english from '../en/return-page.ts'

export const returnPage: Translation<typeof english.returnPage> = {
  signingIn: '로그인하는 중…',
  doneTitle: '로그인되어 있습니다',
  doneText: '링크를 요청한 탭에서 계속하세요. 이 페이지를 닫아도 됩니다.',
  goOnHere: '여기에서 계속',
}
