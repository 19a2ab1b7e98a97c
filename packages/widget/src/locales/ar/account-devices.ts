import type { Translation } from '@portico/contract'
import type * as english from '../en/account-devices.ts'

export const accountDevicesText: Translation<typeof english.accountDevicesText> = {
  'account.devices.content': 'هذه الأجهزة مسجّلة الدخول بحسابك. أنهِ ما لا تعرفه.',
  'account.devices.alone': 'هذا الجهاز وحده مسجّل الدخول.',
  'account.devices.this': 'هذا الجهاز',
  'account.devices.unknown': 'جهاز غير معروف',
  'account.devices.name': 'اسم الجهاز',
  'account.devices.active': 'النشاط: {when}',
  'account.devices.end': 'إنهاء',
  'account.devices.ended': 'انتهت',
  'account.devices.endedNow': 'تم تسجيل الخروج للتو',
  'account.devices.endOthers': 'تسجيل الخروج من كل الأجهزة الأخرى',
  'account.devices.othersEnded': 'تم تسجيل الخروج من كل الأجهزة الأخرى.',
  'account.devices.notYours': 'هل هناك شيء لا يخصك؟',
  'account.devices.changePassword': 'غيّر كلمة المرور أيضًا.',
  'account.devices.remembered': 'الأجهزة التي نتذكّرها',
  'account.devices.rememberedUntil': '{n}، حتى {date} على الأكثر',
  'account.devices.forget': 'نسيان',
}
