/** The texts of the page on which a user chooses an account. The placeholders are `{app}` and `{account}`. */
import type { Catalogue } from '../../foundation/text/words.ts'

interface ChooseAccountWords {
  readonly title: string
  readonly text: string
  /** For an app without a name. */
  readonly textWithoutApp: string
  /** Names an account without a name, an address or a number. */
  readonly ownAccount: string
  readonly signedIn: string
  readonly signedOut: string
  readonly useAnother: string
  /** Labels the button that shows the buttons of `remove`. */
  readonly edit: string
  /** Labels the button that hides them again. */
  readonly done: string
  readonly remove: string
}

export const chooseAccountWords: Catalogue<ChooseAccountWords> = {
  en: {
    title: 'Choose an account',
    text: 'to go on to {app}',
    textWithoutApp: 'to go on',
    ownAccount: 'Your account',
    signedIn: 'Signed in',
    signedOut: 'Signed out',
    useAnother: 'Use another account',
    edit: 'Remove an account from this list',
    done: 'Done',
    remove: 'Remove {account} from this list',
  },
  de: {
    title: 'Konto auswählen',
    text: 'um zu {app} fortzufahren',
    textWithoutApp: 'um fortzufahren',
    ownAccount: 'Ihr Konto',
    signedIn: 'Angemeldet',
    signedOut: 'Abgemeldet',
    useAnother: 'Anderes Konto verwenden',
    edit: 'Konto aus dieser Liste entfernen',
    done: 'Fertig',
    remove: '{account} aus dieser Liste entfernen',
  },
  es: {
    title: 'Elija una cuenta',
    text: 'para continuar a {app}',
    textWithoutApp: 'para continuar',
    ownAccount: 'Su cuenta',
    signedIn: 'Sesión iniciada',
    signedOut: 'Sesión cerrada',
    useAnother: 'Usar otra cuenta',
    edit: 'Quitar una cuenta de esta lista',
    done: 'Listo',
    remove: 'Quitar {account} de esta lista',
  },
  fr: {
    title: 'Choisissez un compte',
    text: 'pour continuer vers {app}',
    textWithoutApp: 'pour continuer',
    ownAccount: 'Votre compte',
    signedIn: 'Connecté',
    signedOut: 'Déconnecté',
    useAnother: 'Utiliser un autre compte',
    edit: 'Retirer un compte de cette liste',
    done: 'Terminé',
    remove: 'Retirer {account} de cette liste',
  },
}
