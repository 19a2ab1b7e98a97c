import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords.ts'

export const passwords: Translation<typeof english.passwords> = {
  proof: '비밀번호',
  mail: {
    reset: {
      sentFor: '새 비밀번호 요청이 있어 {email} 주소로 보낸 메일입니다.',
      subject: '{project} 새 비밀번호 설정',
      preheaderUntil:
        '한 번만 사용할 수 있습니다. 유효 기한: {time}. 사용하기 전에는 아무것도 변경되지 않습니다.',
      preheaderFor:
        '{duration} 동안 한 번만 사용할 수 있습니다. 사용하기 전에는 아무것도 변경되지 않습니다.',
      heading: '새 비밀번호 설정',
      works: '새로 설정하기 전까지는 기존 비밀번호를 계속 사용할 수 있습니다.',
      breached:
        '비밀번호가 다른 사이트에서 도난된 목록에 있으므로 여기에서 더 이상 사용할 수 없습니다. {project} 서비스가 침해된 것은 아닙니다.',
      action: '새 비밀번호 설정',
      notYou:
        '본인이 아닌가요? 그렇다면 아무것도 하지 않아도 됩니다. 비밀번호는 그대로 유지됩니다.',
      login: '새 비밀번호 없이 로그인: {link}',
    },
    changed: {
      subject: '{project} 비밀번호가 변경됨',
      heading: '비밀번호가 변경되었습니다',
    },
    set: {
      subject: '{project} 계정에 비밀번호가 설정됨',
      heading: '비밀번호가 설정되었습니다',
    },
    othersSignedOut: '다른 모든 브라우저에서 로그아웃되었습니다.',
    locks: '버튼을 누르면 새 비밀번호가 잠기고 직접 비밀번호를 설정할 수 있습니다.',
  },
  undo: {
    does: '버튼을 누르면 새 비밀번호가 잠기고 모든 브라우저에서 로그아웃됩니다. 그런 다음 직접 비밀번호를 설정할 수 있는 링크를 메일로 보내 드립니다.',
    done: '새 비밀번호가 잠겼습니다',
    mailSent: '새 비밀번호를 설정할 수 있는 링크를 {email} 주소로 보냈습니다.',
    askForMail: '로그인 페이지에서 새 비밀번호를 요청하세요.',
  },
  guessed: {
    mail: {
      subject: '{project} 인증 코드: {code}',
      plainSubject: '{project} 인증 코드',
      heading: '로그인 인증 코드',
      lead: '확인되지 않은 기기에서 누군가 회원님의 비밀번호를 입력했습니다. 본인이라면 그 기기에 이 코드를 입력하세요.',
      notYou:
        '본인이 아닌가요? 그렇다면 누군가 회원님의 비밀번호를 알고 있습니다. 버튼을 누르면 비밀번호가 잠기고 모든 브라우저에서 로그아웃되며, 다른 비밀번호를 설정할 수 있는 링크를 메일로 보내 드립니다.',
    },
    does: '버튼을 누르면 비밀번호가 잠기고 모든 브라우저에서 로그아웃됩니다. 그런 다음 다른 비밀번호를 설정할 수 있는 링크를 메일로 보내 드립니다.',
    done: '비밀번호가 잠겼습니다',
  },
}
