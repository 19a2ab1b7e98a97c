import type { Translation } from '@portico/contract'
import type * as english from '../en/main.ts'

export const projectText: Translation<typeof english.projectText> = {
  'login.toProject': 'hos {project}',
}

export const tabText: Translation<typeof english.tabText> = {
  'tab.listLabel': 'Måder at logge ind på',
  'tab.email': 'E-mail',
  'tab.text': 'Sms',
  'tab.whatsapp': 'WhatsApp',
}
