import type { Translation } from '@portico/contract'
import type * as english from '../en/choose-account.ts'

export const chooseAccount: Translation<typeof english.chooseAccount> = {
  title: 'Vyberte účet',
  text: 'pro pokračování do aplikace {app}',
  textWithoutApp: 'pro pokračování',
  ownAccount: 'Váš účet',
  signedIn: 'Přihlášeno',
  signedOut: 'Odhlášeno',
  useAnother: 'Použít jiný účet',
  edit: 'Odebrat účet ze seznamu',
  done: 'Hotovo',
  remove: 'Odebrat ze seznamu: {account}',
}
