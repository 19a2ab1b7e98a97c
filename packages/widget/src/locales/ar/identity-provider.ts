import type { Translation } from '@portico/contract'
import type * as english from '../en/identity-provider.ts'

export const identityProviderText: Translation<typeof english.identityProviderText> = {
  'idpConsent.signIn.title': 'تسجيل الدخول إلى {clientName} باستخدام {projectName}',
  'idpConsent.customScopes.title': 'طلب {clientName} الوصول إلى حسابك على {projectName}',
  'idpConsent.requestingTo': 'طلب {clientName} الإذن بما يلي:',
  'idpConsent.allowClientTo': 'منح {clientName} الإذن بما يلي:',
  'idpConsent.button.allow': 'السماح',
  'idpConsent.button.deny': 'رفض',
  'idpConsent.notInSight':
    'لم يُسمح بأي شيء بعد، لأن الزر لم يكن ظاهرًا بوضوح. يُرجى قراءة الطلب ثم اختيار "{button}" مرة أخرى.',
  'idpConsent.defaultClientName': 'التطبيق',
  'idpConsent.denied': 'تم رفض وصول التطبيق.',
  'idpConsent.useAnotherAccount': 'استخدام حساب آخر',
  'idpConsent.chooseAccount.title': 'اختيار حساب',
  'idpConsent.chooseAccount.content': 'للمتابعة إلى {clientName}',
  'idpConsent.noActiveSession': 'لم يتم العثور على جلسة نشطة. يُرجى تسجيل الدخول للمتابعة.',
  'idpConsent.noPermissionsToGrant':
    'ليست لديك أذونات لمنح {clientName} حق الوصول إلى بعض النطاقات المطلوبة.',
  'idpConsent.cannotGrant': 'لا يمكنك منح {clientName} الإذن بما يلي:',
  'idpConsent.scope.identity': 'التحقق من هويتك',
  'idpConsent.scope.identity.detail': 'عرض المعلومات المخزّنة في حسابك',
  'idpConsent.scope.personal': 'عرض معلومات ملفك الشخصي',
  'idpConsent.scope.profile.detail': 'الاسم وصورة الملف الشخصي واللغة المفضّلة',
  'idpConsent.scope.email.detail': 'عنوان البريد الإلكتروني',
  'idpConsent.scope.phone.detail': 'رقم الهاتف',
  'idpConsent.scope.offline': 'الاحتفاظ بحق الوصول إلى بياناتك حتى خارج أوقات استخدامك للتطبيق',
  'idpConsent.scope.offline.detail': 'الوصول إلى بياناتك حتى عند عدم اتصالك بالإنترنت',
  'idpConsent.scope.offline.tasks.detail': 'مزامنة البيانات وتنفيذ مهام في الخلفية نيابةً عنك',
  'idpConsent.scope.other': 'استخدام النطاق {scope}',
  'idpLogout.title': 'تسجيل الخروج؟',
  'idpLogout.confirmMessage': 'هل نتابع تسجيل الخروج من حسابك على {projectName}؟',
  'idpLogout.yes': 'نعم',
  'idpLogout.no': 'لا',
  'idpLogout.notLoggedOut': 'لم يتم تسجيل خروجك. يمكنك إغلاق هذه الصفحة.',
}
