import type { Translation } from '@portico/contract'
import type * as english from '../en/passkey-registration.ts'

export const passkeyRegistrationText: Translation<typeof english.passkeyRegistrationText> = {
  'passkey.registrationStart.title': 'הגדרת מפתח גישה חדש',
  'passkey.registrationStart.error.noUser':
    'שגיאה: אי אפשר להשתמש ברכיב PasskeyRegistration בלי משתמש פעיל שזהותו אומתה.',
  'passkey.registrationSuccess.title': 'מפתח הגישה נוצר בהצלחה',
  'passkey.registrationSkipped.title': 'לא נוצר מפתח גישה',
  'passkey.registrationSkipped.content': 'אפשר להמשיך בלעדיו ולהגדיר אותו מאוחר יותר.',
  'passkey.list.title': 'מפתחות הגישה שלך',
  'passkey.list.empty': 'לא נותרו מפתחות. אפשר ליצור מפתח חדש עכשיו או מאוחר יותר.',
  'passkey.list.usedToday': 'שימש היום',
  'passkey.list.used': 'שימוש אחרון: {date}',
  'passkey.list.neverUsed': 'עדיין לא שימש',
  'passkey.list.created': 'נוצר: {date}',
  'passkey.list.notRenamed': 'השם לא שונה. יש לנסות שוב.',
  'passkey.list.notDeleted': 'מפתח הגישה הזה לא נמחק. יש לנסות שוב.',
  'passkey.list.tooOldToDelete':
    'מפתח הגישה הזה לא נמחק כי עבר זמן מאז שנכנסת לחשבון. יש להיכנס שוב ואז למחוק אותו.',
  'passkey.registrationSuccess.existingPasskeys': 'מפתחות גישה קיימים',
  'passkey.registrationSuccess.deleteWarning': 'אי אפשר לשחזר מפתח גישה שנמחק.',
  'passkey.registrationSuccess.setupAnother': 'הגדרת מפתח גישה נוסף',
  'passkey.editing.label': 'שם מפתח הגישה',
  'button.createPasskey': 'יצירת מפתח גישה',
  'button.skip': 'דילוג',
  'button.edit': 'עריכה',
  'button.save': 'שמירה',
  'button.delete': 'מחיקה',
  'button.cancel': 'ביטול',
  'button.done': 'סיום',
  'error.passkeyNotCreated':
    'מפתח הגישה לא נוצר. יש לבחור באפשרות "יצירת מפתח גישה" כדי לנסות שוב, או לדלג בלי להוסיף מפתח גישה.',
  'error.passkeySessionTooOld':
    'מפתח הגישה לא נוצר כי עבר זמן מאז שנכנסת לחשבון. יש להיכנס שוב ואז ליצור אותו.',
  'error.duplicatePasskey':
    'אי אפשר ליצור את מפתח הגישה כי נראה שהוא כבר רשום. ייתכן שמפתח הגישה נרשם במכשיר אחר וסונכרן בין המכשירים.',
}
