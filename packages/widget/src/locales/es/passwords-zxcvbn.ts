import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords-zxcvbn.ts'

export const zxcvbnText: Translation<typeof english.zxcvbnText> = {
  'password.zxcvbn.warning.straightRows': 'Las filas rectas de teclas son fáciles de adivinar.',
  'password.zxcvbn.warning.shortKeyboardPatterns':
    'Los patrones cortos del teclado son fáciles de adivinar.',
  'password.zxcvbn.warning.repeats': 'Las repeticiones como «aaa» son fáciles de adivinar.',
  'password.zxcvbn.warning.longerRepeats':
    'Las repeticiones como «abcabcabc» son solo un poco más difíciles de adivinar que «abc».',
  'password.zxcvbn.warning.sequences': 'Las secuencias como abc o 6543 son fáciles de adivinar.',
  'password.zxcvbn.warning.recentYears': 'Los años recientes son fáciles de adivinar.',
  'password.zxcvbn.warning.dates': 'Las fechas suelen ser fáciles de adivinar.',
  'password.zxcvbn.warning.top10CommonPassword': 'Es una de las 10 contraseñas más comunes.',
  'password.zxcvbn.warning.top100CommonPassword': 'Es una de las 100 contraseñas más comunes.',
  'password.zxcvbn.warning.veryCommonPassword': 'Es una contraseña muy común.',
  'password.zxcvbn.warning.similarToCommonPassword':
    'Esta contraseña se parece a una contraseña muy usada.',
  'password.zxcvbn.warning.wordByItself': 'Una sola palabra es fácil de adivinar.',
  'password.zxcvbn.warning.names': 'Los nombres y apellidos solos son fáciles de adivinar.',
  'password.zxcvbn.warning.commonNames': 'Los nombres y apellidos comunes son fáciles de adivinar.',
  'password.zxcvbn.suggestion.useAFewWords': 'Use varias palabras y evite las frases comunes.',
  'password.zxcvbn.suggestion.noSymbolsDigitsUppercase':
    'No hacen falta símbolos, números ni mayúsculas.',
  'password.zxcvbn.suggestion.addWords': 'Añada una o dos palabras más. Mejor si son poco comunes.',
  'password.zxcvbn.suggestion.longerKeyboardPattern':
    'Use un patrón de teclado más largo, con más cambios de dirección.',
  'password.zxcvbn.suggestion.avoidRepeats': 'Evite las palabras y los caracteres repetidos.',
  'password.zxcvbn.suggestion.avoidSequences': 'Evite las secuencias.',
  'password.zxcvbn.suggestion.avoidRecentYears': 'Evite los años recientes.',
  'password.zxcvbn.suggestion.avoidYearsAssociatedWithYou':
    'Evite los años relacionados con usted.',
  'password.zxcvbn.suggestion.avoidDatesAndYearsAssociatedWithYou':
    'Evite las fechas y los años relacionados con usted.',
  'password.zxcvbn.suggestion.capitalization': 'Las mayúsculas no ayudan mucho.',
  'password.zxcvbn.suggestion.allUppercase':
    'Todo en mayúsculas es casi tan fácil de adivinar como todo en minúsculas.',
  'password.zxcvbn.suggestion.reversed':
    'Las palabras al revés no son mucho más difíciles de adivinar.',
  'password.zxcvbn.suggestion.predictableSubstitutions':
    'Las sustituciones previsibles, como «@» en lugar de «a», no ayudan mucho.',
}
