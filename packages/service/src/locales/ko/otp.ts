import type { Translation } from '@portico/contract'
import type * as english from '../en/otp.ts'

export const otp: Translation<typeof english.otp> = {
  proofs: {
    email: '메일로 받은 코드',
    sms: '문자 메시지로 받은 코드',
    whatsapp: 'WhatsApp으로 받은 코드',
  },
  mail: {
    subject: '{project} 인증 코드: {code}',
    plainSubject: '{project} 인증 코드',
    login: '로그인 인증 코드',
    signup: '가입 인증 코드',
    lead: '코드를 요청한 페이지에 입력하세요.',
    nobodyAsks: '{project} 측에서는 이 코드를 절대 묻지 않습니다.',
    notYou:
      '본인이 아닌가요? 그렇다면 아무것도 하지 않아도 됩니다. 코드가 없으면 아무도 로그인할 수 없습니다.',
  },
  text: '{project} 인증 코드: {code}. {duration} 동안 유효합니다. 절대 다른 사람에게 알려 주지 마세요.',
  added: {
    subject: '{project} 계정에 전화번호가 추가됨',
    heading: '전화번호가 추가되었습니다',
    lead: '이제 이를 사용하여 {email} 계정에 로그인할 수 있습니다.',
    label: '전화번호',
    removes: '버튼을 누르면 이 번호가 삭제되고 번호를 추가한 브라우저에서 로그아웃됩니다.',
    does: '버튼을 누르면 메일에서 안내한 전화번호가 삭제되고, 이 번호를 추가하거나 사용한 브라우저에서 로그아웃됩니다.',
    done: '전화번호가 삭제되었습니다',
  },
}
