import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords-zxcvbn.ts'

export const zxcvbnText: Translation<typeof english.zxcvbnText> = {
  'password.zxcvbn.warning.straightRows': 'Raka rader av tangenter är lätta att gissa.',
  'password.zxcvbn.warning.shortKeyboardPatterns': 'Korta tangentbordsmönster är lätta att gissa.',
  'password.zxcvbn.warning.repeats': 'Upprepningar som ”aaa” är lätta att gissa.',
  'password.zxcvbn.warning.longerRepeats':
    'Upprepningar som ”abcabcabc” är bara lite svårare att gissa än ”abc”.',
  'password.zxcvbn.warning.sequences': 'Följder som abc eller 6543 är lätta att gissa.',
  'password.zxcvbn.warning.recentYears': 'Årtal från senare tid är lätta att gissa.',
  'password.zxcvbn.warning.dates': 'Datum är ofta lätta att gissa.',
  'password.zxcvbn.warning.top10CommonPassword': 'Det här är ett av de 10 vanligaste lösenorden.',
  'password.zxcvbn.warning.top100CommonPassword': 'Det här är ett av de 100 vanligaste lösenorden.',
  'password.zxcvbn.warning.veryCommonPassword': 'Det här är ett mycket vanligt lösenord.',
  'password.zxcvbn.warning.similarToCommonPassword': 'Det här liknar ett vanligt lösenord.',
  'password.zxcvbn.warning.wordByItself': 'Ett ensamt ord är lätt att gissa.',
  'password.zxcvbn.warning.names': 'Enbart förnamn eller efternamn är lätta att gissa.',
  'password.zxcvbn.warning.commonNames': 'Vanliga för- och efternamn är lätta att gissa.',
  'password.zxcvbn.suggestion.useAFewWords': 'Använd några ord, men undvik vanliga fraser.',
  'password.zxcvbn.suggestion.noSymbolsDigitsUppercase':
    'Symboler, siffror eller versaler behövs inte.',
  'password.zxcvbn.suggestion.addWords': 'Lägg till ett eller två ord. Ovanliga ord är bättre.',
  'password.zxcvbn.suggestion.longerKeyboardPattern':
    'Använd ett längre tangentbordsmönster som byter riktning oftare.',
  'password.zxcvbn.suggestion.avoidRepeats': 'Undvik upprepade ord och tecken.',
  'password.zxcvbn.suggestion.avoidSequences': 'Undvik följder.',
  'password.zxcvbn.suggestion.avoidRecentYears': 'Undvik årtal från senare tid.',
  'password.zxcvbn.suggestion.avoidYearsAssociatedWithYou':
    'Undvik årtal som har med dig att göra.',
  'password.zxcvbn.suggestion.avoidDatesAndYearsAssociatedWithYou':
    'Undvik datum och årtal som har med dig att göra.',
  'password.zxcvbn.suggestion.capitalization': 'Versaler hjälper inte särskilt mycket.',
  'password.zxcvbn.suggestion.allUppercase':
    'Bara versaler är nästan lika lätt att gissa som bara gemener.',
  'password.zxcvbn.suggestion.reversed': 'Ord baklänges är inte mycket svårare att gissa.',
  'password.zxcvbn.suggestion.predictableSubstitutions':
    'Förutsägbara byten som ”@” i stället för ”a” hjälper inte särskilt mycket.',
}
