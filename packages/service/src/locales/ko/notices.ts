import type { Translation } from '@portico/contract'
import type * as english from '../en/notices.ts'

export const notices: Translation<typeof english.notices> = {
  signedIn: {
    subject: '{project} 계정의 새로운 로그인 알림',
    heading: '계정에 새로운 로그인이 있습니다',
    lead: '처음 보는 브라우저에서 {email} 계정에 로그인했습니다.',
    does: '버튼을 누르면 해당 브라우저에서 로그아웃되고 계정을 보호하는 방법이 안내됩니다.',
  },
  noAccount: {
    subject: '이 주소를 사용하는 {project} 계정이 없습니다',
    preheader:
      '이 주소로 로그인하려는 시도가 있었습니다. 가입하거나 다른 주소로 시도할 수 있습니다.',
    heading: '이 주소를 사용하는 계정이 없습니다',
    lead: '{email} 주소로 로그인하려는 시도가 있었지만 이 주소를 사용하는 {project} 계정이 없습니다. 다른 주소로 가입했을 수 있습니다.',
    action: '이 주소로 가입',
    notYou: '본인이 아닌가요? 그렇다면 아무것도 하지 않아도 됩니다. 생성된 것은 없습니다.',
  },
}
