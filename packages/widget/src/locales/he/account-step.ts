import type { Translation } from '@portico/contract'
import type * as english from '../en/account-step.ts'

export const accountStepText: Translation<typeof english.accountStepText> = {
  'account.step.add': 'הוספת שלב שני',
  'account.step.addContent': 'אחרי הסיסמה נבקש גם משהו שיש רק לך.',
  'account.step.app': 'אפליקציית אימות',
  'account.step.appDetail': 'פועלת בלי רשת',
  'account.step.passkey': 'מפתח גישה',
  'account.step.passkeyDetail': 'נחשב לשני השלבים',
  'account.step.lost': 'הפעולה התחילה מחדש בחלון אחר. יש להתחיל שוב.',
  'account.step.since': 'פעיל מאז {date}.',
  'account.step.few':
    '{n, plural, one {נותר רק קוד שחזור אחד} two {נותרו רק שני קודי שחזור} other {נותרו רק # קודי שחזור}}. כדאי ליצור חדשים.',
  'account.step.codes': 'קודי שחזור',
  'account.step.codesLeft': 'נותרו {n} מתוך {all}',
  'account.step.newCodes': 'קודים חדשים',
  'account.step.turnOff': 'כיבוי',
  'account.step.newPhone': 'הגדרת טלפון חדש',
  'account.step.offTitle': 'לכבות את השלב השני?',
  'account.step.offContent': 'אז הסיסמה לבדה מספיקה לכניסה. קודי השחזור שלך יפסיקו לפעול.',
  'account.step.offRequired': 'נדרש שלב שני עבור {project}, ולכן אי אפשר לכבות אותו.',
  'account.step.keep': 'להשאיר פעיל',
  'account.step.isOn': 'השלב השני שלך פעיל.',
  'account.step.isOff': 'השלב השני שלך כבוי.',
  'account.step.progress': 'שלב {n} מתוך {all}',
  'account.step.copy': 'העתקה',
  'account.step.copied': 'הועתק',
  'account.act.addStep': 'כדי להוסיף שלב שני.',
  'account.act.newCodes': 'כדי ליצור קודי שחזור חדשים.',
  'account.act.turnOff': 'כדי לכבות את השלב השני.',
}
