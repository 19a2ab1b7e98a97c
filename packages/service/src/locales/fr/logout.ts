import type { Translation } from '@portico/contract'
import type * as english from '../en/logout.ts'

export const logout: Translation<typeof english.logout> = {
  title: 'Se déconnecter ?',
  question: 'Voulez-vous vraiment vous déconnecter de votre compte {project} ?',
  yes: 'Se déconnecter',
  no: 'Garder la session',
  stayed: 'Votre session reste ouverte. Vous pouvez fermer cette page.',
  leftTitle: 'Déconnexion réussie',
  leftText: 'Votre session {project} est fermée dans ce navigateur.',
  appsText: 'Peut-être encore ouvert : {apps}.',
}
