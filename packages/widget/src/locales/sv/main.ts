import type { Translation } from '@portico/contract'
import type * as english from '../en/main.ts'

export const projectText: Translation<typeof english.projectText> = {
  'login.toProject': 'på {project}',
}

export const tabText: Translation<typeof english.tabText> = {
  'tab.listLabel': 'Sätt att logga in',
  'tab.email': 'E-post',
  'tab.text': 'Sms',
  'tab.whatsapp': 'WhatsApp',
}
