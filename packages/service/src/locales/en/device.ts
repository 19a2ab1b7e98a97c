/**
 * The texts of the pages on which a user connects a device. The placeholders are `{app}`, `{code}`, `{project}` and
 * `{scope}`.
 */
import type { Catalogue } from '../../foundation/text/words.ts'

/** The description of one scope that a device requests. */
export interface ScopeText {
  readonly text: string
  readonly details: readonly string[]
}

/** The scopes that every project defines. */
export const knownScopes = ['openid', 'profile', 'email', 'phone', 'offline_access'] as const

interface DeviceWords {
  readonly connect: string
  readonly lead: string
  readonly code: string
  readonly wrong: string
  readonly continue: string
  readonly caution: string
  readonly someApp: string
  readonly connectApp: string
  readonly asked: string
  readonly requesting: string
  readonly allow: string
  readonly deny: string
  readonly connectedTitle: string
  readonly connectedText: string
  readonly deniedTitle: string
  readonly deniedText: string
  readonly goToProject: string
  readonly unverified: string
  /** For a scope without a description. */
  readonly otherScope: string
  readonly scopes: Readonly<Record<(typeof knownScopes)[number], ScopeText>>
}

/** Several scopes about the user share this text. The English text is that of specification section 9. */
const personal = {
  en: 'View your personal profile information',
  de: 'Ihre persönlichen Profildaten ansehen',
  es: 'Ver la información personal de su perfil',
  fr: 'Consulter les informations personnelles de votre profil',
}

