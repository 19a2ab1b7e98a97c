import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords-zxcvbn.ts'

export const zxcvbnText: Translation<typeof english.zxcvbnText> = {
  'password.zxcvbn.warning.straightRows': 'Rzędy sąsiednich klawiszy łatwo odgadnąć.',
  'password.zxcvbn.warning.shortKeyboardPatterns': 'Krótkie wzory na klawiaturze łatwo odgadnąć.',
  'password.zxcvbn.warning.repeats': 'Powtórzenia takie jak „aaa” łatwo odgadnąć.',
  'password.zxcvbn.warning.longerRepeats':
    'Powtórzenia takie jak „abcabcabc” tylko trochę trudniej odgadnąć niż „abc”.',
  'password.zxcvbn.warning.sequences': 'Ciągi takie jak abc lub 6543 łatwo odgadnąć.',
  'password.zxcvbn.warning.recentYears': 'Niedawne lata łatwo odgadnąć.',
  'password.zxcvbn.warning.dates': 'Daty często łatwo odgadnąć.',
  'password.zxcvbn.warning.top10CommonPassword': 'To jedno z 10 najpopularniejszych haseł.',
  'password.zxcvbn.warning.top100CommonPassword': 'To jedno ze 100 najpopularniejszych haseł.',
  'password.zxcvbn.warning.veryCommonPassword': 'To bardzo popularne hasło.',
  'password.zxcvbn.warning.similarToCommonPassword': 'To hasło jest podobne do często używanego.',
  'password.zxcvbn.warning.wordByItself': 'Pojedyncze słowo łatwo odgadnąć.',
  'password.zxcvbn.warning.names': 'Samo imię lub nazwisko łatwo odgadnąć.',
  'password.zxcvbn.warning.commonNames': 'Popularne imiona i nazwiska łatwo odgadnąć.',
  'password.zxcvbn.suggestion.useAFewWords': 'Użyj kilku słów, unikaj utartych zwrotów.',
  'password.zxcvbn.suggestion.noSymbolsDigitsUppercase':
    'Symbole, cyfry i wielkie litery nie są konieczne.',
  'password.zxcvbn.suggestion.addWords': 'Dodaj jedno lub dwa słowa. Rzadkie są lepsze.',
  'password.zxcvbn.suggestion.longerKeyboardPattern':
    'Użyj dłuższego wzoru na klawiaturze, częściej zmieniając kierunek.',
  'password.zxcvbn.suggestion.avoidRepeats': 'Unikaj powtarzania słów i znaków.',
  'password.zxcvbn.suggestion.avoidSequences': 'Unikaj ciągów znaków.',
  'password.zxcvbn.suggestion.avoidRecentYears': 'Unikaj niedawnych lat.',
  'password.zxcvbn.suggestion.avoidYearsAssociatedWithYou': 'Unikaj lat, które się z Tobą wiążą.',
  'password.zxcvbn.suggestion.avoidDatesAndYearsAssociatedWithYou':
    'Unikaj dat i lat, które się z Tobą wiążą.',
  'password.zxcvbn.suggestion.capitalization': 'Wielkie litery niewiele pomagają.',
  'password.zxcvbn.suggestion.allUppercase':
    'Hasło z samych wielkich liter odgadnąć prawie tak samo łatwo jak z samych małych.',
  'password.zxcvbn.suggestion.reversed': 'Słowa pisane od tyłu niewiele trudniej odgadnąć.',
  'password.zxcvbn.suggestion.predictableSubstitutions':
    'Przewidywalne zamiany, na przykład „@” zamiast „a”, niewiele pomagają.',
}
