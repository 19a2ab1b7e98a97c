import type { Catalogue } from '../../foundation/text/words.ts'

/** The texts of the service's own pages. The placeholders are `{project}` and `{duration}`. */
interface PageWords {
  readonly poweredBy: string
  readonly goToProject: string
  readonly tryAgain: string
  readonly logInAgain: string
  /** For the link of a mail that no longer works. */
  readonly linkTitle: string
  readonly linkText: string
  readonly linkLife: string
  readonly askForLink: string
  /** For a client app's answer that was already fetched. */
  readonly usedTitle: string
  readonly usedText: string
  /** For a client app's request that is refused. */
  readonly refusedTitle: string
  readonly refusedText: string
  readonly refusedDetails: string
  /** For any other error. */
  readonly failedTitle: string
  readonly failedText: string
  /** For a decision from another page or another session. */
  readonly deviceText: string
  readonly details: string
  readonly error: string
  readonly app: string
  readonly time: string
  readonly number: string
  /** For the page to which "Powered by Portico" links. */
  readonly aboutText: string
}

/** The texts of the pages, by language. */
export const pageWords: Catalogue<PageWords> = {
  en: {
    poweredBy: 'Powered by Portico',
    goToProject: 'Go to {project}',
    tryAgain: 'Try again',
    logInAgain: 'Log in again',
    linkTitle: 'This link no longer works',
    linkText: 'It was already used, or it has run out.',
    linkLife: 'Each link works once, for {duration}.',
    askForLink: 'Ask for a new link',
    usedTitle: 'This link has already been used',
    usedText: 'Go back to the app that you wanted to sign in to, and start again there.',
    refusedTitle: 'Sign-in request rejected',
    refusedText:
      'An app asked {project} for something it may not have. Nothing was shared, and you did nothing wrong.',
    refusedDetails: 'Details for the people behind the app',
    failedTitle: 'Something went wrong',
    failedText: 'Go back to the app that sent you here, and try again there.',
    deviceText: 'Open the page again, and enter the code that your device shows.',
    details: 'Details',
    error: 'Error',
    app: 'App',
    time: 'Time',
    number: 'Number to quote',
    aboutText:
      'This site signs people in with Portico: a sign-in widget, and an authentication service that the site runs itself. Questions about your account go to the site.',
  },
  de: {
    poweredBy: 'Bereitgestellt mit Portico',
    goToProject: 'Zu {project}',
    tryAgain: 'Erneut versuchen',
    logInAgain: 'Wieder anmelden',
    linkTitle: 'Dieser Link funktioniert nicht mehr',
    linkText: 'Er wurde schon benutzt oder ist abgelaufen.',
    linkLife: 'Jeder Link funktioniert einmal, {duration} lang.',
    askForLink: 'Neuen Link anfordern',
    usedTitle: 'Dieser Link wurde schon benutzt',
    usedText:
      'Gehen Sie zurück zu der App, in der Sie sich anmelden wollten, und beginnen Sie dort von vorn.',
    refusedTitle: 'Diese App konnte nicht zugelassen werden',
    refusedText:
      'Eine App hat {project} um etwas gebeten, das sie nicht bekommen darf. Es wurde nichts weitergegeben, und Sie haben nichts falsch gemacht.',
    refusedDetails: 'Einzelheiten für die Betreiber der App',
    failedTitle: 'Etwas ist schiefgegangen',
    failedText:
      'Gehen Sie zurück zu der App, die Sie hierher geschickt hat, und versuchen Sie es dort erneut.',
    deviceText: 'Öffnen Sie die Seite noch einmal und geben Sie den Code ein, den Ihr Gerät zeigt.',
    details: 'Einzelheiten',
    error: 'Fehler',
    app: 'App',
    time: 'Zeit',
    number: 'Nummer für Rückfragen',
    aboutText:
      'Diese Website meldet Menschen mit Portico an: einem Anmelde-Widget und einem Anmeldedienst, den die Website selbst betreibt. Fragen zu Ihrem Konto beantwortet die Website.',
  },
  es: {
    poweredBy: 'Con la tecnología de Portico',
    goToProject: 'Ir a {project}',
    tryAgain: 'Volver a intentarlo',
    logInAgain: 'Volver a iniciar sesión',
    linkTitle: 'Este enlace ya no funciona',
    linkText: 'Ya se utilizó o ha caducado.',
    linkLife: 'Cada enlace funciona una sola vez, durante {duration}.',
    askForLink: 'Pedir un enlace nuevo',
    usedTitle: 'Este enlace ya se utilizó',
    usedText: 'Vuelva a la aplicación en la que quería iniciar sesión y empiece allí de nuevo.',
    refusedTitle: 'No se pudo dar acceso a esta aplicación',
    refusedText:
      'Una aplicación pidió a {project} algo que no puede tener. No se compartió nada y usted no hizo nada mal.',
    refusedDetails: 'Detalles para los responsables de la aplicación',
    failedTitle: 'Algo ha fallado',
    failedText: 'Vuelva a la aplicación que le envió aquí e inténtelo allí de nuevo.',
    deviceText: 'Abra la página de nuevo e introduzca el código que muestra su dispositivo.',
    details: 'Detalles',
    error: 'Error',
    app: 'Aplicación',
    time: 'Hora',
    number: 'Número de referencia',
    aboutText:
      'Este sitio inicia la sesión de sus usuarios con Portico: un widget de inicio de sesión y un servicio de autenticación que gestiona el propio sitio. Las preguntas sobre su cuenta se dirigen al sitio.',
  },
  fr: {
    poweredBy: 'Propulsé par Portico',
    goToProject: 'Aller sur {project}',
    tryAgain: 'Réessayer',
    logInAgain: 'Se reconnecter',
    linkTitle: 'Ce lien ne fonctionne plus',
    linkText: 'Il a déjà été utilisé ou il a expiré.',
    linkLife: 'Chaque lien fonctionne une seule fois, pendant {duration}.',
    askForLink: 'Demander un nouveau lien',
    usedTitle: 'Ce lien a déjà été utilisé',
    usedText:
      'Retournez dans l’application à laquelle vous vouliez vous connecter et recommencez-y.',
    refusedTitle: 'Cette application n’a pas pu être autorisée',
    refusedText:
      'Une application a demandé à {project} quelque chose qu’elle ne peut pas obtenir. Rien n’a été communiqué, et vous n’avez rien fait de mal.',
    refusedDetails: 'Détails pour les responsables de l’application',
    failedTitle: 'Une erreur s’est produite',
    failedText: 'Retournez dans l’application qui vous a envoyé ici et réessayez.',
    deviceText: 'Ouvrez à nouveau la page et saisissez le code affiché par votre appareil.',
    details: 'Détails',
    error: 'Erreur',
    app: 'Application',
    time: 'Heure',
    number: 'Numéro à indiquer',
    aboutText:
      'Ce site connecte ses utilisateurs avec Portico : un widget de connexion et un service d’authentification que le site exploite lui-même. Pour toute question sur votre compte, adressez-vous au site.',
  },
}
