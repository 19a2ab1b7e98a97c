import type { Translation } from '@portico/contract'
import type * as english from '../en/account-download.ts'

export const accountDownloadText: Translation<typeof english.accountDownloadText> = {
  'account.download.content':
    'Tout ce que {project} conserve ici sur vous : adresses, moyens de connexion, appareils, applications et ce qui s’est passé. Un fichier JSON, sans mots de passe ni clés.',
  'account.download.submit': 'Télécharger',
  'account.download.last': 'Dernier téléchargement : {date}.',
  'account.download.done': 'Vos données ont été téléchargées.',
  'account.act.download': 'Pour télécharger vos données.',
}
