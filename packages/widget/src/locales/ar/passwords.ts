import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords.ts'

export const passwordsText: Translation<typeof english.passwordsText> = {
  'password.createAccount.content': 'لإكمال إنشاء حسابك، يُرجى تعيين كلمة مرور',
  'password.login.title': 'تسجيل الدخول',
  'button.forgotPassword': 'هل نسيت كلمة المرور؟',
  'button.logInByEmail': 'الدخول بالبريد الإلكتروني',
  'formField.password.label': 'كلمة المرور',
  'button.showPassword': 'إظهار كلمة المرور',
  'password.forgot.title': 'هل نسيت كلمة المرور؟',
  'password.forgot.content':
    'أُرسلت إلى العنوان <bold>{email}</bold> رسالة إلكترونية تتضمن رابطًا لإعادة تعيين كلمة المرور.',
  'password.breached.title': 'يُرجى تفقّد بريدك الإلكتروني لتعيين كلمة مرور جديدة',
  'password.breached.content': 'أُرسلت رسالة إلكترونية إلى <bold>{email}</bold>.',
  'password.breached.whyTitle': 'لماذا، مع أن كلمة المرور صحيحة؟',
  'password.breached.why':
    'كلمة المرور نفسها مدرجة في قائمة سُرقت من موقع آخر، وقد يجرّبها غرباء هنا. لم يتم اختراق حسابك على {project}. بعد تعيين كلمة مرور جديدة، يُرجى تغييرها هناك أيضًا.',
  'password.resetRequired.title': 'يُرجى تفقّد بريدك الإلكتروني لتعيين كلمة مرور جديدة',
  'password.resetRequired.content': 'أُرسلت رسالة إلكترونية إلى <bold>{email}</bold>.',
  'password.setNew.title': 'يُرجى تفقّد بريدك الإلكتروني',
  'password.setNew.content':
    'أُرسلت إلى العنوان <bold>{email}</bold> رسالة إلكترونية تتضمن رابطًا لتسجيل الدخول.',
  'button.resendEmail': 'إعادة إرسال الرسالة',
  'button.emailResent': 'تم إرسال الرسالة',
  'password.reset.title': 'إعادة تعيين كلمة المرور',
  'password.reset.loggingInProgress': 'جارٍ تسجيل الدخول...',
  'password.reset.noToken':
    'يُرجى فتح هذه الصفحة من الرابط الوارد في الرسالة الإلكترونية التي أرسلناها إليك.',
  'password.reset.deadTitle': 'لم يعد هذا الرابط صالحًا',
  'password.reset.deadContent': 'سبق استخدامه أو انتهت صلاحيته. لم يغيّر فتحه أي شيء.',
  'password.reset.sendNewLink': 'إرسال رابط جديد',
  'password.reset.newLinkGoesTo': 'سنرسله إلى <bold>{email}</bold>.',
  'password.reset.backToLogIn': 'العودة إلى تسجيل الدخول',
  'login.success.content': 'تم تسجيل دخولك بنجاح.',
  'password.strength': 'قوة كلمة المرور: {score} من 4.',
  'password.strength.accepted': 'كلمة مرور قوية',
  'password.hint.start':
    'الحد الأدنى لعدد الأحرف: {characterLength}. ثلاث أو أربع كلمات غير شائعة يسهل حفظها ويصعب تخمينها.',
  'password.strengthError.breached':
    'ربما استُخدمت كلمة المرور هذه في موقع آخر تعرّض لمشكلة أمنية. يُرجى اختيار كلمة مرور أخرى.',
  'password.strengthError.minimumLength':
    '{characterLength, plural, zero {يجب ألا يقل الطول عن # حرف} one {يجب ألا يقل الطول عن حرف واحد} two {يجب ألا يقل الطول عن حرفين} few {يجب ألا يقل الطول عن # أحرف} many {يجب ألا يقل الطول عن # حرفًا} other {يجب ألا يقل الطول عن # حرف}}',
  'password.strengthError.complexity':
    'العدد المطلوب من الأنواع التالية: {complexity} (حرف كبير، حرف صغير، رقم، رمز)',
  'password.requirement.fulfilled': 'مستوفى',
  'password.requirement.notFulfilled': 'غير مستوفى',
}
