import type { Translation } from '@portico/contract'
import type * as english from '../en/mails.ts'

export const mails: Translation<typeof english.mails> = {
  facts: {
    askedFor: 'وقت الطلب',
    when: 'الوقت',
    browser: 'المتصفح',
    place: 'المكان',
    proof: 'الطريقة',
  },
  browser: '{browser} على {system}',
  place: 'بالقرب من {city}، {country}',
  near: 'بالقرب من {city}',
  askedNear: 'مصدر الطلب: {browser}، بالقرب من {city}.',
  askedFrom: 'مصدر الطلب: {browser}.',
  worksUntil: 'صالح لمرة واحدة حتى {time}.',
  worksFor: 'صالح لمرة واحدة. مدة الصلاحية: {duration}.',
  buttonFails: 'ألا يعمل الزر؟ {link}',
  nobodyGetsIn: 'ألم يكن ذلك منك؟ لا حاجة إلى أي إجراء: لا يمكن لأحد الدخول من دون هذه الرسالة.',
  notMe: 'لم أكن أنا',
  wasItYou: 'هل كان ذلك منك؟',
  ifItWasYou: 'إذا كان ذلك منك، فلا حاجة إلى أي إجراء.',
  sentFor: {
    signIn: 'أُرسلت إلى {email} لأن شخصًا ما طلب تسجيل الدخول بهذا العنوان.',
    signUp: 'أُرسلت إلى {email} لأن شخصًا ما طلب إنشاء حساب بهذا العنوان.',
    safety: 'أُرسلت إلى {email} لأنها تتعلق بأمان حسابك.',
  },
  help: 'المساعدة',
  listed: '{one}، {other}',
  noticePreview: '{facts}. {question}',
  sentences: '{one} {other}',
  quoted: '«{name}»',
}
