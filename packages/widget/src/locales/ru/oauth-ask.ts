import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-ask.ts'

export const askText: Translation<typeof english.askText> = {
  'oauth.confirmAddress.title': 'Подтвердите адрес эл. почты',
  'oauth.confirmAddress.once':
    'Подтверждение нужно один раз. После него для входа достаточно аккаунта в другом сервисе.',
  'oauth.confirmAddress.sending': 'Отправляем код на ваш адрес эл. почты...',
  'oauth.success.content': 'Вход выполнен.',
}
