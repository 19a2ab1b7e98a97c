import type { Translation } from '@portico/contract'
import type * as english from '../en/main.ts'

export const tabText: Translation<typeof english.tabText> = {
  'tab.listLabel': 'Kirjautumistavat',
  'tab.email': 'Sähköposti',
  'tab.text': 'SMS',
  'tab.whatsapp': 'WhatsApp',
}

export const projectText: Translation<typeof english.projectText> = {
  'login.toProject': 'palveluun {project}',
}
