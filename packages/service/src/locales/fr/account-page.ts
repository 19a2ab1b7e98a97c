import type { Translation } from '@portico/contract'
import type * as english from '../en/account-page.ts'

export const accountPage: Translation<typeof english.accountPage> = {
  title: 'Compte',
  signOut: 'Se déconnecter',
}
