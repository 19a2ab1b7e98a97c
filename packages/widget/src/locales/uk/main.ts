import type { Translation } from '@portico/contract'
import type * as english from '../en/main.ts'

export const tabText: Translation<typeof english.tabText> = {
  'tab.listLabel': 'Способи входу',
  'tab.email': 'Ел. пошта',
  'tab.text': 'SMS',
  'tab.whatsapp': 'WhatsApp',
}

export const projectText: Translation<typeof english.projectText> = {
  'login.toProject': 'у сервісі {project}',
}
