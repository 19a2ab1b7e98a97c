import type { Translation } from '@portico/contract'
import type * as english from '../en/logout.ts'

export const logout: Translation<typeof english.logout> = {
  title: 'Se déconnecter ?',
  question: 'Voulez-vous vraiment vous déconnecter de votre compte {project} ?',
  yes: 'Se déconnecter',
  no: 'Rester connecté',
  stayed: 'Vous n’avez pas été déconnecté. Vous pouvez fermer cette page.',
  leftTitle: 'Vous êtes déconnecté',
  leftText: 'Vous êtes déconnecté de {project} dans ce navigateur.',
  appsText: 'Peut-être encore ouvert : {apps}.',
}
