import type { Translation } from '@portico/contract'
import type * as english from '../en/recovery-codes.ts'

export const recoveryCodes: Translation<typeof english.recoveryCodes> = {
  created: {
    subject: '{project} 계정에 새 복구 코드가 생성됨',
    heading: '새 복구 코드가 생성되었습니다',
    lead: '이전 복구 코드는 더 이상 사용할 수 없습니다.',
    does: '버튼을 누르면 새 코드가 무효화되고 코드를 생성한 브라우저에서 로그아웃됩니다.',
    undo: {
      does: '버튼을 누르면 메일에서 안내한 복구 코드가 무효화되고, 이를 생성하거나 사용한 브라우저에서 로그아웃됩니다.',
      done: '해당 복구 코드가 무효화되었습니다',
    },
  },
  used: {
    subject: '복구 코드로 {project} 계정에 로그인됨',
    heading: '로그인에 복구 코드가 사용되었습니다',
    lead: '이 코드는 더 이상 사용할 수 없습니다.',
    remaining: '남은 코드',
    does: '버튼을 누르면 이 로그인 이후의 모든 변경이 취소되고, 이후 로그인한 모든 브라우저에서 로그아웃되며, 모든 복구 코드가 무효화됩니다.',
    undo: {
      does: '버튼을 누르면 메일에서 안내한 로그인 이후의 모든 변경이 취소되고, 이후 로그인한 모든 브라우저에서 로그아웃되며, 모든 복구 코드가 무효화됩니다.',
      done: '변경이 취소되었습니다',
    },
  },
}
