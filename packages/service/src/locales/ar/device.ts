import type { Translation } from '@portico/contract'
import type * as english from '../en/device.ts'

/** Several scopes about the user share this text. */
const personal = 'عرض معلومات ملفك الشخصي'

export const device: Translation<typeof english.device> = {
  connect: 'ربط جهاز',
  lead: 'يُرجى إدخال الرمز الظاهر على التلفزيون أو جهاز الألعاب.',
  code: 'الرمز',
  wrong: 'هذا الرمز خاطئ أو انتهت صلاحيته. يُرجى إعادة المحاولة.',
  continue: 'متابعة',
  caution: 'يُرجى إدخال رمز ظاهر على جهاز أمامك فقط، وليس رمزًا أرسله إليك شخص آخر.',
  someApp: 'التطبيق',
  connectApp: 'ربط {app}؟',
  asked:
    'هناك جهاز يعرض الرمز {code} ويطلب الوصول إلى حسابك. يُرجى المتابعة فقط إذا كان الرمز ظاهرًا على أحد أجهزتك.',
  requesting: 'طلب {app} الإذن بما يلي:',
  allow: 'السماح',
  deny: 'رفض',
  connectedTitle: 'تم ربط جهازك',
  connectedText: 'يمكنك إغلاق هذه الصفحة والمتابعة هناك.',
  deniedTitle: 'تم رفض وصول التطبيق.',
  deniedText: 'يمكنك إغلاق هذه الصفحة.',
  goToProject: 'الانتقال إلى {project}',
  unverified: 'لم يتم التحقق من هذا التطبيق. لقد سُجّل ذاتيًا، ولا أحد لدى {project} يعرف من يديره.',
  otherScope: 'استخدام النطاق {scope}',
  scopes: {
    openid: {
      text: 'التحقق من هويتك',
      details: ['عرض المعلومات المخزّنة في حسابك'],
    },
    profile: { text: personal, details: ['الاسم وصورة الملف الشخصي واللغة المفضّلة'] },
    email: { text: personal, details: ['عنوان البريد الإلكتروني'] },
    phone: { text: personal, details: ['رقم الهاتف'] },
    offline_access: {
      text: 'الاحتفاظ بحق الوصول إلى بياناتك حتى خارج أوقات استخدامك للتطبيق',
      details: [
        'الوصول إلى بياناتك حتى عند عدم اتصالك بالإنترنت',
        'مزامنة البيانات وتنفيذ مهام في الخلفية نيابةً عنك',
      ],
    },
  },
}
