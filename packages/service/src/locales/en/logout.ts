/** The texts of the page that logs a user out. The placeholders are `{project}` and `{apps}`. */
import type { Catalogue } from '../../foundation/text/words.ts'

interface LogoutWords {
  readonly title: string
  readonly question: string
  readonly yes: string
  readonly no: string
  readonly stayed: string
  readonly leftTitle: string
  readonly leftText: string
  /** Names the apps that were used in the session. It is not known yet whether they were notified. */
  readonly appsText: string
}

export const logoutWords: Catalogue<LogoutWords> = {
  en: {
    title: 'Log out?',
    question: 'Are you sure you want to log out of your {project} account?',
    yes: 'Log out',
    no: 'Stay logged in',
    stayed: 'You have not been logged out. You may close this page.',
    leftTitle: 'You are logged out',
    leftText: 'You are logged out of {project} in this browser.',
    appsText: '{apps} may still be open.',
  },
  de: {
    title: 'Abmelden?',
    question: 'Möchten Sie sich wirklich von Ihrem Konto bei {project} abmelden?',
    yes: 'Abmelden',
    no: 'Angemeldet bleiben',
    stayed: 'Sie wurden nicht abgemeldet. Sie können diese Seite schließen.',
    leftTitle: 'Sie sind abgemeldet',
    leftText: 'Sie sind in diesem Browser von {project} abgemeldet.',
    appsText: 'Vielleicht noch offen: {apps}.',
  },
  es: {
    title: '¿Cerrar sesión?',
    question: '¿Seguro que quiere cerrar la sesión de su cuenta de {project}?',
    yes: 'Cerrar sesión',
    no: 'Mantener la sesión',
    stayed: 'No se ha cerrado su sesión. Puede cerrar esta página.',
    leftTitle: 'Ha cerrado la sesión',
    leftText: 'Ha cerrado la sesión de {project} en este navegador.',
    appsText: 'Es posible que siga abierto: {apps}.',
  },
  fr: {
    title: 'Se déconnecter ?',
    question: 'Voulez-vous vraiment vous déconnecter de votre compte {project} ?',
    yes: 'Se déconnecter',
    no: 'Rester connecté',
    stayed: 'Vous n’avez pas été déconnecté. Vous pouvez fermer cette page.',
    leftTitle: 'Vous êtes déconnecté',
    leftText: 'Vous êtes déconnecté de {project} dans ce navigateur.',
    appsText: 'Peut-être encore ouvert : {apps}.',
  },
}
