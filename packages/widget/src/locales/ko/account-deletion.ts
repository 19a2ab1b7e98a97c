import type { Translation } from '@portico/contract'
import type * as english from '../en/account-deletion.ts'

export const accountDeletionText: Translation<typeof english.accountDeletionText> = {
  'account.deletion.title': '{project} 계정을 삭제하시겠습니까?',
  'account.deletion.everywhere': '모든 곳에서 즉시 로그아웃됩니다.',
  'account.deletion.apps': '앱의 접근 권한이 즉시 없어집니다: {apps}',
  'account.deletion.until': '{date}까지 로그인하여 계정을 유지할 수 있습니다.',
  'account.deletion.someDays': '며칠 동안 로그인하여 계정을 유지할 수 있습니다.',
  'account.deletion.then': '그 후 주소, 패스키, 기록이 지워집니다. 아무도 되돌릴 수 없습니다.',
  'account.deletion.atOnce': '주소, 패스키, 기록이 즉시 지워집니다. 아무도 되돌릴 수 없습니다.',
  'account.deletion.downloadFirst': '먼저 내 데이터 다운로드',
  'account.deletion.word': '삭제',
  'account.deletion.type': '계속하려면 “{word}”를 입력하세요',
  'account.deletion.keep': '내 계정 유지',
  'account.deletion.asked': '계정은 {date}에 삭제됩니다. 그때까지 로그인하여 유지할 수 있습니다.',
  'account.deletion.done': '계정이 삭제되었습니다.',
  'account.act.deleteAccount': '계정을 삭제하기 위한 확인입니다.',
}
