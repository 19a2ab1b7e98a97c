import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-ask.ts'

export const askText: Translation<typeof english.askText> = {
  'oauth.secondStep.content':
    'Откройте приложение-аутентификатор и введите код для сервиса {project}.',
  'oauth.secondStep.contentWithoutName': 'Откройте приложение-аутентификатор и введите код.',
  'oauth.secondStep.recovery.title': 'Введите резервный код',
  'oauth.secondStep.recovery.content':
    'Один из десяти кодов, которые вы сохранили. Он действует один раз.',
  'oauth.confirmAddress.title': 'Подтвердите адрес эл. почты',
  'oauth.confirmAddress.once':
    'Подтверждение нужно один раз. После него для входа достаточно аккаунта в другом сервисе.',
  'oauth.confirmAddress.sending': 'Отправляем код на ваш адрес эл. почты...',
  'oauth.ask.expired': 'Вход занял слишком много времени. Вернитесь назад и начните заново.',
  'oauth.success.content': 'Вход выполнен.',
}
