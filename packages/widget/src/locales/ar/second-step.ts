import type { Translation } from '@portico/contract'
import type * as english from '../en/second-step.ts'

export const secondStepText: Translation<typeof english.secondStepText> = {
  'secondStep.content': 'يُرجى فتح تطبيق المصادقة وإدخال الرمز الخاص بحسابك على {project}.',
  'secondStep.contentWithoutName': 'يُرجى فتح تطبيق المصادقة وإدخال الرمز.',
  'secondStep.anotherWay': 'تجربة طريقة أخرى',
  'secondStep.remember':
    'تذكّر هذا الجهاز لمدة {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}',
  'secondStep.newDevice.content': 'لا نعرف هذا الجهاز بعد.',
  'secondStep.expired': 'استغرق تسجيل الدخول هذا وقتًا أطول من اللازم. يُرجى الرجوع والبدء من جديد.',
  'secondStep.success.content': 'تم تسجيل دخولك.',
}
