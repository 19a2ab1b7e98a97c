import type { Translation } from '@portico/contract'
import type * as english from '../en/way-back.ts'

export const wayBack: Translation<typeof english.wayBack> = {
  code: {
    subject: '{project} 인증 코드: {code}',
    plainSubject: '{project} 인증 코드',
    heading: '두 번째 단계 없이 로그인',
    lead: '두 번째 단계를 잃은 사람이 회원님의 계정에 들어가려고 합니다. 본인이라면 그 화면에 이 코드를 입력하세요.',
    notYou:
      '본인이 아닌가요? 그렇다면 누군가 첫 번째 단계를 통과할 수 있습니다. 코드가 없으면 아무것도 바뀌지 않지만 새 비밀번호를 설정하세요.',
  },
  requested: {
    subject: '{project} 계정의 두 번째 단계가 제거될 예정입니다',
    heading: '두 번째 단계가 제거될 예정입니다',
    lead: '누군가 로그인하여 메일의 코드를 확인하고 두 번째 단계를 잃었다고 알렸습니다. 이의가 없으면 제거됩니다.',
    does: '버튼을 누르면 중단되고 두 번째 단계는 유지됩니다.',
  },
  text: '{project} 계정의 두 번째 단계가 {date}에 제거됩니다. 본인이 아니라면 중단하세요: {link}',
  undo: {
    does: '버튼을 누르면 안내한 절차가 중단되고 두 번째 단계는 유지됩니다.',
    done: '두 번째 단계가 유지됩니다',
  },
  removed: {
    subject: '{project} 계정의 두 번째 단계가 제거되었습니다',
    heading: '두 번째 단계가 제거되었습니다',
    lead: '대기 기간이 끝났고 이의가 없었습니다. 이제 두 번째 단계 없이 로그인합니다. 곧 새로 설정하세요.',
    does: '버튼을 누르면 그 이후의 모든 변경이 취소되고 그 이후에 로그인한 모든 브라우저가 로그아웃됩니다.',
  },
}
