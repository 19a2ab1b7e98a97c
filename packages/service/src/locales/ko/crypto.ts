import type { Translation } from '@portico/contract'
import type * as english from '../en/crypto.ts'

export const crypto: Translation<typeof english.crypto> = {
  proof: '암호화폐 지갑',
  added: {
    subject: '{project} 계정에 암호화폐 지갑이 추가됨',
    heading: '암호화폐 지갑이 추가되었습니다',
    lead: '이제 이를 사용하여 {email} 계정에 로그인할 수 있습니다.',
    label: '지갑',
    removes: '버튼을 누르면 이 지갑이 삭제되고 지갑을 추가한 브라우저에서 로그아웃됩니다.',
    does: '버튼을 누르면 메일에서 안내한 암호화폐 지갑이 삭제되고, 이 지갑을 추가하거나 사용한 브라우저에서 로그아웃됩니다.',
    done: '암호화폐 지갑이 삭제되었습니다',
  },
}
