import type { Translation } from '@portico/contract'
import type * as english from '../en/main.ts'

export const tabText: Translation<typeof english.tabText> = {
  'tab.listLabel': '登入方式',
  'tab.email': '電子郵件',
  'tab.text': '簡訊',
  'tab.whatsapp': 'WhatsApp',
}

export const projectText: Translation<typeof english.projectText> = {
  'login.toProject': '以繼續使用 {project}',
}
