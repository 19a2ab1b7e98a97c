import type { Translation } from '@portico/contract'
import type * as english from '../en/email-magic-links.ts'

export const emailMagicLinksText: Translation<typeof english.emailMagicLinksText> = {
  'emailConfirmation.content': '<bold>{email}</bold> 주소로 이메일을 보냈습니다.',
  'emailConfirmation.code.label': '이메일에 있는 코드 입력',
  'emailConfirmation.waiting': '링크를 열면 이 페이지가 계속 진행됩니다.',
  'emailConfirmation.otherDevice':
    '다른 기기에서 링크를 여는 경우 그 기기에서 이 숫자를 선택하세요.',
  'emailConfirmation.refused': '이메일에서 로그인이 거부되었습니다.',
  'emailConfirmation.used': '이 링크는 다른 곳에서 로그인하는 데 사용되었습니다.',
  'emailConfirmation.failed': '이 페이지에서 로그인하지 못했습니다. 새 링크를 요청하세요.',
  'emailConfirmation.success.content': '인증되었습니다.',
  'link.openInGmail': 'Gmail에서 열기',
  'link.openInYahoo': 'Yahoo에서 열기',
  'link.openInOutlook': 'Outlook에서 열기',
}
