import type { Translation } from '@portico/contract'
import type * as english from '../en/choose-account.ts'

export const chooseAccount: Translation<typeof english.chooseAccount> = {
  title: 'Escolha uma conta',
  text: 'para continuar em {app}',
  textWithoutApp: 'para continuar',
  ownAccount: 'Sua conta',
  signedIn: 'Conectada',
  signedOut: 'Desconectada',
  useAnother: 'Usar outra conta',
  edit: 'Remover uma conta desta lista',
  done: 'Concluir',
  remove: 'Remover {account} desta lista',
}
