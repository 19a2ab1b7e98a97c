import type { Translation } from '@portico/contract'
import type * as english from '../en/email-magic-links.ts'

export const emailMagicLinksText: Translation<typeof english.emailMagicLinksText> = {
  'emailConfirmation.content': 'Мы отправили письмо на <bold>{email}</bold>.',
  'emailConfirmation.code.label': 'Введите код из письма',
  'emailConfirmation.waiting': 'Когда вы откроете ссылку, вход продолжится на этой странице.',
  'emailConfirmation.otherDevice':
    'Если вы откроете ссылку на другом устройстве, выберите там это число.',
  'emailConfirmation.refused': 'Вход отклонён по ссылке из письма.',
  'emailConfirmation.used': 'Вход по этой ссылке уже выполнен в другом месте.',
  'emailConfirmation.failed': 'На этой странице не удалось выполнить вход. Запросите новую ссылку.',
  'emailConfirmation.success.content': 'Вход выполнен.',
  'link.openInGmail': 'Открыть Gmail',
  'link.openInYahoo': 'Открыть Yahoo',
  'link.openInOutlook': 'Открыть Outlook',
}
