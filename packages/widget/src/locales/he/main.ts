import type { Translation } from '@portico/contract'
import type * as english from '../en/main.ts'

export const tabText: Translation<typeof english.tabText> = {
  'tab.listLabel': 'דרכי כניסה',
  'tab.email': 'אימייל',
  'tab.text': 'הודעת טקסט',
  'tab.whatsapp': 'WhatsApp',
}

export const projectText: Translation<typeof english.projectText> = {
  'login.toProject': 'אל {project}',
}
