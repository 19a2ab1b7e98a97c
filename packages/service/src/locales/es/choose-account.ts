import type { Translation } from '@portico/contract'
import type * as english from '../en/choose-account.ts'

export const chooseAccount: Translation<typeof english.chooseAccount> = {
  title: 'Elija una cuenta',
  text: 'para continuar en {app}',
  textWithoutApp: 'para continuar',
  ownAccount: 'Su cuenta',
  signedIn: 'Sesión iniciada',
  signedOut: 'Sesión cerrada',
  useAnother: 'Usar otra cuenta',
  edit: 'Quitar una cuenta de esta lista',
  done: 'Listo',
  remove: 'Quitar {account} de esta lista',
}
