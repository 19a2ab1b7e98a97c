import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords-zxcvbn.ts'

export const zxcvbnText: Translation<typeof english.zxcvbnText> = {
  'password.zxcvbn.warning.straightRows': 'Клавіші, що йдуть поспіль, легко вгадати.',
  'password.zxcvbn.warning.shortKeyboardPatterns':
    'Короткі комбінації сусідніх клавіш легко вгадати.',
  'password.zxcvbn.warning.repeats': 'Повтори на зразок «aaa» легко вгадати.',
  'password.zxcvbn.warning.longerRepeats':
    'Повтори на зразок «abcabcabc» вгадати лише трохи важче, ніж «abc».',
  'password.zxcvbn.warning.sequences': 'Послідовності на зразок abc або 6543 легко вгадати.',
  'password.zxcvbn.warning.recentYears': 'Недавні роки легко вгадати.',
  'password.zxcvbn.warning.dates': 'Дати часто легко вгадати.',
  'password.zxcvbn.warning.top10CommonPassword': 'Це один із 10 найпоширеніших паролів.',
  'password.zxcvbn.warning.top100CommonPassword': 'Це один зі 100 найпоширеніших паролів.',
  'password.zxcvbn.warning.veryCommonPassword': 'Це дуже поширений пароль.',
  'password.zxcvbn.warning.similarToCommonPassword': 'Це схоже на поширений пароль.',
  'password.zxcvbn.warning.wordByItself': 'Одне слово легко вгадати.',
  'password.zxcvbn.warning.names': 'Ім’я або прізвище без інших слів легко вгадати.',
  'password.zxcvbn.warning.commonNames': 'Поширені імена та прізвища легко вгадати.',
  'password.zxcvbn.suggestion.useAFewWords': 'Використайте кілька слів, але не сталі вирази.',
  'password.zxcvbn.suggestion.noSymbolsDigitsUppercase':
    'Спеціальні символи, цифри й великі літери не обов’язкові.',
  'password.zxcvbn.suggestion.addWords': 'Додайте ще одне-два слова. Краще рідкісні.',
  'password.zxcvbn.suggestion.longerKeyboardPattern':
    'Використайте довшу комбінацію клавіш, частіше змінюючи напрямок.',
  'password.zxcvbn.suggestion.avoidRepeats': 'Не повторюйте слова й символи.',
  'password.zxcvbn.suggestion.avoidSequences': 'Не використовуйте послідовності.',
  'password.zxcvbn.suggestion.avoidRecentYears': 'Не використовуйте недавні роки.',
  'password.zxcvbn.suggestion.avoidYearsAssociatedWithYou':
    'Не використовуйте роки, пов’язані з вами.',
  'password.zxcvbn.suggestion.avoidDatesAndYearsAssociatedWithYou':
    'Не використовуйте дати й роки, пов’язані з вами.',
  'password.zxcvbn.suggestion.capitalization': 'Великі літери майже не допомагають.',
  'password.zxcvbn.suggestion.allUppercase':
    'Пароль із самих великих літер вгадати майже так само легко, як із самих малих.',
  'password.zxcvbn.suggestion.reversed': 'Слова, написані навпаки, вгадати не набагато важче.',
  'password.zxcvbn.suggestion.predictableSubstitutions':
    'Передбачувані заміни, наприклад «@» замість «a», майже не допомагають.',
}
