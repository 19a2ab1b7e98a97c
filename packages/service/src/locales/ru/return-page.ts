import type { Translation } from '@portico/contract'
import type * as english from '../en/return-page.ts'

export const returnPage: Translation<typeof english.returnPage> = {
  signingIn: 'Выполняется вход...',
  doneTitle: 'Вы вошли в аккаунт',
  doneText: 'Продолжите на вкладке, где вы запросили ссылку. Эту страницу можно закрыть.',
  goOnHere: 'Продолжить здесь',
}
