import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords-zxcvbn.ts'

export const zxcvbnText: Translation<typeof english.zxcvbnText> = {
  'password.zxcvbn.warning.straightRows': 'المفاتيح المتتالية في صف واحد سهلة التخمين.',
  'password.zxcvbn.warning.shortKeyboardPatterns':
    'الأنماط القصيرة على لوحة المفاتيح سهلة التخمين.',
  'password.zxcvbn.warning.repeats': 'التكرارات مثل "aaa" سهلة التخمين.',
  'password.zxcvbn.warning.longerRepeats':
    'تخمين التكرارات مثل "abcabcabc" أصعب قليلًا فقط من تخمين "abc".',
  'password.zxcvbn.warning.sequences': 'التسلسلات مثل abc أو 6543 سهلة التخمين.',
  'password.zxcvbn.warning.recentYears': 'السنوات الأخيرة سهلة التخمين.',
  'password.zxcvbn.warning.dates': 'التواريخ سهلة التخمين غالبًا.',
  'password.zxcvbn.warning.top10CommonPassword': 'كلمة المرور هذه من أكثر 10 كلمات مرور شيوعًا.',
  'password.zxcvbn.warning.top100CommonPassword': 'كلمة المرور هذه من أكثر 100 كلمة مرور شيوعًا.',
  'password.zxcvbn.warning.veryCommonPassword': 'كلمة المرور هذه شائعة جدًا.',
  'password.zxcvbn.warning.similarToCommonPassword':
    'كلمة المرور هذه شبيهة بكلمة مرور شائعة الاستخدام.',
  'password.zxcvbn.warning.wordByItself': 'الكلمة الواحدة وحدها سهلة التخمين.',
  'password.zxcvbn.warning.names': 'الأسماء وأسماء العائلات وحدها سهلة التخمين.',
  'password.zxcvbn.warning.commonNames': 'الأسماء وأسماء العائلات الشائعة سهلة التخمين.',
  'password.zxcvbn.suggestion.useAFewWords': 'يُفضّل استخدام بضع كلمات وتجنّب العبارات الشائعة.',
  'password.zxcvbn.suggestion.noSymbolsDigitsUppercase': 'لا حاجة إلى رموز أو أرقام أو أحرف كبيرة.',
  'password.zxcvbn.suggestion.addWords': 'يُفضّل إضافة كلمة أو كلمتين. الكلمات غير الشائعة أفضل.',
  'password.zxcvbn.suggestion.longerKeyboardPattern':
    'يُفضّل استخدام نمط أطول على لوحة المفاتيح يتغيّر اتجاهه أكثر.',
  'password.zxcvbn.suggestion.avoidRepeats': 'يُفضّل تجنّب تكرار الكلمات والأحرف.',
  'password.zxcvbn.suggestion.avoidSequences': 'يُفضّل تجنّب التسلسلات.',
  'password.zxcvbn.suggestion.avoidRecentYears': 'يُفضّل تجنّب السنوات الأخيرة.',
  'password.zxcvbn.suggestion.avoidYearsAssociatedWithYou': 'يُفضّل تجنّب السنوات المرتبطة بك.',
  'password.zxcvbn.suggestion.avoidDatesAndYearsAssociatedWithYou':
    'يُفضّل تجنّب التواريخ والسنوات المرتبطة بك.',
  'password.zxcvbn.suggestion.capitalization': 'الأحرف الكبيرة لا تفيد كثيرًا.',
  'password.zxcvbn.suggestion.allUppercase':
    'كتابة الكلمة كلها بأحرف كبيرة سهلة التخمين تقريبًا ككتابتها كلها بأحرف صغيرة.',
  'password.zxcvbn.suggestion.reversed': 'الكلمات المعكوسة ليست أصعب كثيرًا في التخمين.',
  'password.zxcvbn.suggestion.predictableSubstitutions':
    'البدائل المتوقعة، مثل "@" بدلًا من "a"، لا تفيد كثيرًا.',
}
