import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords-zxcvbn.ts'

export const zxcvbnText: Translation<typeof english.zxcvbnText> = {
  'password.zxcvbn.warning.straightRows': '鍵盤上連續排列的按鍵很容易被猜到。',
  'password.zxcvbn.warning.shortKeyboardPatterns': '較短的鍵盤圖形很容易被猜到。',
  'password.zxcvbn.warning.repeats': '「aaa」之類的重複字元很容易被猜到。',
  'password.zxcvbn.warning.longerRepeats': '「abcabcabc」之類的重複只比「abc」稍微難猜一點。',
  'password.zxcvbn.warning.sequences': '「abc」或「6543」之類的連續字元很容易被猜到。',
  'password.zxcvbn.warning.recentYears': '最近幾年的年份很容易被猜到。',
  'password.zxcvbn.warning.dates': '日期往往很容易被猜到。',
  'password.zxcvbn.warning.top10CommonPassword': '這是最常用的 10 個密碼之一。',
  'password.zxcvbn.warning.top100CommonPassword': '這是最常用的 100 個密碼之一。',
  'password.zxcvbn.warning.veryCommonPassword': '這是非常常用的密碼。',
  'password.zxcvbn.warning.similarToCommonPassword': '這與常用密碼相似。',
  'password.zxcvbn.warning.wordByItself': '單獨一個字詞很容易被猜到。',
  'password.zxcvbn.warning.names': '單獨的名字或姓氏很容易被猜到。',
  'password.zxcvbn.warning.commonNames': '常見的名字和姓氏很容易被猜到。',
  'password.zxcvbn.suggestion.useAFewWords': '請使用幾個字詞，並避免常用片語。',
  'password.zxcvbn.suggestion.noSymbolsDigitsUppercase': '不必使用符號、數字或大寫字母。',
  'password.zxcvbn.suggestion.addWords': '請再加上一兩個字詞。不常用的字詞更好。',
  'password.zxcvbn.suggestion.longerKeyboardPattern': '請使用更長、轉折更多的鍵盤圖形。',
  'password.zxcvbn.suggestion.avoidRepeats': '請避免重複的字詞和字元。',
  'password.zxcvbn.suggestion.avoidSequences': '請避免連續字元。',
  'password.zxcvbn.suggestion.avoidRecentYears': '請避免最近幾年的年份。',
  'password.zxcvbn.suggestion.avoidYearsAssociatedWithYou': '請避免與您有關的年份。',
  'password.zxcvbn.suggestion.avoidDatesAndYearsAssociatedWithYou': '請避免與您有關的日期和年份。',
  'password.zxcvbn.suggestion.capitalization': '字首大寫的效果不大。',
  'password.zxcvbn.suggestion.allUppercase': '全部大寫幾乎和全部小寫一樣容易被猜到。',
  'password.zxcvbn.suggestion.reversed': '把字詞倒過來寫並不會比較難猜。',
  'password.zxcvbn.suggestion.predictableSubstitutions':
    '用「@」代替「a」之類可預測的替換，效果不大。',
}
