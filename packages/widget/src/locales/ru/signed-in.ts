import type { Translation } from '@portico/contract'
import type * as english from '../en/signed-in.ts'

export const signedInText: Translation<typeof english.signedInText> = {
  'signedIn.title': 'Вы вошли в аккаунт',
  'signedIn.content': 'как <bold>{email}</bold>',
  'signedIn.continue': 'Продолжить',
  'signedIn.signOut': 'Выйти',
}
