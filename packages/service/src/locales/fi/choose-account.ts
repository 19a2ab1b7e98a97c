import type { Translation } from '@portico/contract'
import type * as english from '../en/choose-account.ts'

export const chooseAccount: Translation<typeof english.chooseAccount> = {
  title: 'Valitse tili',
  text: 'ja jatka sovellukseen {app}',
  textWithoutApp: 'ja jatka',
  ownAccount: 'Oma tilisi',
  signedIn: 'Kirjautunut sisään',
  signedOut: 'Kirjautunut ulos',
  useAnother: 'Käytä toista tiliä',
  edit: 'Poista tili luettelosta',
  done: 'Valmis',
  remove: 'Poista luettelosta: {account}',
}
