import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords-zxcvbn.ts'

export const zxcvbnText: Translation<typeof english.zxcvbnText> = {
  'password.zxcvbn.warning.straightRows': 'Gerade Tastenreihen sind leicht zu erraten.',
  'password.zxcvbn.warning.shortKeyboardPatterns': 'Kurze Tastaturmuster sind leicht zu erraten.',
  'password.zxcvbn.warning.repeats': 'Wiederholungen wie „aaa“ sind leicht zu erraten.',
  'password.zxcvbn.warning.longerRepeats':
    'Wiederholungen wie „abcabcabc“ sind kaum schwerer zu erraten als „abc“.',
  'password.zxcvbn.warning.sequences': 'Folgen wie abc oder 6543 sind leicht zu erraten.',
  'password.zxcvbn.warning.recentYears': 'Jahreszahlen der letzten Zeit sind leicht zu erraten.',
  'password.zxcvbn.warning.dates': 'Datumsangaben sind oft leicht zu erraten.',
  'password.zxcvbn.warning.top10CommonPassword': 'Das ist eines der 10 häufigsten Passwörter.',
  'password.zxcvbn.warning.top100CommonPassword': 'Das ist eines der 100 häufigsten Passwörter.',
  'password.zxcvbn.warning.veryCommonPassword': 'Das ist ein sehr häufiges Passwort.',
  'password.zxcvbn.warning.similarToCommonPassword': 'Das ähnelt einem häufig benutzten Passwort.',
  'password.zxcvbn.warning.wordByItself': 'Ein einzelnes Wort ist leicht zu erraten.',
  'password.zxcvbn.warning.names': 'Vor- oder Nachnamen allein sind leicht zu erraten.',
  'password.zxcvbn.warning.commonNames': 'Häufige Vor- und Nachnamen sind leicht zu erraten.',
  'password.zxcvbn.suggestion.useAFewWords':
    'Nehmen Sie einige Wörter, aber keine gängigen Wendungen.',
  'password.zxcvbn.suggestion.noSymbolsDigitsUppercase':
    'Symbole, Ziffern oder Großbuchstaben sind nicht nötig.',
  'password.zxcvbn.suggestion.addWords':
    'Fügen Sie ein oder zwei Wörter hinzu. Seltene Wörter sind besser.',
  'password.zxcvbn.suggestion.longerKeyboardPattern':
    'Nehmen Sie ein längeres Tastaturmuster mit mehr Richtungswechseln.',
  'password.zxcvbn.suggestion.avoidRepeats': 'Vermeiden Sie wiederholte Wörter und Zeichen.',
  'password.zxcvbn.suggestion.avoidSequences': 'Vermeiden Sie Zeichenfolgen.',
  'password.zxcvbn.suggestion.avoidRecentYears': 'Vermeiden Sie Jahreszahlen der letzten Zeit.',
  'password.zxcvbn.suggestion.avoidYearsAssociatedWithYou':
    'Vermeiden Sie Jahreszahlen, die mit Ihnen zu tun haben.',
  'password.zxcvbn.suggestion.avoidDatesAndYearsAssociatedWithYou':
    'Vermeiden Sie Datumsangaben und Jahreszahlen, die mit Ihnen zu tun haben.',
  'password.zxcvbn.suggestion.capitalization': 'Großschreibung hilft nicht viel.',
  'password.zxcvbn.suggestion.allUppercase':
    'Nur Großbuchstaben sind fast so leicht zu erraten wie nur Kleinbuchstaben.',
  'password.zxcvbn.suggestion.reversed':
    'Rückwärts geschriebene Wörter sind kaum schwerer zu erraten.',
  'password.zxcvbn.suggestion.predictableSubstitutions':
    'Vorhersehbare Ersetzungen wie „@“ statt „a“ helfen nicht viel.',
}
