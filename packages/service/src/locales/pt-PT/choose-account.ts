import type { Translation } from '@portico/contract'
import type * as english from '../en/choose-account.ts'

export const chooseAccount: Translation<typeof english.chooseAccount> = {
  title: 'Escolha uma conta',
  text: 'para continuar em {app}',
  textWithoutApp: 'para continuar',
  ownAccount: 'A sua conta',
  signedIn: 'Sessão iniciada',
  signedOut: 'Sessão terminada',
  useAnother: 'Usar outra conta',
  edit: 'Remover uma conta desta lista',
  done: 'Concluído',
  remove: 'Remover {account} desta lista',
}
