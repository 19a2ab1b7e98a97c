import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords-zxcvbn.ts'

export const zxcvbnText: Translation<typeof english.zxcvbnText> = {
  'password.zxcvbn.warning.straightRows': 'Le file di tasti sono facili da indovinare.',
  'password.zxcvbn.warning.shortKeyboardPatterns':
    'Le sequenze brevi sulla tastiera sono facili da indovinare.',
  'password.zxcvbn.warning.repeats': 'Le ripetizioni come “aaa” sono facili da indovinare.',
  'password.zxcvbn.warning.longerRepeats':
    'Le ripetizioni come “abcabcabc” sono solo un po’ più difficili da indovinare di “abc”.',
  'password.zxcvbn.warning.sequences': 'Le sequenze come abc o 6543 sono facili da indovinare.',
  'password.zxcvbn.warning.recentYears': 'Gli anni recenti sono facili da indovinare.',
  'password.zxcvbn.warning.dates': 'Le date sono spesso facili da indovinare.',
  'password.zxcvbn.warning.top10CommonPassword': 'È una delle 10 password più comuni.',
  'password.zxcvbn.warning.top100CommonPassword': 'È una delle 100 password più comuni.',
  'password.zxcvbn.warning.veryCommonPassword': 'È una password molto comune.',
  'password.zxcvbn.warning.similarToCommonPassword': 'Somiglia a una password usata spesso.',
  'password.zxcvbn.warning.wordByItself': 'Una parola da sola è facile da indovinare.',
  'password.zxcvbn.warning.names': 'Nomi e cognomi da soli sono facili da indovinare.',
  'password.zxcvbn.warning.commonNames': 'Nomi e cognomi comuni sono facili da indovinare.',
  'password.zxcvbn.suggestion.useAFewWords': 'Usa alcune parole ed evita le frasi comuni.',
  'password.zxcvbn.suggestion.noSymbolsDigitsUppercase':
    'Non servono simboli, numeri o lettere maiuscole.',
  'password.zxcvbn.suggestion.addWords': 'Aggiungi ancora una o due parole. Meglio se poco comuni.',
  'password.zxcvbn.suggestion.longerKeyboardPattern':
    'Usa un percorso sulla tastiera più lungo, con più cambi di direzione.',
  'password.zxcvbn.suggestion.avoidRepeats': 'Evita parole e caratteri ripetuti.',
  'password.zxcvbn.suggestion.avoidSequences': 'Evita le sequenze.',
  'password.zxcvbn.suggestion.avoidRecentYears': 'Evita gli anni recenti.',
  'password.zxcvbn.suggestion.avoidYearsAssociatedWithYou': 'Evita gli anni legati a te.',
  'password.zxcvbn.suggestion.avoidDatesAndYearsAssociatedWithYou':
    'Evita le date e gli anni legati a te.',
  'password.zxcvbn.suggestion.capitalization': 'Le maiuscole non aiutano molto.',
  'password.zxcvbn.suggestion.allUppercase':
    'Tutto in maiuscolo è facile da indovinare quasi quanto tutto in minuscolo.',
  'password.zxcvbn.suggestion.reversed':
    'Le parole scritte al contrario non sono molto più difficili da indovinare.',
  'password.zxcvbn.suggestion.predictableSubstitutions':
    'Le sostituzioni prevedibili, come “@” al posto di “a”, non aiutano molto.',
}
