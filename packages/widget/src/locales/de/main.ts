import type { Translation } from '@portico/contract'
import type * as english from '../en/main.ts'

export const projectText: Translation<typeof english.projectText> = {
  'login.toProject': 'bei {project}',
}

export const tabText: Translation<typeof english.tabText> = {
  'tab.listLabel': 'Arten der Anmeldung',
  'tab.email': 'E-Mail',
  'tab.text': 'SMS',
  'tab.whatsapp': 'WhatsApp',
}
