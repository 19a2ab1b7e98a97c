import type { Translation } from '@portico/contract'
import type * as english from '../en/account-codes.ts'

export const accountCodesText: Translation<typeof english.accountCodesText> = {
  'account.codes.title': '복구 코드를 저장하세요',
  'account.codes.content':
    '휴대전화가 없을 때 코드마다 한 번씩 로그인할 수 있습니다. 지금만 표시됩니다.',
  'account.codes.lead': '메일함을 열 수 없을 때 코드마다 한 번씩 로그인할 수 있습니다.',
  'account.codes.onlyNow': '지금만 표시됩니다.',
  'account.codes.make': '복구 코드 만들기',
  'account.codes.old': '이전 코드는 더 이상 사용할 수 없습니다.',
  'account.codes.download': '다운로드',
  'account.codes.print': '인쇄',
  'account.codes.saved': '이 코드를 저장했습니다',
  'account.codes.done': '완료',
}
