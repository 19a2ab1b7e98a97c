import type { Translation } from '@portico/contract'
import type * as english from '../en/main.ts'

export const tabText: Translation<typeof english.tabText> = {
  'tab.listLabel': 'साइन इन करने के तरीके',
  'tab.email': 'ईमेल',
  'tab.text': 'मैसेज',
  'tab.whatsapp': 'WhatsApp',
}

export const projectText: Translation<typeof english.projectText> = {
  'login.toProject': '{project} में',
}
