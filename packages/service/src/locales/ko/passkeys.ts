import type { Translation } from '@portico/contract'
import type * as english from '../en/passkeys.ts'

export const passkeys: Translation<typeof english.passkeys> = {
  proof: '패스키',
  added: {
    subject: '{project} 계정에 패스키가 추가됨',
    heading: '패스키가 추가되었습니다',
    lead: '이제 이를 사용하여 {email} 계정에 로그인할 수 있습니다.',
    label: '패스키',
    removes: '버튼을 누르면 이 패스키가 삭제되고 패스키를 추가한 브라우저에서 로그아웃됩니다.',
    removesAlone: '버튼을 누르면 이 패스키가 삭제됩니다.',
    does: '버튼을 누르면 메일에서 안내한 패스키가 삭제되고, 이 패스키를 추가하거나 사용한 브라우저에서 로그아웃됩니다.',
    done: '패스키가 삭제되었습니다',
  },
}
