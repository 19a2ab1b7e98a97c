import type { Translation } from '@portico/contract'
import type * as english from '../en/errors.ts'

export const errorText: Translation<typeof english.errorText> = {
  'error.invalidEmail': 'Le format de l’adresse e-mail n’est pas valide.',
  'error.invalidPhoneNumber':
    'Le format du numéro de téléphone n’est pas valide. Saisissez le numéro au format E.164, avec l’indicatif du pays.',
  'error.unsubscribedPhoneNumber':
    'Ce numéro de téléphone est désinscrit et ne reçoit plus de messages. Pour en recevoir à nouveau, envoyez START par SMS.',
  'error.inactiveEmail':
    'Cette adresse e-mail est marquée comme inactive. Essayez une autre adresse e-mail ou, s’il s’agit d’une erreur, contactez votre administrateur.',
  'error.unauthorizedCredentials': 'Identifiants incorrects.',
  'error.userUnauthenticated':
    'Cette action demande une session active. La connexion est-elle déjà faite ?',
  'error.emailNotFound': 'Adresse e-mail introuvable.',
  'error.unableToAuthMagicLink': 'Ce lien a déjà été utilisé ou a expiré. Réessayez.',
  'error.noUserPassword': 'Ce compte n’a pas de mot de passe. Réessayez.',
  'error.breachedPassword':
    'Le mot de passe figure sur la liste des mots de passe divulgués et doit être réinitialisé.',
  'error.resetPassword': 'Le mot de passe doit être réinitialisé.',
  'error.oauthTokenNotFound': 'Le jeton OAuth est introuvable.',
  'error.invalidCode': 'Le format du code n’est pas valide. Réessayez.',
  'error.memberPasswordNotFound': 'Le mot de passe du membre est introuvable.',
  'error.oauthFlowCallbackError':
    'Une erreur s’est produite au retour de la procédure OAuth. Réessayez.',
  'error.unauthorizedAction': 'Action non autorisée.',
  'error.userLockLimitReached':
    'Trop de tentatives d’authentification ont échoué. Réessayez plus tard.',
  'error.invalidSessionToken': 'Le jeton de session n’est pas valide.',
  'error.sessionNotFound': 'Session introuvable.',
  'error.invalidPhoneNumberCountryCode':
    'L’indicatif du numéro de téléphone n’est pas valide, n’est pas pris en charge ou est désactivé.',
  'error.otpCodeNotFound': 'Code incorrect. Réessayez.',
  'error.duplicatePhoneNumber':
    'Un membre de cette organisation utilise déjà ce numéro de téléphone.',
}
