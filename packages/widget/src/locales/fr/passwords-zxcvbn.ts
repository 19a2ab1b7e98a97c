import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords-zxcvbn.ts'

export const zxcvbnText: Translation<typeof english.zxcvbnText> = {
  'password.zxcvbn.warning.straightRows': 'Les suites de touches alignées sont faciles à deviner.',
  'password.zxcvbn.warning.shortKeyboardPatterns':
    'Les motifs courts au clavier sont faciles à deviner.',
  'password.zxcvbn.warning.repeats': 'Les répétitions comme « aaa » sont faciles à deviner.',
  'password.zxcvbn.warning.longerRepeats':
    'Les répétitions comme « abcabcabc » sont à peine plus difficiles à deviner que « abc ».',
  'password.zxcvbn.warning.sequences': 'Les suites comme abc ou 6543 sont faciles à deviner.',
  'password.zxcvbn.warning.recentYears': 'Les années récentes sont faciles à deviner.',
  'password.zxcvbn.warning.dates': 'Les dates sont souvent faciles à deviner.',
  'password.zxcvbn.warning.top10CommonPassword':
    'C’est l’un des 10 mots de passe les plus courants.',
  'password.zxcvbn.warning.top100CommonPassword':
    'C’est l’un des 100 mots de passe les plus courants.',
  'password.zxcvbn.warning.veryCommonPassword': 'C’est un mot de passe très courant.',
  'password.zxcvbn.warning.similarToCommonPassword':
    'Ce mot de passe ressemble à un mot de passe courant.',
  'password.zxcvbn.warning.wordByItself': 'Un mot seul est facile à deviner.',
  'password.zxcvbn.warning.names': 'Les noms et prénoms seuls sont faciles à deviner.',
  'password.zxcvbn.warning.commonNames': 'Les noms et prénoms courants sont faciles à deviner.',
  'password.zxcvbn.suggestion.useAFewWords':
    'Utilisez quelques mots et évitez les expressions courantes.',
  'password.zxcvbn.suggestion.noSymbolsDigitsUppercase':
    'Les symboles, chiffres et majuscules ne sont pas nécessaires.',
  'password.zxcvbn.suggestion.addWords':
    'Ajoutez un ou deux mots. Les mots rares sont préférables.',
  'password.zxcvbn.suggestion.longerKeyboardPattern':
    'Utilisez un motif de clavier plus long, avec plus de changements de direction.',
  'password.zxcvbn.suggestion.avoidRepeats': 'Évitez les mots et les caractères répétés.',
  'password.zxcvbn.suggestion.avoidSequences': 'Évitez les suites.',
  'password.zxcvbn.suggestion.avoidRecentYears': 'Évitez les années récentes.',
  'password.zxcvbn.suggestion.avoidYearsAssociatedWithYou':
    'Évitez les années qui vous sont associées.',
  'password.zxcvbn.suggestion.avoidDatesAndYearsAssociatedWithYou':
    'Évitez les dates et les années qui vous sont associées.',
  'password.zxcvbn.suggestion.capitalization': 'Les majuscules n’aident pas beaucoup.',
  'password.zxcvbn.suggestion.allUppercase':
    'Tout en majuscules est presque aussi facile à deviner que tout en minuscules.',
  'password.zxcvbn.suggestion.reversed':
    'Les mots inversés ne sont pas beaucoup plus difficiles à deviner.',
  'password.zxcvbn.suggestion.predictableSubstitutions':
    'Les substitutions prévisibles, comme « @ » à la place de « a », n’aident pas beaucoup.',
}
