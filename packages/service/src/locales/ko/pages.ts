import type { Translation } from '@portico/contract'
import type * as english from '../en/pages.ts'

export const pages: Translation<typeof english.pages> = {
  poweredBy: 'Portico 제공',
  goToProject: '{project} 서비스로 이동',
  tryAgain: '다시 시도',
  logInAgain: '다시 로그인',
  linkTitle: '더 이상 사용할 수 없는 링크입니다',
  linkText: '이미 사용되었거나 만료되었습니다.',
  linkLife: '각 링크는 {duration} 동안 한 번만 사용할 수 있습니다.',
  askForLink: '새 링크 요청',
  usedTitle: '이미 사용된 링크입니다',
  usedText: '로그인하려던 앱으로 돌아가 다시 시작하세요.',
  refusedTitle: '로그인 요청이 거부되었습니다',
  refusedText:
    '앱이 허용되지 않은 항목을 {project} 측에 요청했습니다. 공유된 정보는 없으며, 사용자의 잘못이 아닙니다.',
  refusedDetails: '앱 운영자를 위한 세부정보',
  failedTitle: '문제가 발생했습니다',
  failedText: '이 페이지로 안내한 앱으로 돌아가 다시 시도하세요.',
  deviceText: '페이지를 다시 열고 기기에 표시된 코드를 입력하세요.',
  needsScript: '이 페이지를 사용하려면 JavaScript가 필요합니다.',
  details: '세부정보',
  error: '오류',
  app: '앱',
  time: '시간',
  number: '문의용 번호',
  aboutText:
    '이 사이트는 Portico로 로그인을 처리합니다. Portico는 로그인 위젯과, 사이트가 직접 운영하는 인증 서비스로 이루어져 있습니다. 계정에 관한 문의는 사이트에 하세요.',
}
