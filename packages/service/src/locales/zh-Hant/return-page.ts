import type { Translation } from '@portico/contract'
import type * as english from '../en/return-page.ts'

export const returnPage: Translation<typeof english.returnPage> = {
  signingIn: '正在登入…',
  doneTitle: '您已登入',
  doneText: '請在您要求連結的分頁中繼續。您可以關閉此頁面。',
  goOnHere: '在此繼續',
}
