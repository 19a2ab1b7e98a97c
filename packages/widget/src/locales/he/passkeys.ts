import type { Translation } from '@portico/contract'
import type * as english from '../en/passkeys.ts'

export const passkeySignInText: Translation<typeof english.passkeySignInText> = {
  'button.loginWithPasskey': 'כניסה עם מפתח גישה',
  'passkey.success.content': 'מפתח הגישה אומת בהצלחה.',
  'error.passkeyUnknown': 'אירעה שגיאה לא ידועה באימות מפתח הגישה. יש לנסות שוב.',
  'error.passkeyRegistrationNotFound':
    'מפתח הגישה לא נמצא. ייתכן שמפתח הגישה נמחק מהחשבון שלך אבל נשאר במנהל הסיסמאות. יש לנסות שוב.',
}
