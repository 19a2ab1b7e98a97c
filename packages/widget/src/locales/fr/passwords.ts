import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords.ts'

export const passwordsText: Translation<typeof english.passwordsText> = {
  'password.createAccount.content': 'Pour finir de créer votre compte, définissez un mot de passe',
  'password.login.title': 'Se connecter',
  'button.forgotPassword': 'Mot de passe oublié ?',
  'button.logInByEmail': 'Se connecter par e-mail',
  'formField.password.label': 'Mot de passe',
  'button.showPassword': 'Afficher le mot de passe',
  'password.forgot.title': 'Mot de passe oublié ?',
  'password.forgot.content':
    'Un e-mail avec un lien pour réinitialiser votre mot de passe a été envoyé à <bold>{email}</bold>.',
  'password.breached.title': 'Consultez vos e-\u2060mails pour définir un nouveau mot de passe',
  'password.breached.content': 'Un e-mail a été envoyé à <bold>{email}</bold>.',
  'password.breached.whyTitle': 'Pourquoi, si le mot de passe était bon ?',
  'password.breached.why':
    'Le même mot de passe figure sur une liste volée à un autre site, et des inconnus peuvent donc l’essayer ici. Votre compte {project} n’a subi aucune intrusion. Après en avoir défini un nouveau ici, changez-le aussi là-bas.',
  'password.resetRequired.title':
    'Consultez vos e-\u2060mails pour définir un nouveau mot de passe',
  'password.resetRequired.content': 'Un e-mail a été envoyé à <bold>{email}</bold>.',
  'password.setNew.title': 'Consultez vos e-mails',
  'password.setNew.content':
    'Un e-mail avec un lien de connexion a été envoyé à <bold>{email}</bold>.',
  'button.resendEmail': 'Renvoyer l’e-mail',
  'button.emailResent': 'E-mail envoyé',
  'password.reset.title': 'Réinitialisez votre mot de passe',
  'password.reset.loggingInProgress': 'Connexion en cours...',
  'password.reset.noToken':
    'Ouvrez cette page avec le lien de l’e-mail que nous vous avons envoyé.',
  'password.reset.deadTitle': 'Ce lien ne fonctionne plus',
  'password.reset.deadContent': 'Il a déjà été utilisé ou il a expiré. L’ouvrir n’a rien changé.',
  'password.reset.sendNewLink': 'Envoyer un nouveau lien',
  'password.reset.newLinkGoesTo': 'Nous l’envoyons à <bold>{email}</bold>.',
  'password.reset.backToLogIn': 'Retour à la connexion',
  'login.success.content': 'Connexion réussie.',
  'password.strength': 'Force du mot de passe : {score} sur 4.',
  'password.strength.accepted': 'Mot de passe fort',
  'password.hint.start':
    'Utilisez {characterLength} caractères ou plus. Trois ou quatre mots rares sont faciles à retenir et difficiles à deviner.',
  'password.strengthError.breached':
    'Ce mot de passe a peut-être été utilisé sur un autre site qui a connu un problème de sécurité. Choisissez un autre mot de passe.',
  'password.strengthError.minimumLength':
    '{characterLength, plural, one {Doit contenir au moins # caractère} other {Doit contenir au moins # caractères}}',
  'password.strengthError.complexity':
    'Doit contenir {complexity} des éléments suivants : lettre majuscule, lettre minuscule, chiffre, symbole',
  'password.requirement.fulfilled': 'Rempli',
  'password.requirement.notFulfilled': 'Non rempli',
}
