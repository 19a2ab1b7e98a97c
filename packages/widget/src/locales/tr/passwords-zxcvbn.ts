import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords-zxcvbn.ts'

export const zxcvbnText: Translation<typeof english.zxcvbnText> = {
  'password.zxcvbn.warning.straightRows': 'Klavyede yan yana duran tuşlar kolay tahmin edilir.',
  'password.zxcvbn.warning.shortKeyboardPatterns': 'Kısa klavye desenleri kolay tahmin edilir.',
  'password.zxcvbn.warning.repeats': '“aaa” gibi tekrarlar kolay tahmin edilir.',
  'password.zxcvbn.warning.longerRepeats':
    '“abcabcabc” gibi tekrarlar, “abc” dizisinden yalnızca biraz daha zor tahmin edilir.',
  'password.zxcvbn.warning.sequences': '“abc” veya “6543” gibi diziler kolay tahmin edilir.',
  'password.zxcvbn.warning.recentYears': 'Yakın geçmişteki yıllar kolay tahmin edilir.',
  'password.zxcvbn.warning.dates': 'Tarihler çoğu zaman kolay tahmin edilir.',
  'password.zxcvbn.warning.top10CommonPassword': 'Bu, en yaygın 10 şifreden biri.',
  'password.zxcvbn.warning.top100CommonPassword': 'Bu, en yaygın 100 şifreden biri.',
  'password.zxcvbn.warning.veryCommonPassword': 'Bu, çok yaygın bir şifre.',
  'password.zxcvbn.warning.similarToCommonPassword':
    'Bu, yaygın olarak kullanılan bir şifreye benziyor.',
  'password.zxcvbn.warning.wordByItself': 'Tek başına bir sözcük kolay tahmin edilir.',
  'password.zxcvbn.warning.names': 'Tek başına ad veya soyadı kolay tahmin edilir.',
  'password.zxcvbn.warning.commonNames': 'Yaygın ad ve soyadları kolay tahmin edilir.',
  'password.zxcvbn.suggestion.useAFewWords': 'Birkaç sözcük kullanın, yaygın ifadelerden kaçının.',
  'password.zxcvbn.suggestion.noSymbolsDigitsUppercase':
    'Simge, rakam veya büyük harf kullanmak zorunda değilsiniz.',
  'password.zxcvbn.suggestion.addWords':
    'Bir iki sözcük daha ekleyin. Az kullanılan sözcükler daha iyidir.',
  'password.zxcvbn.suggestion.longerKeyboardPattern':
    'Daha uzun ve daha çok yön değiştiren bir klavye deseni kullanın.',
  'password.zxcvbn.suggestion.avoidRepeats': 'Tekrarlanan sözcük ve karakterlerden kaçının.',
  'password.zxcvbn.suggestion.avoidSequences': 'Dizilerden kaçının.',
  'password.zxcvbn.suggestion.avoidRecentYears': 'Yakın geçmişteki yıllardan kaçının.',
  'password.zxcvbn.suggestion.avoidYearsAssociatedWithYou': 'Sizinle ilgili yıllardan kaçının.',
  'password.zxcvbn.suggestion.avoidDatesAndYearsAssociatedWithYou':
    'Sizinle ilgili tarih ve yıllardan kaçının.',
  'password.zxcvbn.suggestion.capitalization': 'Baş harfi büyük yazmanın pek yararı olmaz.',
  'password.zxcvbn.suggestion.allUppercase':
    'Tümü büyük harf, neredeyse tümü küçük harf kadar kolay tahmin edilir.',
  'password.zxcvbn.suggestion.reversed':
    'Ters yazılmış sözcükleri tahmin etmek pek daha zor değildir.',
  'password.zxcvbn.suggestion.predictableSubstitutions':
    '“a” yerine “@” gibi tahmin edilebilir değişikliklerin pek yararı olmaz.',
}
