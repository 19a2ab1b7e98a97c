import type { Translation } from '@portico/contract'
import type * as english from '../en/account-way-back.ts'

export const accountWayBackText: Translation<typeof english.accountWayBackText> = {
  'wayBack.title': 'الدخول من دون الخطوة الثانية',
  'wayBack.content':
    'يستغرق هذا {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}، حتى لا يستطيع أي شخص آخر فعل ذلك من وراء ظهرك.',
  'wayBack.code': 'نرسل رمزًا إلى <bold>{email}</bold>.',
  'wayBack.told':
    'نُبلغ كل عناوينك وأجهزتك لمدة {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.',
  'wayBack.removed': 'إذا لم يعترض أحد، تُزال خطوتك الثانية وتسجّل الدخول بكلمة مرورك.',
  'wayBack.removedAlone': 'إذا لم يعترض أحد، تُزال خطوتك الثانية وتسجّل الدخول من دونها.',
  'wayBack.noMailbox': 'تعذّر الوصول إلى صندوق البريد هذا أيضًا؟',
  'wayBack.write': 'راسل <bold>{help}</bold>.',
  'wayBack.never': 'من دون خطوتك الثانية لا يستطيع أحد إدخالك من هنا.',
  'wayBack.date': 'تُزال خطوتك الثانية في {date}',
  'wayBack.waits': 'أبلغنا كل عناوينك وأجهزتك. نراسلك عندما يحين الوقت.',
  'wayBack.found': 'وجدتها، أريد تسجيل الدخول الآن',
  'wayBack.stop': 'إيقاف هذا',
  'wayBack.stopped': 'أُوقف ذلك. تبقى خطوتك الثانية.',
  'wayBack.send': 'إرسال الرمز',
}
