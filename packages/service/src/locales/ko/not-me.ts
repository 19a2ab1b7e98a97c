import type { Translation } from '@portico/contract'
import type * as english from '../en/not-me.ts'

export const notMe: Translation<typeof english.notMe> = {
  question: '본인이 아닌가요?',
  does: '버튼을 누르면 메일에서 안내한 브라우저에서 로그아웃됩니다.',
  button: '본인이 아닙니다',
  otherwise: '본인이 맞다면 이 페이지를 닫으세요. 변경된 것은 없습니다.',
  done: '해당 브라우저에서 로그아웃되었습니다',
  tooLate: '그 사이에 상황이 바뀌었습니다',
  tooLateText: '메일에서 안내한 내용은 더 이상 유효하지 않습니다. 이번에 변경된 것은 없습니다.',
  next: '계정을 보호하는 방법:',
  steps: [
    '다른 사람이 내 메일을 읽을 수 없는지 확인하세요. 메일을 읽을 수 있는 사람은 나인 것처럼 로그인할 수 있습니다. 의심스러우면 메일함의 비밀번호를 변경하세요.',
    '다른 곳에서 사용하지 않는 새 비밀번호를 여기에서 설정하세요.',
    '로그인하여 모르는 항목을 삭제하세요. 패스키, 전화번호, 연결된 계정, 인증 앱을 확인하세요.',
  ],
  help: '도움 받기',
  signInAgain: '다시 로그인',
  goOn: '{project} 서비스로 이동',
  dead: '더 이상 사용할 수 없는 링크입니다',
  deadText:
    '만료되었거나 전체가 복사되지 않은 링크입니다. 이러한 링크는 7일 동안 사용할 수 있습니다.',
}
