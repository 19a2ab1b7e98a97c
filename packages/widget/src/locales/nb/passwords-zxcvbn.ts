import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords-zxcvbn.ts'

export const zxcvbnText: Translation<typeof english.zxcvbnText> = {
  'password.zxcvbn.warning.straightRows': 'Rette rekker av taster er lette å gjette.',
  'password.zxcvbn.warning.shortKeyboardPatterns': 'Korte tastaturmønstre er lette å gjette.',
  'password.zxcvbn.warning.repeats': 'Gjentakelser som «aaa» er lette å gjette.',
  'password.zxcvbn.warning.longerRepeats':
    'Gjentakelser som «abcabcabc» er bare litt vanskeligere å gjette enn «abc».',
  'password.zxcvbn.warning.sequences': 'Rekkefølger som abc eller 6543 er lette å gjette.',
  'password.zxcvbn.warning.recentYears': 'Årstall fra de siste årene er lette å gjette.',
  'password.zxcvbn.warning.dates': 'Datoer er ofte lette å gjette.',
  'password.zxcvbn.warning.top10CommonPassword': 'Dette er et av de 10 mest brukte passordene.',
  'password.zxcvbn.warning.top100CommonPassword': 'Dette er et av de 100 mest brukte passordene.',
  'password.zxcvbn.warning.veryCommonPassword': 'Dette er et svært vanlig passord.',
  'password.zxcvbn.warning.similarToCommonPassword': 'Dette ligner på et mye brukt passord.',
  'password.zxcvbn.warning.wordByItself': 'Et enkelt ord er lett å gjette.',
  'password.zxcvbn.warning.names': 'Fornavn eller etternavn alene er lette å gjette.',
  'password.zxcvbn.warning.commonNames': 'Vanlige fornavn og etternavn er lette å gjette.',
  'password.zxcvbn.suggestion.useAFewWords': 'Bruk noen få ord, men unngå vanlige fraser.',
  'password.zxcvbn.suggestion.noSymbolsDigitsUppercase':
    'Symboler, sifre eller store bokstaver er ikke nødvendig.',
  'password.zxcvbn.suggestion.addWords': 'Legg til ett eller to ord. Uvanlige ord er bedre.',
  'password.zxcvbn.suggestion.longerKeyboardPattern':
    'Bruk et lengre tastaturmønster som skifter retning oftere.',
  'password.zxcvbn.suggestion.avoidRepeats': 'Unngå gjentatte ord og tegn.',
  'password.zxcvbn.suggestion.avoidSequences': 'Unngå rekkefølger.',
  'password.zxcvbn.suggestion.avoidRecentYears': 'Unngå årstall fra de siste årene.',
  'password.zxcvbn.suggestion.avoidYearsAssociatedWithYou':
    'Unngå årstall som har med deg å gjøre.',
  'password.zxcvbn.suggestion.avoidDatesAndYearsAssociatedWithYou':
    'Unngå datoer og årstall som har med deg å gjøre.',
  'password.zxcvbn.suggestion.capitalization': 'Store bokstaver hjelper ikke særlig mye.',
  'password.zxcvbn.suggestion.allUppercase':
    'Bare store bokstaver er nesten like lett å gjette som bare små.',
  'password.zxcvbn.suggestion.reversed': 'Ord baklengs er ikke mye vanskeligere å gjette.',
  'password.zxcvbn.suggestion.predictableSubstitutions':
    'Forutsigbare bytter som «@» i stedet for «a» hjelper ikke særlig mye.',
}
