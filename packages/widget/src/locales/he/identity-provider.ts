import type { Translation } from '@portico/contract'
import type * as english from '../en/identity-provider.ts'

export const identityProviderText: Translation<typeof english.identityProviderText> = {
  'idpConsent.signIn.title': 'כניסה אל {clientName} באמצעות {projectName}',
  'idpConsent.customScopes.title': 'בקשת גישה של {clientName} לחשבון {projectName} שלך',
  'idpConsent.requestingTo': 'בקשת הרשאה של {clientName}:',
  'idpConsent.allowClientTo': 'אישור ההרשאות הבאות עבור {clientName}:',
  'idpConsent.button.allow': 'אישור',
  'idpConsent.button.deny': 'דחייה',
  'idpConsent.notInSight':
    'עדיין לא אושר דבר, כי הלחצן לא היה גלוי במלואו. יש לקרוא את הבקשה ואז לבחור שוב באפשרות "{button}".',
  'idpConsent.defaultClientName': 'האפליקציה',
  'idpConsent.denied': 'הגישה של האפליקציה נדחתה.',
  'idpConsent.useAnotherAccount': 'שימוש בחשבון אחר',
  'idpConsent.chooseAccount.title': 'בחירת חשבון',
  'idpConsent.chooseAccount.content': 'כדי להמשיך אל {clientName}',
  'idpConsent.noActiveSession': 'לא נמצא סשן פעיל. כדי להמשיך, יש להיכנס לחשבון.',
  'idpConsent.noPermissionsToGrant':
    'אין לך הרשאות לאשר עבור {clientName} גישה לחלק מההיקפים המבוקשים.',
  'idpConsent.cannotGrant': 'אין באפשרותך לאשר את הבקשה של {clientName}:',
  'idpConsent.scope.identity': 'אימות הזהות שלך',
  'idpConsent.scope.identity.detail': 'צפייה במידע ששמור בחשבון שלך',
  'idpConsent.scope.personal': 'צפייה בפרטי הפרופיל האישי שלך',
  'idpConsent.scope.profile.detail': 'שם, תמונת פרופיל והעדפות שפה',
  'idpConsent.scope.email.detail': 'כתובת אימייל',
  'idpConsent.scope.phone.detail': 'מספר טלפון',
  'idpConsent.scope.offline': 'שמירה על גישה לנתונים שלך גם כשהאפליקציה אינה בשימוש פעיל',
  'idpConsent.scope.offline.detail': 'גישה לנתונים שלך גם במצב אופליין',
  'idpConsent.scope.offline.tasks.detail': 'סנכרון נתונים וביצוע משימות ברקע בשמך',
  'idpConsent.scope.other': 'שימוש בהיקף ההרשאות {scope}',
  'idpLogout.title': 'לצאת מהחשבון?',
  'idpLogout.confirmMessage': 'האם לצאת מחשבון {projectName} שלך?',
  'idpLogout.yes': 'כן',
  'idpLogout.no': 'לא',
  'idpLogout.notLoggedOut': 'לא בוצעה יציאה מהחשבון. אפשר לסגור את הדף הזה.',
}
