import type { Translation } from '@portico/contract'
import type * as english from '../en/main.ts'

export const tabText: Translation<typeof english.tabText> = {
  'tab.listLabel': 'طرق تسجيل الدخول',
  'tab.email': 'البريد',
  'tab.text': 'رسالة نصية',
  'tab.whatsapp': 'WhatsApp',
}

export const projectText: Translation<typeof english.projectText> = {
  'login.toProject': 'إلى {project}',
}
