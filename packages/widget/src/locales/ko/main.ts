import type { Translation } from '@portico/contract'
import type * as english from '../en/main.ts'

export const tabText: Translation<typeof english.tabText> = {
  'tab.listLabel': '로그인 방법',
  'tab.email': '이메일',
  'tab.text': '문자',
  'tab.whatsapp': 'WhatsApp',
}

export const projectText: Translation<typeof english.projectText> = {
  'login.toProject': '{project} 서비스로 이동',
}
