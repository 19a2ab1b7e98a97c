import type { Translation } from '@portico/contract'
import type * as english from '../en/return-page.ts'

export const returnPage: Translation<typeof english.returnPage> = {
  signingIn: 'Connexion en cours...',
  doneTitle: 'Votre session est ouverte',
  doneText: 'Continuez dans l’onglet où vous avez demandé le lien. Vous pouvez fermer cette page.',
  goOnHere: 'Continuer ici',
}
