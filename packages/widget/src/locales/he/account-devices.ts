import type { Translation } from '@portico/contract'
import type * as english from '../en/account-devices.ts'

export const accountDevicesText: Translation<typeof english.accountDevicesText> = {
  'account.devices.content': 'במכשירים האלה בוצעה כניסה לחשבון שלך. אפשר לנתק את מה שלא מוכר.',
  'account.devices.alone': 'בוצעה כניסה רק במכשיר הזה.',
  'account.devices.this': 'המכשיר הזה',
  'account.devices.unknown': 'מכשיר לא מוכר',
  'account.devices.name': 'שם המכשיר',
  'account.devices.active': 'פעילות: {when}',
  'account.devices.end': 'ניתוק',
  'account.devices.ended': 'נותק',
  'account.devices.endedNow': 'בוצעה יציאה ממש עכשיו',
  'account.devices.endOthers': 'יציאה מכל המכשירים האחרים',
  'account.devices.othersEnded': 'בוצעה יציאה מכל המכשירים האחרים.',
  'account.devices.notYours': 'יש כאן משהו שאינו שלך?',
  'account.devices.changePassword': 'כדאי לשנות גם את הסיסמה.',
  'account.devices.remembered': 'מכשירים זכורים',
  'account.devices.rememberedUntil': '{n}, עד {date} לכל המאוחר',
  'account.devices.forget': 'לשכוח',
}
