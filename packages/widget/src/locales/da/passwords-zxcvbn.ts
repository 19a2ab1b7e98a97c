import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords-zxcvbn.ts'

export const zxcvbnText: Translation<typeof english.zxcvbnText> = {
  'password.zxcvbn.warning.straightRows': 'Lige rækker af taster er lette at gætte.',
  'password.zxcvbn.warning.shortKeyboardPatterns': 'Korte tastaturmønstre er lette at gætte.',
  'password.zxcvbn.warning.repeats': 'Gentagelser som ”aaa” er lette at gætte.',
  'password.zxcvbn.warning.longerRepeats':
    'Gentagelser som ”abcabcabc” er kun lidt sværere at gætte end ”abc”.',
  'password.zxcvbn.warning.sequences': 'Rækkefølger som abc eller 6543 er lette at gætte.',
  'password.zxcvbn.warning.recentYears': 'Årstal fra de seneste år er lette at gætte.',
  'password.zxcvbn.warning.dates': 'Datoer er ofte lette at gætte.',
  'password.zxcvbn.warning.top10CommonPassword': 'Dette er en af de 10 mest brugte adgangskoder.',
  'password.zxcvbn.warning.top100CommonPassword': 'Dette er en af de 100 mest brugte adgangskoder.',
  'password.zxcvbn.warning.veryCommonPassword': 'Dette er en meget almindelig adgangskode.',
  'password.zxcvbn.warning.similarToCommonPassword': 'Dette ligner en ofte brugt adgangskode.',
  'password.zxcvbn.warning.wordByItself': 'Et enkelt ord er let at gætte.',
  'password.zxcvbn.warning.names': 'For- eller efternavne alene er lette at gætte.',
  'password.zxcvbn.warning.commonNames': 'Almindelige for- og efternavne er lette at gætte.',
  'password.zxcvbn.suggestion.useAFewWords': 'Brug nogle få ord, men undgå almindelige vendinger.',
  'password.zxcvbn.suggestion.noSymbolsDigitsUppercase':
    'Symboler, tal eller store bogstaver er ikke nødvendige.',
  'password.zxcvbn.suggestion.addWords': 'Tilføj et eller to ord mere. Usædvanlige ord er bedre.',
  'password.zxcvbn.suggestion.longerKeyboardPattern':
    'Brug et længere tastaturmønster, der skifter retning oftere.',
  'password.zxcvbn.suggestion.avoidRepeats': 'Undgå gentagne ord og tegn.',
  'password.zxcvbn.suggestion.avoidSequences': 'Undgå rækkefølger.',
  'password.zxcvbn.suggestion.avoidRecentYears': 'Undgå årstal fra de seneste år.',
  'password.zxcvbn.suggestion.avoidYearsAssociatedWithYou':
    'Undgå årstal, der har noget med dig at gøre.',
  'password.zxcvbn.suggestion.avoidDatesAndYearsAssociatedWithYou':
    'Undgå datoer og årstal, der har noget med dig at gøre.',
  'password.zxcvbn.suggestion.capitalization': 'Store bogstaver hjælper ikke ret meget.',
  'password.zxcvbn.suggestion.allUppercase':
    'Kun store bogstaver er næsten lige så let at gætte som kun små.',
  'password.zxcvbn.suggestion.reversed':
    'Ord, der er stavet bagfra, er ikke meget sværere at gætte.',
  'password.zxcvbn.suggestion.predictableSubstitutions':
    'Forudsigelige udskiftninger som ”@” i stedet for ”a” hjælper ikke ret meget.',
}
