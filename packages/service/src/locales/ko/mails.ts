import type { Translation } from '@portico/contract'
import type * as english from '../en/mails.ts'

export const mails: Translation<typeof english.mails> = {
  facts: {
    askedFor: '요청 시간',
    when: '시간',
    browser: '브라우저',
    place: '위치',
    proof: '로그인 방법',
  },
  browser: '{browser}({system})',
  place: '{country} {city} 부근',
  near: '{city} 부근',
  askedNear: '{city} 부근의 {browser}에서 요청했습니다.',
  askedFrom: '{browser}에서 요청했습니다.',
  worksUntil: '한 번만 사용할 수 있습니다. 유효 기한: {time}.',
  worksFor: '{duration} 동안 한 번만 사용할 수 있습니다.',
  buttonFails: '버튼이 열리지 않나요? {link}',
  nobodyGetsIn:
    '본인이 아닌가요? 그렇다면 아무것도 하지 않아도 됩니다. 이 메일이 없으면 아무도 로그인할 수 없습니다.',
  notMe: '본인이 아닙니다',
  wasItYou: '본인이 맞나요?',
  ifItWasYou: '본인이 맞다면 아무것도 하지 않아도 됩니다.',
  sentFor: {
    signIn: '이 주소로 로그인하려는 요청이 있어 {email} 주소로 보낸 메일입니다.',
    signUp: '이 주소로 가입하려는 요청이 있어 {email} 주소로 보낸 메일입니다.',
    safety: '계정 보안과 관련된 내용이므로 {email} 주소로 보낸 메일입니다.',
  },
  help: '도움말',
  listed: '{one}, {other}',
  noticePreview: '{facts}. {question}',
  sentences: '{one} {other}',
  quoted: '‘{name}’',
}