export const deviceWords: Catalogue<DeviceWords> = {
  en: {
    connect: 'Connect a device',
    lead: 'Enter the code that your TV or console shows.',
    code: 'Code',
    wrong: 'This code is wrong or has expired. Try again.',
    continue: 'Continue',
    caution: 'Only enter a code from a device in front of you. Never one that somebody sent you.',
    someApp: 'The App',
    connectApp: 'Connect {app}?',
    asked:
      'A device with the code {code} asks for access to your account. Go on only if the code stands on a device of yours.',
    requesting: '{app} is requesting to:',
    allow: 'Allow',
    deny: 'Deny',
    connectedTitle: 'Your device is connected',
    connectedText: 'You may close this page and go on there.',
    deniedTitle: 'Access to the application was denied.',
    deniedText: 'You may close this page.',
    goToProject: 'Go to {project}',
    unverified:
      'This app has not been verified. It registered itself, and nobody at {project} knows who runs it.',
    otherScope: 'Use the {scope} scope',
    scopes: {
      openid: {
        text: 'Verify your identity',
        details: ['View information stored within your account'],
      },
      profile: {
        text: personal.en,
        details: ['Name, profile picture and language preferences'],
      },
      email: { text: personal.en, details: ['Email address'] },
      phone: { text: personal.en, details: ['Phone number'] },
      offline_access: {
        text: "Maintain access to your data even when you're not actively using the app",
        details: [
          'Access your data even when offline',
          'Synchronize data and process background tasks on your behalf',
        ],
      },
    },
  },
  de: {
    connect: 'Ein Gerät verbinden',
    lead: 'Geben Sie den Code ein, den Ihr Fernseher oder Ihre Konsole zeigt.',
    code: 'Code',
    wrong: 'Dieser Code ist falsch oder abgelaufen. Versuchen Sie es noch einmal.',
    continue: 'Weiter',
    caution:
      'Geben Sie nur den Code eines Geräts ein, das vor Ihnen steht. Nie einen, den Ihnen jemand geschickt hat.',
    someApp: 'Die App',
    connectApp: '{app} verbinden?',
    asked:
      'Ein Gerät mit dem Code {code} bittet um Zugriff auf Ihr Konto. Machen Sie nur weiter, wenn der Code auf einem Ihrer Geräte steht.',
    requesting: '{app} möchte:',
    allow: 'Zulassen',
    deny: 'Ablehnen',
    connectedTitle: 'Ihr Gerät ist verbunden',
    connectedText: 'Sie können diese Seite schließen und dort weitermachen.',
    deniedTitle: 'Der Zugriff wurde abgelehnt.',
    deniedText: 'Sie können diese Seite schließen.',
    goToProject: 'Zu {project}',
    unverified:
      'Diese App wurde nicht geprüft. Sie hat sich selbst angemeldet, und niemand bei {project} weiß, wer sie betreibt.',
    otherScope: 'Den Bereich {scope} verwenden',
    scopes: {
      openid: {
        text: 'Ihre Identität prüfen',
        details: ['Informationen ansehen, die in Ihrem Konto gespeichert sind'],
      },
      profile: { text: personal.de, details: ['Name, Profilbild und bevorzugte Sprache'] },
      email: { text: personal.de, details: ['E-Mail-Adresse'] },
      phone: { text: personal.de, details: ['Telefonnummer'] },
      offline_access: {
        text: 'Zugriff auf Ihre Daten behalten, auch wenn Sie die App gerade nicht benutzen',
        details: [
          'Auf Ihre Daten zugreifen, auch wenn Sie offline sind',
          'In Ihrem Namen Daten abgleichen und im Hintergrund arbeiten',
        ],
      },
    },
  },
  es: {
    connect: 'Conectar un dispositivo',
    lead: 'Introduzca el código que muestra su televisor o su consola.',
    code: 'Código',
    wrong: 'Este código es incorrecto o ha caducado. Inténtelo de nuevo.',
    continue: 'Continuar',
    caution:
      'Introduzca solo el código de un dispositivo que tenga delante. Nunca uno que alguien le haya enviado.',
    someApp: 'La aplicación',
    connectApp: '¿Conectar {app}?',
    asked:
      'Un dispositivo con el código {code} pide acceso a su cuenta. Continúe solo si el código aparece en un dispositivo suyo.',
    requesting: '{app} solicita:',
    allow: 'Permitir',
    deny: 'Denegar',
    connectedTitle: 'Su dispositivo está conectado',
    connectedText: 'Puede cerrar esta página y continuar allí.',
    deniedTitle: 'Se ha denegado el acceso.',
    deniedText: 'Puede cerrar esta página.',
    goToProject: 'Ir a {project}',
    unverified:
      'Esta aplicación no se ha verificado. Se registró ella misma y nadie en {project} sabe quién la gestiona.',
    otherScope: 'Usar el ámbito {scope}',
    scopes: {
      openid: {
        text: 'Verificar su identidad',
        details: ['Ver la información guardada en su cuenta'],
      },
      profile: { text: personal.es, details: ['Nombre, foto de perfil e idioma preferido'] },
      email: { text: personal.es, details: ['Dirección de correo electrónico'] },
      phone: { text: personal.es, details: ['Número de teléfono'] },
      offline_access: {
        text: 'Conservar el acceso a sus datos aunque no esté usando la aplicación',
        details: [
          'Acceder a sus datos aunque esté sin conexión',
          'Sincronizar datos y realizar tareas en segundo plano en su nombre',
        ],
      },
    },
  },
  fr: {
    connect: 'Connecter un appareil',
    lead: 'Saisissez le code affiché par votre téléviseur ou votre console.',
    code: 'Code',
    wrong: 'Ce code est incorrect ou a expiré. Réessayez.',
    continue: 'Continuer',
    caution:
      'Ne saisissez que le code d’un appareil qui se trouve devant vous. Jamais un code que quelqu’un vous a envoyé.',
    someApp: 'L’application',
    connectApp: 'Connecter {app} ?',
    asked:
      'Un appareil avec le code {code} demande l’accès à votre compte. Continuez seulement si le code s’affiche sur un de vos appareils.',
    requesting: '{app} demande à :',
    allow: 'Autoriser',
    deny: 'Refuser',
    connectedTitle: 'Votre appareil est connecté',
    connectedText: 'Vous pouvez fermer cette page et continuer là-bas.',
    deniedTitle: 'L’accès a été refusé.',
    deniedText: 'Vous pouvez fermer cette page.',
    goToProject: 'Aller sur {project}',
    unverified:
      'Cette application n’a pas été vérifiée. Elle s’est inscrite elle-même, et personne chez {project} ne sait qui la gère.',
    otherScope: 'Utiliser la portée {scope}',
    scopes: {
      openid: {
        text: 'Vérifier votre identité',
        details: ['Consulter les informations enregistrées dans votre compte'],
      },
      profile: { text: personal.fr, details: ['Nom, photo de profil et langue préférée'] },
      email: { text: personal.fr, details: ['Adresse e-mail'] },
      phone: { text: personal.fr, details: ['Numéro de téléphone'] },
      offline_access: {
        text: 'Conserver l’accès à vos données même lorsque vous n’utilisez pas l’application',
        details: [
          'Accéder à vos données même hors connexion',
          'Synchroniser des données et effectuer des tâches en arrière-plan en votre nom',
        ],
      },
    },
  },
}
