import type { Translation } from '@portico/contract'
import type * as english from '../en/account-ways.ts'

export const accountWaysText: Translation<typeof english.accountWaysText> = {
  'secondStep.any': 'Bunların herhangi biri girmenizi sağlar.',
  'secondStep.none': 'Bunların hiçbiri bende yok',
  'secondStep.byApp': 'Kimlik doğrulama uygulaması',
  'secondStep.byPasskey': 'Geçiş anahtarı',
  'secondStep.bySms': 'SMS',
  'secondStep.usePasskey': 'Geçiş anahtarıyla devam et',
  'secondStep.notProved': 'Bu onaylanmadı. Lütfen tekrar deneyin.',
  'secondStep.passkey.content': '{project} için kaydettiğiniz geçiş anahtarını kullanın.',
  'secondStep.recovery.title': 'Kurtarma kodu girin',
  'secondStep.recovery.content':
    'Kaydettiğiniz on koddan birini girin. Her kod bir kez kullanılabilir.',
}
