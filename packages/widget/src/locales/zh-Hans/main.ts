import type { Translation } from '@portico/contract'
import type * as english from '../en/main.ts'

export const tabText: Translation<typeof english.tabText> = {
  'tab.listLabel': '登录方式',
  'tab.email': '电子邮件',
  'tab.text': '短信',
  'tab.whatsapp': 'WhatsApp',
}

export const projectText: Translation<typeof english.projectText> = {
  'login.toProject': '以继续使用 {project}',
}
