import type { Translation } from '@portico/contract'
import type * as english from '../en/further-factor.ts'

export const furtherFactorText: Translation<typeof english.furtherFactorText> = {
  'furtherFactor.title': '確認您的身分',
  'furtherFactor.content': '請輸入驗證器應用程式中的驗證碼。',
  'furtherFactor.label': '驗證器應用程式中的驗證碼',
  'furtherFactor.useRecoveryCode': '使用復原碼',
  'furtherFactor.recovery.content': '請輸入您設定驗證器應用程式時儲存的復原碼。',
  'furtherFactor.recovery.label': '復原碼',
  'furtherFactor.useApp': '使用驗證器應用程式',
}
