import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-ask.ts'

export const askText: Translation<typeof english.askText> = {
  'oauth.secondStep.content':
    'Відкрийте застосунок-автентифікатор і введіть код для сервісу {project}.',
  'oauth.secondStep.contentWithoutName': 'Відкрийте застосунок-автентифікатор і введіть код.',
  'oauth.secondStep.recovery.title': 'Введіть резервний код',
  'oauth.secondStep.recovery.content': 'Один із десяти збережених кодів. Він діє один раз.',
  'oauth.confirmAddress.title': 'Підтвердьте ел. адресу',
  'oauth.confirmAddress.once':
    'Підтвердження потрібне один раз. Після нього для входу достатньо облікового запису в іншому сервісі.',
  'oauth.confirmAddress.sending': 'Надсилаємо код на вашу електронну адресу...',
  'oauth.ask.expired': 'Вхід тривав надто довго. Поверніться назад і почніть знову.',
  'oauth.success.content': 'Вхід виконано.',
}
