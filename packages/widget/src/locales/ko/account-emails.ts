import type { Translation } from '@portico/contract'
import type * as english from '../en/account-emails.ts'

export const accountEmailsText: Translation<typeof english.accountEmailsText> = {
  'account.emails.content': '확인된 모든 주소로 로그인할 수 있습니다. 알림은 기본 주소로 보냅니다.',
  'account.emails.primaryStays': '먼저 다른 기본 주소를 선택하세요.',
  'account.emails.add': '이메일 주소 추가',
  'account.emails.addContent':
    '이 주소로 코드를 보냅니다. 코드를 입력할 때까지 아무것도 바뀌지 않습니다.',
  'account.emails.belongsToAnother':
    '이 주소는 다른 계정에 속해 있습니다. 이 주소로 로그인하거나 그 계정에서 제거하세요.',
  'account.emails.makePrimary': '기본으로 지정',
  'account.emails.madePrimary': '이제 {email} 주소가 기본 주소입니다. 두 주소 모두에 알렸습니다.',
  'account.emails.sendNewCode': '새 코드 보내기',
  'account.act.addEmail': '이메일 주소를 추가하기 위한 확인입니다.',
  'account.act.makePrimary': '{value} 주소를 기본으로 지정하기 위한 확인입니다.',
}
