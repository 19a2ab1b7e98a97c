import type { Translation } from '@portico/contract'
import type * as english from '../en/logout.ts'

export const logout: Translation<typeof english.logout> = {
  title: 'Logga ut?',
  question: 'Vill du verkligen logga ut från ditt konto hos {project}?',
  yes: 'Logga ut',
  no: 'Förbli inloggad',
  stayed: 'Du har inte loggats ut. Du kan stänga den här sidan.',
  leftTitle: 'Du är utloggad',
  leftText: 'Du är utloggad från {project} i den här webbläsaren.',
  appsText: 'Kan fortfarande vara öppna: {apps}.',
}
