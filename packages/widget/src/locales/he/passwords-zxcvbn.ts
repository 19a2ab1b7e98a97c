import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords-zxcvbn.ts'

export const zxcvbnText: Translation<typeof english.zxcvbnText> = {
  'password.zxcvbn.warning.straightRows': 'קל לנחש שורות רצופות של מקשים.',
  'password.zxcvbn.warning.shortKeyboardPatterns': 'קל לנחש דפוסי מקלדת קצרים.',
  'password.zxcvbn.warning.repeats': 'קל לנחש חזרות כמו "aaa".',
  'password.zxcvbn.warning.longerRepeats':
    'חזרות כמו "abcabcabc" קשות רק במעט יותר לניחוש מאשר "abc".',
  'password.zxcvbn.warning.sequences': 'קל לנחש רצפים כמו abc או 6543.',
  'password.zxcvbn.warning.recentYears': 'קל לנחש שנים מהזמן האחרון.',
  'password.zxcvbn.warning.dates': 'לרוב קל לנחש תאריכים.',
  'password.zxcvbn.warning.top10CommonPassword': 'זו אחת מ-10 הסיסמאות הנפוצות ביותר.',
  'password.zxcvbn.warning.top100CommonPassword': 'זו אחת מ-100 הסיסמאות הנפוצות ביותר.',
  'password.zxcvbn.warning.veryCommonPassword': 'זו סיסמה נפוצה מאוד.',
  'password.zxcvbn.warning.similarToCommonPassword': 'הסיסמה הזו דומה לסיסמה נפוצה.',
  'password.zxcvbn.warning.wordByItself': 'קל לנחש מילה בודדת.',
  'password.zxcvbn.warning.names': 'קל לנחש שמות ושמות משפחה בפני עצמם.',
  'password.zxcvbn.warning.commonNames': 'קל לנחש שמות ושמות משפחה נפוצים.',
  'password.zxcvbn.suggestion.useAFewWords': 'כדאי להשתמש בכמה מילים ולהימנע מביטויים נפוצים.',
  'password.zxcvbn.suggestion.noSymbolsDigitsUppercase':
    'אין צורך בסימנים, בספרות או באותיות גדולות.',
  'password.zxcvbn.suggestion.addWords': 'כדאי להוסיף עוד מילה או שתיים. עדיף מילים לא נפוצות.',
  'password.zxcvbn.suggestion.longerKeyboardPattern':
    'כדאי להשתמש בדפוס מקלדת ארוך יותר, עם יותר שינויי כיוון.',
  'password.zxcvbn.suggestion.avoidRepeats': 'כדאי להימנע מחזרה על מילים ותווים.',
  'password.zxcvbn.suggestion.avoidSequences': 'כדאי להימנע מרצפים.',
  'password.zxcvbn.suggestion.avoidRecentYears': 'כדאי להימנע משנים מהזמן האחרון.',
  'password.zxcvbn.suggestion.avoidYearsAssociatedWithYou': 'כדאי להימנע משנים שקשורות אליך.',
  'password.zxcvbn.suggestion.avoidDatesAndYearsAssociatedWithYou':
    'כדאי להימנע מתאריכים ומשנים שקשורים אליך.',
  'password.zxcvbn.suggestion.capitalization': 'אותיות גדולות לא עוזרות הרבה.',
  'password.zxcvbn.suggestion.allUppercase':
    'אותיות גדולות בלבד קלות לניחוש כמעט כמו אותיות קטנות בלבד.',
  'password.zxcvbn.suggestion.reversed': 'מילים הפוכות אינן קשות בהרבה לניחוש.',
  'password.zxcvbn.suggestion.predictableSubstitutions':
    'החלפות צפויות, כמו "@" במקום "a", לא עוזרות הרבה.',
}
