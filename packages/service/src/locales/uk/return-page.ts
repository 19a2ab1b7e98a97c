import type { Translation } from '@portico/contract'
import type * as english from '../en/return-page.ts'

export const returnPage: Translation<typeof english.returnPage> = {
  signingIn: 'Виконується вхід...',
  doneTitle: 'Ви ввійшли',
  doneText: 'Продовжте на вкладці, де ви просили посилання. Цю сторінку можна закрити.',
  goOnHere: 'Продовжити тут',
}
