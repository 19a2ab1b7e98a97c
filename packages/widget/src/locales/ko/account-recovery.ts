import type { Translation } from '@portico/contract'
import type * as english from '../en/account-recovery.ts'

export const accountRecoveryText: Translation<typeof english.accountRecoveryText> = {
  'account.recovery.started': '{start}에 이 계정의 복구가 시작되었습니다. {end}에 적용됩니다.',
  'account.recovery.stop': '중단하기',
  'account.recovery.stopped': '복구가 중단되었습니다.',
  'account.act.stopRecovery': '복구를 중단하기 위한 확인입니다.',
}
