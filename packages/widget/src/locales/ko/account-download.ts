import type { Translation } from '@portico/contract'
import type * as english from '../en/account-download.ts'

export const accountDownloadText: Translation<typeof english.accountDownloadText> = {
  'account.download.content':
    '{project}에서 보관하는 내 모든 정보입니다. 주소, 로그인 방법, 기기, 앱, 활동 기록이 들어 있습니다. 비밀번호와 키가 없는 JSON 파일 하나입니다.',
  'account.download.submit': '다운로드',
  'account.download.last': '마지막 다운로드: {date}',
  'account.download.done': '내 데이터를 다운로드했습니다.',
  'account.act.download': '내 데이터를 다운로드하기 위한 확인입니다.',
}
