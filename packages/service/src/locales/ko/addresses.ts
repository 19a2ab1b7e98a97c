import type { Translation } from '@portico/contract'
import type * as english from '../en/addresses.ts'

export const addresses: Translation<typeof english.addresses> = {
  proof: {
    subject: '{project} 새 주소 인증 코드: {code}',
    plainSubject: '{project} 새 주소 인증 코드',
    heading: '새 주소 확인',
    lead: '주소를 추가한 페이지에 이 코드를 입력하세요.',
    taken:
      '이 주소는 이미 {project} 계정에서 사용 중이므로 다른 계정에 추가할 수 없습니다. 이 주소로 로그인하거나 해당 계정에서 삭제하세요.',
    notYou:
      '본인이 아닌가요? 그렇다면 아무것도 하지 않아도 됩니다. 코드가 없으면 주소가 추가되지 않습니다.',
    sentFor: '누군가 이 주소를 {project} 계정에 사용하려고 하여 {email} 주소로 보낸 메일입니다.',
  },
  label: '이메일 주소',
  added: {
    subject: '{project} 계정에 이메일 주소가 추가됨',
    heading: '이메일 주소가 추가되었습니다',
    lead: '이 주소로 로그인할 수 있습니다.',
  },
  primary: {
    subject: '{project} 계정의 기본 주소가 변경됨',
    heading: '기본 주소가 변경되었습니다',
    lead: '계정에 대한 알림은 이 주소로 전송됩니다.',
  },
  removed: {
    subject: '{project} 계정에서 이메일 주소가 삭제됨',
    heading: '이메일 주소가 삭제되었습니다',
    lead: '7일 동안은 이 주소로 로그인하면 복구됩니다.',
  },
  takesBack:
    '버튼을 누르면 이 변경과 이후의 모든 변경이 취소되고, 이후 로그인한 모든 브라우저에서 로그아웃됩니다.',
  undo: {
    does: '버튼을 누르면 메일에서 안내한 변경과 이후의 모든 변경이 취소되고, 이후 로그인한 모든 브라우저에서 로그아웃됩니다.',
    done: '주소가 이전 상태로 돌아갔습니다',
  },
}
