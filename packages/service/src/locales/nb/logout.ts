import type { Translation } from '@portico/contract'
import type * as english from '../en/logout.ts'

export const logout: Translation<typeof english.logout> = {
  title: 'Logge av?',
  question: 'Er du sikker på at du vil logge av kontoen din hos {project}?',
  yes: 'Logg av',
  no: 'Forbli pålogget',
  stayed: 'Du er ikke logget av. Du kan lukke denne siden.',
  leftTitle: 'Du er logget av',
  leftText: 'Du er logget av {project} i denne nettleseren.',
  appsText: 'Kan fortsatt være åpne: {apps}.',
}
