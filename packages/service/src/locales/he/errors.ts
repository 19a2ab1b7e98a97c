import type { Translation } from '@portico/contract'
import type * as english from '../en/errors.ts'

export const errors: Translation<typeof english.errors> = {
  too_many_requests: 'היו יותר מדי בקשות. יש לנסות שוב מאוחר יותר.',
  captcha_required: 'נדרש אימות captcha. יש לשלוח את האסימון שלו בתור captcha_token.',
  captcha_failed: 'אימות ה-captcha לא הושלם. יש לנסות שוב.',
  captcha_unavailable: 'לא ניתן היה לבדוק את אימות ה-captcha. יש לנסות שוב מאוחר יותר.',
  fingerprint_blocked: 'הבקשה הזו נדחתה על ידי ההגנה מפני שימוש לרעה.',
  internal_server_error: 'משהו נכשל אצלנו. יש לנסות שוב מאוחר יותר.',
  server_unavailable: 'השירות עמוס או מופעל מחדש. יש לנסות שוב בעוד רגע.',
  request_timeout: 'חלף זמן רב מדי עד שהבקשה הגיעה. יש לשלוח אותה שוב.',
  user_blocked: 'החשבון הזה חסום. יש לפנות לתמיכה.',
  insufficient_factors:
    'השינוי הזה דורש אימות מחדש של הזהות שלך, גם בגורם שני אם אפליקציית אימות מגינה על החשבון. יש לאמת שוב את הזהות, במקרה כזה גם באמצעות קוד מהאפליקציה או קוד שחזור, ולנסות שוב.',
  cannot_delete_last_second_step: 'נדרש כאן שלב שני, וזה היחיד. יש להוסיף שלב אחר לפני המחיקה.',
  pkce_mismatch:
    'ה-code_verifier של PKCE אינו תואם לאסימון הזה. יש לפתוח את הקישור בדפדפן שבו הוא התבקש.',
  invalid_token: 'הפורמט של האסימון אינו תקין.',
  phone_number_not_found: 'מספר הטלפון לא נמצא.',
  unable_to_authenticate_totp: 'הקוד שגוי או שתוקפו פג. יש לנסות שוב.',
  totp_code_already_authenticated: 'הקוד הזה כבר נוצל. יש להמתין לקוד הבא ולנסות שוב.',
  unable_to_authenticate_recovery_code: 'קוד השחזור שגוי או שכבר נוצל. יש לנסות שוב.',
  invalid_totp_code: 'הפורמט של הקוד אינו תקין: נדרשות שש ספרות.',
  invalid_recovery_code: 'הפורמט של קוד השחזור אינו תקין.',
  weak_password: 'קל מדי לנחש את הסיסמה. יש לבחור סיסמה ארוכה יותר או נפוצה פחות.',
  duplicate_email: 'כתובת האימייל הזו כבר שייכת לחשבון אחר בפרויקט הזה.',
  unable_to_auth_password_reset_token:
    'הקישור לאיפוס הסיסמה כבר נוצל או שתוקפו פג. יש לבקש קישור חדש.',
  cannot_reset_password_with_existing_password:
    'הסיסמה החדשה זהה לסיסמה הנוכחית. יש לבחור סיסמה אחרת.',
  session_too_old_to_reset_password:
    'עבר זמן רב מדי מאז שנכנסת לחשבון, ולכן אי אפשר לשנות את הסיסמה. יש להיכנס שוב ולנסות פעם נוספת.',
  unable_to_authenticate_crypto_wallet:
    'לא ניתן היה לאמת את הארנק: החתימה שגויה, או שההודעה כבר נוצלה או שתוקפה פג. יש להתחיל מחדש.',
  siwe_message_expired: 'תוקף ההודעה פג. יש להתחיל מחדש.',
  siwe_message_not_valid_yet: 'ההודעה עדיין לא בתוקף: הערך של not_before הוא בעתיד.',
  duplicate_wallet_address: 'הארנק הזה כבר שייך לחשבון אחר בפרויקט הזה.',
  oauth_state_mismatch:
    'הערך של state אינו מוכר, כבר נוצל, תוקפו פג או שהגיע מדפדפן אחר. יש להתחיל את הכניסה מחדש בדפדפן הזה.',
  duplicate_oauth_registration: 'החשבון הזה אצל הספק כבר מקושר למשתמש אחר.',
  email_verification_required:
    'הכתובת שהספק מסר שייכת לחשבון קיים, והספק אינו ערב לכך שהיא שלך. יש להיכנס באמצעות קישור או קוד שיישלחו לכתובת הזו. לאחר מכן, באותו סשן, יש לשלוח שוב את האסימון או להתחיל מחדש את הכניסה דרך הספק.',
  oauth_auth_code_error: 'הספק דחה את הכניסה. יש להתחיל אותה מחדש.',
  unable_to_authorize_oauth_provider:
    'לא ניתן היה להגיע לספק, או שהוא החזיר שגיאה. יש לנסות שוב מאוחר יותר.',
  oauth_invalid_callback_request:
    'בתשובת הספק חסר הערך של state, או שלא ניתן לקרוא אותה. יש להתחיל את הכניסה מחדש.',
  unable_to_auth_webauthn_registration: 'לא ניתן היה לאמת את מפתח הגישה. יש לנסות שוב.',
  webauthn_registration_not_found: 'מפתח הגישה לא נמצא.',
  no_active_webauthn_registrations: 'לחשבון הזה אין מפתח גישה עבור הדומיין הזה.',
  unable_to_register_webauthn_registration: 'לא ניתן היה לרשום את מפתח הגישה. יש להתחיל מחדש.',
  duplicate_webauthn_registration: 'מפתח הגישה הזה כבר רשום.',
  no_pending_webauthn_registration:
    'אין רישום ממתין של מפתח גישה: הוא לא התחיל, תוקפו פג או שכבר נוצל. יש להתחיל מחדש.',
  session_too_old_to_register_webauthn:
    'עבר זמן רב מדי מאז שנכנסת לחשבון, ולכן אי אפשר לרשום מפתח גישה. יש להיכנס שוב תחילה.',
  empty_webauthn_registration_name: 'מפתח גישה צריך שם. יש לציין אותו.',
  authorization_request_not_started:
    'אין בקשת הרשאה ממתינה שתואמת להחלטה הזו. ייתכן שתוקפה פג (אחרי 10 דקות), שכבר התקבלה לגביה החלטה או שהיא השתנתה. יש להתחיל מחדש.',
  connected_app_not_found: 'אפליקציית הלקוח הזו לא קיימת, או שהמשתמש לא נתן לה הרשאה.',
  connected_app_misconfigured_client:
    'הבקשה אינה תואמת לרישום של אפליקציית הלקוח. יש להשוות בין השניים.',
  connected_app_supplied_redirect_url_not_found_in_client:
    'כתובת ה-URL להפניה אינה רשומה עבור אפליקציית הלקוח. יש להוסיף לרשימה שלה בדיוק את הכתובת הזו.',
  oauth_invalid_scope_requested:
    'אסור לאפליקציית הלקוח לבקש אחד מהיקפי ההרשאות (scope) המבוקשים. יש לבקש רק היקפים מהרשימה שלה.',
}
