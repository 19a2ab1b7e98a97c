import type { Catalogue } from '../../foundation/text/words.ts'

/** The texts of the page to which a link or a provider returns. */
interface ReturnWords {
  readonly signingIn: string
  /** Shown when the page that requested the link continues instead. */
  readonly doneTitle: string
  readonly doneText: string
  readonly goOnHere: string
}

export const returnWords: Catalogue<ReturnWords> = {
  en: {
    signingIn: 'Signing you in...',
    doneTitle: 'You are signed in',
    doneText: 'Go on in the tab where you asked for the link. You can close this page.',
    goOnHere: 'Continue here',
  },
  de: {
    signingIn: 'Sie werden angemeldet ...',
    doneTitle: 'Sie sind angemeldet',
    doneText:
      'Fahren Sie in dem Tab fort, in dem Sie den Link angefordert haben. Sie können diese Seite schließen.',
    goOnHere: 'Hier fortfahren',
  },
  es: {
    signingIn: 'Iniciando sesión...',
    doneTitle: 'Ha iniciado sesión',
    doneText: 'Continúe en la pestaña donde pidió el enlace. Puede cerrar esta página.',
    goOnHere: 'Continuar aquí',
  },
  fr: {
    signingIn: 'Connexion en cours...',
    doneTitle: 'Vous êtes connecté',
    doneText:
      'Continuez dans l’onglet où vous avez demandé le lien. Vous pouvez fermer cette page.',
    goOnHere: 'Continuer ici',
  },
}
