import type { Catalogue } from '../../foundation/text/words.ts'

/** The texts of the page that answers a form whose script did not run. */
interface FormWords {
  readonly sentTitle: string
  /** Contains the placeholder `{email}`. */
  readonly sentText: string
  readonly invalidTitle: string
  readonly invalidText: string
  readonly tooManyTitle: string
  readonly tooManyText: string
  /** The error for a project that requires a captcha or another check that needs a script. */
  readonly scriptTitle: string
  readonly scriptText: string
}

export const formWords: Catalogue<FormWords> = {
  en: {
    sentTitle: 'Check your email',
    sentText: 'An email was sent to {email}.',
    invalidTitle: 'Check the email address',
    invalidText: 'Go back, and enter a valid one.',
    tooManyTitle: 'Too many attempts',
    tooManyText: 'Wait a few minutes, go back, and try again.',
    scriptTitle: 'Signing in here needs JavaScript',
    scriptText: 'Turn it on in your browser, go back, and try again.',
  },
  de: {
    sentTitle: 'Prüfen Sie Ihre E-Mails',
    sentText: 'Eine E-Mail wurde an {email} geschickt.',
    invalidTitle: 'Prüfen Sie die E-Mail-Adresse',
    invalidText: 'Gehen Sie zurück und geben Sie eine gültige ein.',
    tooManyTitle: 'Zu viele Versuche',
    tooManyText: 'Warten Sie ein paar Minuten, gehen Sie zurück und versuchen Sie es noch einmal.',
    scriptTitle: 'Die Anmeldung braucht hier JavaScript',
    scriptText:
      'Schalten Sie es in Ihrem Browser ein, gehen Sie zurück und versuchen Sie es noch einmal.',
  },
  es: {
    sentTitle: 'Revise su correo electrónico',
    sentText: 'Se envió un correo a {email}.',
    invalidTitle: 'Revise la dirección de correo electrónico',
    invalidText: 'Vuelva atrás e introduzca una válida.',
    tooManyTitle: 'Demasiados intentos',
    tooManyText: 'Espere unos minutos, vuelva atrás e inténtelo de nuevo.',
    scriptTitle: 'Para iniciar sesión aquí se necesita JavaScript',
    scriptText: 'Actívelo en su navegador, vuelva atrás e inténtelo de nuevo.',
  },
  fr: {
    sentTitle: 'Consultez vos e-mails',
    sentText: 'Un e-mail a été envoyé à {email}.',
    invalidTitle: 'Vérifiez l’adresse e-mail',
    invalidText: 'Revenez en arrière et saisissez une adresse valide.',
    tooManyTitle: 'Trop de tentatives',
    tooManyText: 'Patientez quelques minutes, revenez en arrière et réessayez.',
    scriptTitle: 'La connexion nécessite ici JavaScript',
    scriptText: 'Activez-le dans votre navigateur, revenez en arrière et réessayez.',
  },
}
