/** What the page behind "This was not me" says. */
import type { Catalogue } from '../text/words.ts'
import type { NoticedEvent } from './not-me.ts'

type ByKind = Readonly<Record<NoticedEvent['kind'], string>>

export interface NotMeWords {
  readonly question: string
  /** What the button will do. */
  readonly does: ByKind
  readonly button: string
  readonly otherwise: string
  readonly done: ByKind
  readonly mailSent: string
  readonly askForMail: string
  readonly tooLate: string
  readonly tooLateText: string
  /** How to secure the account by hand. */
  readonly next: string
  readonly steps: readonly string[]
  readonly help: string
  readonly goOn: string
  readonly dead: string
  readonly deadText: string
}

export const notMeWords: Catalogue<NotMeWords> = {
  en: {
    question: 'This was not you?',
    does: {
      session: 'The button signs out the browser that the mail tells of.',
      passkey:
        'The button removes the passkey that the mail tells of, and signs out the browsers that added or used it.',
      password:
        'The button locks the new password and signs out every browser. You then get a mail with a link to set a password yourself.',
    },
    button: 'This was not me',
    otherwise: 'If it was you, close this page: nothing has changed.',
    done: {
      session: 'That browser is signed out',
      passkey: 'The passkey is removed',
      password: 'The new password is locked',
    },
    mailSent: 'A mail with a link to set a new password was sent to {email}.',
    askForMail: 'Ask for a new password on the page where you sign in.',
    tooLate: 'Another password was set since',
    tooLateText: 'The one that the mail tells of does not work any more. Nothing was changed now.',
    next: 'To secure the account:',
    steps: [
      'Make sure that nobody else reads your mail: whoever does can sign in as you. Change the password of your mailbox if in doubt.',
      'Set a new password here, one that you use nowhere else.',
      'Sign in, and delete passkeys that you do not know.',
    ],
    help: 'Get help',
    goOn: 'Go to {project}',
    dead: 'This link no longer works',
    deadText: 'It has run out, or was not copied as a whole. Each such link works for 7 days.',
  },
  de: {
    question: 'Das waren nicht Sie?',
    does: {
      session: 'Die Schaltfläche meldet den Browser ab, von dem die E-Mail berichtet.',
      passkey:
        'Die Schaltfläche entfernt den Passkey, von dem die E-Mail berichtet, und meldet die Browser ab, die ihn hinzugefügt oder benutzt haben.',
      password:
        'Die Schaltfläche sperrt das neue Passwort und meldet alle Browser ab. Danach erhalten Sie eine E-Mail mit einem Link, um selbst ein Passwort festzulegen.',
    },
    button: 'Das war ich nicht',
    otherwise: 'Wenn Sie es waren, schließen Sie diese Seite: Es hat sich nichts geändert.',
    done: {
      session: 'Dieser Browser ist abgemeldet',
      passkey: 'Der Passkey ist entfernt',
      password: 'Das neue Passwort ist gesperrt',
    },
    mailSent: 'Eine E-Mail mit einem Link für ein neues Passwort wurde an {email} gesendet.',
    askForMail: 'Fordern Sie auf der Anmeldeseite ein neues Passwort an.',
    tooLate: 'Inzwischen wurde ein anderes Passwort festgelegt',
    tooLateText:
      'Das Passwort, von dem die E-Mail berichtet, gilt nicht mehr. Jetzt wurde nichts geändert.',
    next: 'So sichern Sie das Konto:',
    steps: [
      'Stellen Sie sicher, dass niemand sonst Ihre E-Mails liest: Wer das kann, kann sich als Sie anmelden. Ändern Sie im Zweifel das Passwort Ihres Postfachs.',
      'Legen Sie hier ein neues Passwort fest, das Sie nirgends sonst benutzen.',
      'Melden Sie sich an, und löschen Sie Passkeys, die Sie nicht kennen.',
    ],
    help: 'Hilfe bekommen',
    goOn: 'Weiter zu {project}',
    dead: 'Dieser Link funktioniert nicht mehr',
    deadText:
      'Er ist abgelaufen oder wurde nicht vollständig kopiert. Ein solcher Link gilt 7 Tage.',
  },
  es: {
    question: '¿No ha sido usted?',
    does: {
      session: 'El botón cierra la sesión del navegador del que habla el correo.',
      passkey:
        'El botón elimina la llave de acceso de la que habla el correo y cierra la sesión de los navegadores que la añadieron o la usaron.',
      password:
        'El botón bloquea la nueva contraseña y cierra la sesión en todos los navegadores. Después recibirá un correo con un enlace para definir una contraseña usted mismo.',
    },
    button: 'No he sido yo',
    otherwise: 'Si ha sido usted, cierre esta página: nada ha cambiado.',
    done: {
      session: 'Se ha cerrado la sesión de ese navegador',
      passkey: 'Se ha eliminado la llave de acceso',
      password: 'La nueva contraseña está bloqueada',
    },
    mailSent: 'Se ha enviado a {email} un correo con un enlace para definir una nueva contraseña.',
    askForMail: 'Solicite una nueva contraseña en la página de inicio de sesión.',
    tooLate: 'Desde entonces se ha definido otra contraseña',
    tooLateText:
      'La contraseña de la que habla el correo ya no funciona. Ahora no se ha cambiado nada.',
    next: 'Para proteger la cuenta:',
    steps: [
      'Asegúrese de que nadie más lee su correo: quien lo lee puede iniciar sesión como usted. En caso de duda, cambie la contraseña de su buzón.',
      'Defina aquí una nueva contraseña que no use en ningún otro sitio.',
      'Inicie sesión y elimine las llaves de acceso que no conozca.',
    ],
    help: 'Obtener ayuda',
    goOn: 'Ir a {project}',
    dead: 'Este enlace ya no funciona',
    deadText: 'Ha caducado o no se copió completo. Un enlace así funciona durante 7 días.',
  },
  fr: {
    question: 'Ce n’était pas vous ?',
    does: {
      session: 'Le bouton déconnecte le navigateur dont parle l’e-mail.',
      passkey:
        'Le bouton supprime la clé d’accès dont parle l’e-mail et déconnecte les navigateurs qui l’ont ajoutée ou utilisée.',
      password:
        'Le bouton bloque le nouveau mot de passe et déconnecte tous les navigateurs. Vous recevez ensuite un e-mail avec un lien pour définir un mot de passe vous-même.',
    },
    button: 'Ce n’était pas moi',
    otherwise: 'Si c’était vous, fermez cette page : rien n’a changé.',
    done: {
      session: 'Ce navigateur est déconnecté',
      passkey: 'La clé d’accès est supprimée',
      password: 'Le nouveau mot de passe est bloqué',
    },
    mailSent: 'Un e-mail avec un lien pour définir un nouveau mot de passe a été envoyé à {email}.',
    askForMail: 'Demandez un nouveau mot de passe sur la page de connexion.',
    tooLate: 'Un autre mot de passe a été défini depuis',
    tooLateText: 'Celui dont parle l’e-mail n’est plus valable. Rien n’a été modifié maintenant.',
    next: 'Pour sécuriser le compte :',
    steps: [
      'Assurez-vous que personne d’autre ne lit vos e-mails : qui le peut peut se connecter à votre place. En cas de doute, changez le mot de passe de votre messagerie.',
      'Définissez ici un nouveau mot de passe que vous n’utilisez nulle part ailleurs.',
      'Connectez-vous et supprimez les clés d’accès que vous ne connaissez pas.',
    ],
    help: 'Obtenir de l’aide',
    goOn: 'Aller à {project}',
    dead: 'Ce lien ne fonctionne plus',
    deadText: 'Il a expiré ou n’a pas été copié en entier. Un tel lien fonctionne pendant 7 jours.',
  },
}
