import type { Translation } from '@portico/contract'
import type * as english from '../en/shared.ts'

export const sharedText: Translation<typeof english.sharedText> = {
  'login.title': 'הרשמה או כניסה',
  'methodDivider.text': 'או',
  'formField.email.label': 'אימייל',
  'formField.email.placeholder': 'example@email.com',
  'button.emailLogin': 'המשך עם אימייל',
  'button.back.ariaLabel': 'חזרה',
  'loading.label': 'בטעינה',
  'errors.invalidEmail': 'כתובת האימייל אינה תקינה.',
  'errors.unreachable': 'לא ניתן היה להגיע לשירות. יש לבדוק את החיבור לאינטרנט ולנסות שוב.',
  'errors.unexpected': 'משהו נכשל בדף הזה. יש לחזור ולנסות שוב.',
  'error.invalidEmail': 'הפורמט של כתובת האימייל אינו תקין.',
  'error.title': 'נראה שאירעה שגיאה',
}
