import type { Translation } from '@portico/contract'
import type * as english from '../en/totps.ts'

export const totps: Translation<typeof english.totps> = {
  proofs: {
    totp: '인증 앱',
    recoveryCode: '복구 코드',
  },
  added: {
    subject: '{project} 계정에 인증 앱이 추가됨',
    heading: '인증 앱이 추가되었습니다',
    lead: '이제 {email} 계정을 변경하려면 인증 앱의 코드가 필요합니다.',
    removes: '버튼을 누르면 이 앱이 삭제되고 앱을 추가한 브라우저에서 로그아웃됩니다.',
    does: '버튼을 누르면 메일에서 안내한 인증 앱과 복구 코드가 삭제되고, 이를 추가하거나 사용한 브라우저에서 로그아웃됩니다.',
    done: '인증 앱이 삭제되었습니다',
  },
}
