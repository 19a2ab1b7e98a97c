import type { Translation } from '@portico/contract'
import type * as english from '../en/email-magic-links.ts'

export const emailMagicLinksText: Translation<typeof english.emailMagicLinksText> = {
  'emailConfirmation.content': 'נשלח אימייל אל <bold>{email}</bold>.',
  'emailConfirmation.code.label': 'הקוד שמופיע באימייל',
  'emailConfirmation.waiting': 'הדף הזה ימשיך אוטומטית אחרי פתיחת הקישור.',
  'emailConfirmation.otherDevice': 'אם פותחים את הקישור במכשיר אחר, יש לבחור שם את המספר הזה.',
  'emailConfirmation.refused': 'הכניסה נדחתה דרך האימייל.',
  'emailConfirmation.used': 'הקישור שימש לכניסה במקום אחר.',
  'emailConfirmation.failed': 'לא ניתן היה להשלים את הכניסה בדף הזה. יש לבקש קישור חדש.',
  'emailConfirmation.success.content': 'הזהות שלך אומתה בהצלחה.',
  'link.openInGmail': 'פתיחה ב-Gmail',
  'link.openInYahoo': 'פתיחה ב-Yahoo',
  'link.openInOutlook': 'פתיחה ב-Outlook',
}
