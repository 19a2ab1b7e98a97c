import type { Translation } from '@portico/contract'
import type * as english from '../en/logout.ts'

export const logout: Translation<typeof english.logout> = {
  title: 'לצאת מהחשבון?',
  question: 'האם לצאת מחשבון {project} שלך?',
  yes: 'יציאה',
  no: 'להישאר בחשבון',
  stayed: 'לא בוצעה יציאה מהחשבון. אפשר לסגור את הדף הזה.',
  leftTitle: 'יצאת מהחשבון',
  leftText: 'יצאת מחשבון {project} בדפדפן הזה.',
  appsText: 'ייתכן שעדיין פתוחות: {apps}.',
}
