import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-ask.ts'

export const askText: Translation<typeof english.askText> = {
  'oauth.confirmAddress.title': 'Підтвердьте ел. адресу',
  'oauth.confirmAddress.once':
    'Підтвердження потрібне один раз. Після нього для входу достатньо облікового запису в іншому сервісі.',
  'oauth.confirmAddress.sending': 'Надсилаємо код на вашу електронну адресу...',
  'oauth.success.content': 'Вхід виконано.',
}
