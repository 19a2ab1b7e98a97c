import type { Translation } from '@portico/contract'
import type * as english from '../en/logout.ts'

export const logout: Translation<typeof english.logout> = {
  title: 'Log ud?',
  question: 'Er du sikker på, at du vil logge ud af din konto hos {project}?',
  yes: 'Log ud',
  no: 'Forbliv logget ind',
  stayed: 'Du er ikke blevet logget ud. Du kan lukke denne side.',
  leftTitle: 'Du er logget ud',
  leftText: 'Du er logget ud af {project} i denne browser.',
  appsText: 'Kan stadig være åbne: {apps}.',
}
