import type { Translation } from '@portico/contract'
import type * as english from '../en/device.ts'

/** Several scopes about the user share this text. */
const personal = 'Consulter les informations personnelles de votre profil'

export const device: Translation<typeof english.device> = {
  connect: 'Connecter un appareil',
  lead: 'Saisissez le code affiché par votre téléviseur ou votre console.',
  code: 'Code',
  wrong: 'Ce code est incorrect ou a expiré. Réessayez.',
  continue: 'Continuer',
  caution:
    'Ne saisissez que le code d’un appareil qui se trouve devant vous. Jamais un code que quelqu’un vous a envoyé.',
  someApp: 'L’application',
  connectApp: 'Connecter {app} ?',
  asked:
    'Un appareil avec le code {code} demande l’accès à votre compte. Continuez seulement si le code s’affiche sur un de vos appareils.',
  requesting: '{app} demande à :',
  allow: 'Autoriser',
  deny: 'Refuser',
  connectedTitle: 'Votre appareil est connecté',
  connectedText: 'Vous pouvez fermer cette page et continuer sur l’appareil.',
  deniedTitle: 'L’accès à l’application a été refusé.',
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
    profile: { text: personal, details: ['Nom, photo de profil et langue préférée'] },
    email: { text: personal, details: ['Adresse e-mail'] },
    phone: { text: personal, details: ['Numéro de téléphone'] },
    offline_access: {
      text: 'Conserver l’accès à vos données même lorsque vous n’utilisez pas l’application',
      details: [
        'Accéder à vos données même hors connexion',
        'Synchroniser des données et effectuer des tâches en arrière-plan en votre nom',
      ],
    },
  },
}
