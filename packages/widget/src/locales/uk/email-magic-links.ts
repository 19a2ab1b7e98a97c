import type { Translation } from '@portico/contract'
import type * as english from '../en/email-magic-links.ts'

export const emailMagicLinksText: Translation<typeof english.emailMagicLinksText> = {
  'emailConfirmation.content': 'Ми надіслали лист на адресу <bold>{email}</bold>.',
  'emailConfirmation.code.label': 'Введіть код із листа',
  'emailConfirmation.waiting': 'Коли ви відкриєте посилання, вхід продовжиться на цій сторінці.',
  'emailConfirmation.otherDevice':
    'Якщо ви відкриєте посилання на іншому пристрої, виберіть там це число.',
  'emailConfirmation.refused': 'Вхід відхилено за посиланням із листа.',
  'emailConfirmation.used': 'За цим посиланням уже виконано вхід в іншому місці.',
  'emailConfirmation.failed': 'На цій сторінці не вдалося виконати вхід. Отримайте нове посилання.',
  'emailConfirmation.success.content': 'Вхід виконано.',
  'link.openInGmail': 'Відкрити Gmail',
  'link.openInYahoo': 'Відкрити Yahoo',
  'link.openInOutlook': 'Відкрити Outlook',
}
