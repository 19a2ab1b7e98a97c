import type { Translation } from '@portico/contract'
import type * as english from '../en/account-emails.ts'

export const accountEmailsText: Translation<typeof english.accountEmailsText> = {
  'account.emails.content':
    'Vous pouvez vous connecter avec chaque adresse vérifiée. Les avis vont à la principale.',
  'account.emails.primaryStays': 'Choisissez d’abord une autre adresse principale.',
  'account.emails.add': 'Ajouter une adresse e-mail',
  'account.emails.addContent':
    'Nous y envoyons un code. Rien ne change tant que vous ne l’avez pas saisi.',
  'account.emails.belongsToAnother':
    'Cette adresse appartient à un autre compte. Connectez-vous avec elle, ou supprimez-la dans ce compte.',
  'account.emails.makePrimary': 'Rendre principale',
  'account.emails.madePrimary':
    '{email} est maintenant votre adresse principale. Nous avons prévenu les deux.',
  'account.emails.sendNewCode': 'Envoyer un nouveau code',
  'account.act.addEmail': 'Pour ajouter une adresse e-mail.',
  'account.act.makePrimary': 'Pour rendre {value} principale.',
}
