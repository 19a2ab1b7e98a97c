import type { Translation } from '@portico/contract'
import type * as english from '../en/logout.ts'

export const logout: Translation<typeof english.logout> = {
  title: 'Uitloggen?',
  question: 'Weet je zeker dat je wilt uitloggen uit je account bij {project}?',
  yes: 'Uitloggen',
  no: 'Ingelogd blijven',
  stayed: 'Je bent niet uitgelogd. Je kunt deze pagina sluiten.',
  leftTitle: 'Je bent uitgelogd',
  leftText: 'Je bent in deze browser uitgelogd bij {project}.',
  appsText: 'Mogelijk nog open: {apps}.',
}
