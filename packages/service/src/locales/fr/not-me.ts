import type { Translation } from '@portico/contract'
import type * as english from '../en/not-me.ts'

export const notMe: Translation<typeof english.notMe> = {
  question: 'Ce n’était pas vous ?',
  does: 'Le bouton déconnecte le navigateur dont parle l’e-mail.',
  button: 'Ce n’était pas moi',
  otherwise: 'Si c’était vous, fermez cette page : rien n’a changé.',
  done: 'Ce navigateur est déconnecté',
  tooLate: 'Cela a changé depuis',
  tooLateText: 'Ce dont parle l’e-mail n’est plus valable. Rien n’a été modifié maintenant.',
  next: 'Pour sécuriser le compte :',
  steps: [
    'Assurez-vous que personne d’autre ne lit vos e-mails : toute personne qui les lit peut se connecter à votre place. En cas de doute, changez le mot de passe de votre messagerie.',
    'Définissez ici un nouveau mot de passe que vous n’utilisez nulle part ailleurs.',
    'Connectez-vous et supprimez ce que vous ne connaissez pas : clés d’accès, numéros de téléphone, comptes liés, une application d’authentification.',
  ],
  help: 'Obtenir de l’aide',
  signInAgain: 'Se reconnecter',
  goOn: 'Aller sur {project}',
  dead: 'Ce lien ne fonctionne plus',
  deadText: 'Il a expiré ou n’a pas été copié en entier. Un tel lien fonctionne pendant 7 jours.',
}
