import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords-zxcvbn.ts'

export const zxcvbnText: Translation<typeof english.zxcvbnText> = {
  'password.zxcvbn.warning.straightRows': 'Клавиши, идущие подряд, легко угадать.',
  'password.zxcvbn.warning.shortKeyboardPatterns':
    'Короткие сочетания соседних клавиш легко угадать.',
  'password.zxcvbn.warning.repeats': 'Повторы вроде «aaa» легко угадать.',
  'password.zxcvbn.warning.longerRepeats':
    'Повторы вроде «abcabcabc» угадать лишь немногим сложнее, чем «abc».',
  'password.zxcvbn.warning.sequences': 'Последовательности вроде abc или 6543 легко угадать.',
  'password.zxcvbn.warning.recentYears': 'Недавние годы легко угадать.',
  'password.zxcvbn.warning.dates': 'Даты часто легко угадать.',
  'password.zxcvbn.warning.top10CommonPassword': 'Это один из 10 самых частых паролей.',
  'password.zxcvbn.warning.top100CommonPassword': 'Это один из 100 самых частых паролей.',
  'password.zxcvbn.warning.veryCommonPassword': 'Это очень частый пароль.',
  'password.zxcvbn.warning.similarToCommonPassword': 'Это похоже на часто используемый пароль.',
  'password.zxcvbn.warning.wordByItself': 'Одно слово легко угадать.',
  'password.zxcvbn.warning.names': 'Имя или фамилию без других слов легко угадать.',
  'password.zxcvbn.warning.commonNames': 'Распространённые имена и фамилии легко угадать.',
  'password.zxcvbn.suggestion.useAFewWords':
    'Используйте несколько слов, но не устойчивые выражения.',
  'password.zxcvbn.suggestion.noSymbolsDigitsUppercase':
    'Специальные символы, цифры и заглавные буквы не обязательны.',
  'password.zxcvbn.suggestion.addWords': 'Добавьте ещё одно-два слова. Лучше редкие.',
  'password.zxcvbn.suggestion.longerKeyboardPattern':
    'Используйте более длинное сочетание клавиш, чаще меняя направление.',
  'password.zxcvbn.suggestion.avoidRepeats': 'Не повторяйте слова и символы.',
  'password.zxcvbn.suggestion.avoidSequences': 'Не используйте последовательности.',
  'password.zxcvbn.suggestion.avoidRecentYears': 'Не используйте недавние годы.',
  'password.zxcvbn.suggestion.avoidYearsAssociatedWithYou':
    'Не используйте годы, связанные с вами.',
  'password.zxcvbn.suggestion.avoidDatesAndYearsAssociatedWithYou':
    'Не используйте даты и годы, связанные с вами.',
  'password.zxcvbn.suggestion.capitalization': 'Заглавные буквы почти не помогают.',
  'password.zxcvbn.suggestion.allUppercase':
    'Пароль из одних заглавных букв угадать почти так же легко, как из одних строчных.',
  'password.zxcvbn.suggestion.reversed': 'Слова, написанные наоборот, угадать ненамного сложнее.',
  'password.zxcvbn.suggestion.predictableSubstitutions':
    'Предсказуемые замены, например «@» вместо «a», почти не помогают.',
}
