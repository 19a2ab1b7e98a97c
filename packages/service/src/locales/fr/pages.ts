import type { Translation } from '@portico/contract'
import type * as english from '../en/pages.ts'

export const pages: Translation<typeof english.pages> = {
  poweredBy: 'Propulsé par Portico',
  goToProject: 'Aller sur {project}',
  tryAgain: 'Réessayer',
  logInAgain: 'Se reconnecter',
  linkTitle: 'Ce lien ne fonctionne plus',
  linkText: 'Il a déjà été utilisé ou il a expiré.',
  linkLife: 'Chaque lien fonctionne une seule fois, pendant {duration}.',
  askForLink: 'Demander un nouveau lien',
  usedTitle: 'Ce lien a déjà été utilisé',
  usedText: 'Retournez dans l’application à laquelle vous vouliez vous connecter et recommencez-y.',
  refusedTitle: 'Demande de connexion refusée',
  refusedText:
    'Une application a demandé à {project} quelque chose qu’elle ne peut pas obtenir. Rien n’a été communiqué, et vous n’avez rien fait de mal.',
  refusedDetails: 'Détails pour les responsables de l’application',
  failedTitle: 'Une erreur s’est produite',
  failedText: 'Retournez dans l’application d’où vous venez et réessayez.',
  deviceText: 'Ouvrez à nouveau la page et saisissez le code affiché par votre appareil.',
  needsScript: 'Cette page nécessite JavaScript.',
  details: 'Détails',
  error: 'Erreur',
  app: 'Application',
  time: 'Heure',
  number: 'Numéro à indiquer',
  aboutText:
    'Ce site connecte ses utilisateurs avec Portico : un widget de connexion et un service d’authentification que le site exploite lui-même. Pour toute question sur votre compte, adressez-vous au site.',
}
