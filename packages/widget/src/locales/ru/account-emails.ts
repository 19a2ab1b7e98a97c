import type { Translation } from '@portico/contract'
import type * as english from '../en/account-emails.ts'

export const accountEmailsText: Translation<typeof english.accountEmailsText> = {
  'account.emails.content':
    'Войти можно с каждым подтверждённым адресом. Уведомления приходят на основной.',
  'account.emails.primaryStays': 'Сначала выберите другой основной адрес.',
}
