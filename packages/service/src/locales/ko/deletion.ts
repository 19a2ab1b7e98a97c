import type { Translation } from '@portico/contract'
import type * as english from '../en/deletion.ts'

export const deletion: Translation<typeof english.deletion> = {
  label: '삭제 시간',
  asked: {
    subject: '{project} 계정이 삭제될 예정임',
    heading: '계정이 삭제될 예정입니다',
    lead: '모든 브라우저와 앱에서 로그아웃되었습니다.',
  },
  erases: '삭제되면 주소, 패스키, 기록이 지워지며 아무도 되돌릴 수 없습니다.',
  keep: '그때까지는 로그인하여 계정을 유지할 수 있습니다.',
  keepAt: '그때까지는 로그인하여 계정을 유지할 수 있습니다: {link}',
  does: '버튼을 누르면 계정이 유지되고, 이후 로그인한 모든 브라우저에서 로그아웃됩니다.',
  near: {
    subject: '{project} 계정이 곧 삭제됨',
    heading: '계정이 곧 삭제됩니다',
    action: '로그인하여 계정 유지',
  },
  done: {
    subject: '{project} 계정이 삭제됨',
    heading: '계정이 삭제되었습니다',
    lead: '주소, 패스키, 기록이 지워졌습니다. 아무도 되돌릴 수 없습니다.',
    sentFor: '{project} 계정의 주소였으므로 {email} 주소로 보낸 메일입니다.',
  },
  undo: {
    does: '버튼을 누르면 계정이 유지되고, 삭제 요청 이후 로그인한 모든 브라우저에서 로그아웃됩니다.',
    done: '계정이 유지되었습니다',
  },
}
