/** The texts of the page behind "This was not me". */
import type { Catalogue } from '../../foundation/text/words.ts'

export interface NotMeWords {
  readonly question: string
  /** Describes what the button does to a session. */
  readonly does: string
  readonly button: string
  readonly otherwise: string
  readonly done: string
  readonly tooLate: string
  readonly tooLateText: string
  /** Explains how to secure the account by hand. */
  readonly next: string
  readonly steps: readonly string[]
  readonly help: string
  readonly signInAgain: string
  readonly goOn: string
  readonly dead: string
  readonly deadText: string
}

export const notMeWords: Catalogue<NotMeWords> = {
  en: {
    question: 'This was not you?',
    does: 'The button signs out the browser that the mail tells of.',
    button: 'This was not me',
    otherwise: 'If it was you, close this page: nothing has changed.',
    done: 'That browser is signed out',
    tooLate: 'This has changed since',
    tooLateText: 'What the mail tells of does not count any more. Nothing was changed now.',
    next: 'To secure the account:',
    steps: [
      'Make sure that nobody else reads your mail: whoever does can sign in as you. Change the password of your mailbox if in doubt.',
      'Set a new password here, one that you use nowhere else.',
      'Sign in, and delete what you do not know: passkeys, phone numbers, linked accounts, an authenticator app.',
    ],
    help: 'Get help',
    signInAgain: 'Sign in again',
    goOn: 'Go to {project}',
    dead: 'This link no longer works',
    deadText: 'It has run out, or was not copied as a whole. Each such link works for 7 days.',
  },
  de: {
    question: 'Das waren nicht Sie?',
    does: 'Die Schaltfläche meldet den Browser ab, von dem die E-Mail berichtet.',
    button: 'Das war ich nicht',
    otherwise: 'Wenn Sie es waren, schließen Sie diese Seite: Es hat sich nichts geändert.',
    done: 'Dieser Browser ist abgemeldet',
    tooLate: 'Das hat sich inzwischen geändert',
    tooLateText: 'Wovon die E-Mail berichtet, gilt nicht mehr. Jetzt wurde nichts geändert.',
    next: 'So sichern Sie das Konto:',
    steps: [
      'Stellen Sie sicher, dass niemand sonst Ihre E-Mails liest: Wer das kann, kann sich als Sie anmelden. Ändern Sie im Zweifel das Passwort Ihres Postfachs.',
      'Legen Sie hier ein neues Passwort fest, das Sie nirgends sonst benutzen.',
      'Melden Sie sich an, und löschen Sie, was Sie nicht kennen: Passkeys, Telefonnummern, verknüpfte Konten, eine Authenticator-App.',
    ],
    help: 'Hilfe bekommen',
    signInAgain: 'Wieder anmelden',
    goOn: 'Weiter zu {project}',
    dead: 'Dieser Link funktioniert nicht mehr',
    deadText:
      'Er ist abgelaufen oder wurde nicht vollständig kopiert. Ein solcher Link gilt 7 Tage.',
  },
  es: {
    question: '¿No ha sido usted?',
    does: 'El botón cierra la sesión del navegador del que habla el correo.',
    button: 'No he sido yo',
    otherwise: 'Si ha sido usted, cierre esta página: nada ha cambiado.',
    done: 'Se ha cerrado la sesión de ese navegador',
    tooLate: 'Esto ha cambiado desde entonces',
    tooLateText: 'Aquello de lo que habla el correo ya no vale. Ahora no se ha cambiado nada.',
    next: 'Para proteger la cuenta:',
    steps: [
      'Asegúrese de que nadie más lee su correo: quien lo lee puede iniciar sesión como usted. En caso de duda, cambie la contraseña de su buzón.',
      'Defina aquí una nueva contraseña que no use en ningún otro sitio.',
      'Inicie sesión y elimine lo que no conozca: llaves de acceso, números de teléfono, cuentas vinculadas, una aplicación de autenticación.',
    ],
    help: 'Obtener ayuda',
    signInAgain: 'Volver a iniciar sesión',
    goOn: 'Ir a {project}',
    dead: 'Este enlace ya no funciona',
    deadText: 'Ha caducado o no se copió completo. Un enlace así funciona durante 7 días.',
  },
  fr: {
    question: 'Ce n’était pas vous ?',
    does: 'Le bouton déconnecte le navigateur dont parle l’e-mail.',
    button: 'Ce n’était pas moi',
    otherwise: 'Si c’était vous, fermez cette page : rien n’a changé.',
    done: 'Ce navigateur est déconnecté',
    tooLate: 'Cela a changé depuis',
    tooLateText: 'Ce dont parle l’e-mail n’est plus valable. Rien n’a été modifié maintenant.',
    next: 'Pour sécuriser le compte :',
    steps: [
      'Assurez-vous que personne d’autre ne lit vos e-mails : qui le peut peut se connecter à votre place. En cas de doute, changez le mot de passe de votre messagerie.',
      'Définissez ici un nouveau mot de passe que vous n’utilisez nulle part ailleurs.',
      'Connectez-vous et supprimez ce que vous ne connaissez pas : clés d’accès, numéros de téléphone, comptes liés, une application d’authentification.',
    ],
    help: 'Obtenir de l’aide',
    signInAgain: 'Se reconnecter',
    goOn: 'Aller à {project}',
    dead: 'Ce lien ne fonctionne plus',
    deadText: 'Il a expiré ou n’a pas été copié en entier. Un tel lien fonctionne pendant 7 jours.',
  },
}
