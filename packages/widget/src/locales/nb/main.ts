import type { Translation } from '@portico/contract'
import type * as english from '../en/main.ts'

export const projectText: Translation<typeof english.projectText> = {
  'login.toProject': 'hos {project}',
}

export const tabText: Translation<typeof english.tabText> = {
  'tab.listLabel': 'Måter å logge på',
  'tab.email': 'E-post',
  'tab.text': 'SMS',
  'tab.whatsapp': 'WhatsApp',
}
