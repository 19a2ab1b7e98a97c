import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth.ts'

export const oauth: Translation<typeof english.oauth> = {
  proof: '다른 제공업체의 계정',
  linked: {
    subject: '{project} 계정에 다른 계정이 연결됨',
    heading: '계정이 연결되었습니다',
    lead: '이제 이를 사용하여 {email} 계정에 로그인할 수 있습니다.',
    label: '계정',
    removes: '버튼을 누르면 이 계정이 삭제되고 계정을 연결한 브라우저에서 로그아웃됩니다.',
    does: '버튼을 누르면 메일에서 안내한 계정이 삭제되고, 이 계정을 연결하거나 사용한 브라우저에서 로그아웃됩니다.',
    done: '연결된 계정이 삭제되었습니다',
  },
}
