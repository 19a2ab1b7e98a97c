import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords-zxcvbn.ts'

export const zxcvbnText: Translation<typeof english.zxcvbnText> = {
  'password.zxcvbn.warning.straightRows': 'Rechte rijen toetsen zijn makkelijk te raden.',
  'password.zxcvbn.warning.shortKeyboardPatterns':
    'Korte toetsenbordpatronen zijn makkelijk te raden.',
  'password.zxcvbn.warning.repeats': 'Herhalingen zoals ‘aaa’ zijn makkelijk te raden.',
  'password.zxcvbn.warning.longerRepeats':
    'Herhalingen zoals ‘abcabcabc’ zijn nauwelijks moeilijker te raden dan ‘abc’.',
  'password.zxcvbn.warning.sequences': 'Reeksen zoals abc of 6543 zijn makkelijk te raden.',
  'password.zxcvbn.warning.recentYears': 'Recente jaartallen zijn makkelijk te raden.',
  'password.zxcvbn.warning.dates': 'Datums zijn vaak makkelijk te raden.',
  'password.zxcvbn.warning.top10CommonPassword':
    'Dit is een van de 10 meest gebruikte wachtwoorden.',
  'password.zxcvbn.warning.top100CommonPassword':
    'Dit is een van de 100 meest gebruikte wachtwoorden.',
  'password.zxcvbn.warning.veryCommonPassword': 'Dit is een veelgebruikt wachtwoord.',
  'password.zxcvbn.warning.similarToCommonPassword': 'Dit lijkt op een veelgebruikt wachtwoord.',
  'password.zxcvbn.warning.wordByItself': 'Eén los woord is makkelijk te raden.',
  'password.zxcvbn.warning.names': 'Losse voor- of achternamen zijn makkelijk te raden.',
  'password.zxcvbn.warning.commonNames':
    'Veelvoorkomende voor- en achternamen zijn makkelijk te raden.',
  'password.zxcvbn.suggestion.useAFewWords':
    'Gebruik een paar woorden, maar geen bekende uitdrukkingen.',
  'password.zxcvbn.suggestion.noSymbolsDigitsUppercase':
    'Symbolen, cijfers of hoofdletters zijn niet nodig.',
  'password.zxcvbn.suggestion.addWords':
    'Voeg nog een of twee woorden toe. Ongewone woorden zijn beter.',
  'password.zxcvbn.suggestion.longerKeyboardPattern':
    'Gebruik een langer toetsenbordpatroon dat vaker van richting verandert.',
  'password.zxcvbn.suggestion.avoidRepeats': 'Vermijd herhaalde woorden en tekens.',
  'password.zxcvbn.suggestion.avoidSequences': 'Vermijd reeksen.',
  'password.zxcvbn.suggestion.avoidRecentYears': 'Vermijd recente jaartallen.',
  'password.zxcvbn.suggestion.avoidYearsAssociatedWithYou':
    'Vermijd jaartallen die met jou te maken hebben.',
  'password.zxcvbn.suggestion.avoidDatesAndYearsAssociatedWithYou':
    'Vermijd datums en jaartallen die met jou te maken hebben.',
  'password.zxcvbn.suggestion.capitalization': 'Hoofdletters helpen niet veel.',
  'password.zxcvbn.suggestion.allUppercase':
    'Alleen hoofdletters zijn bijna net zo makkelijk te raden als alleen kleine letters.',
  'password.zxcvbn.suggestion.reversed': 'Omgekeerde woorden zijn niet veel moeilijker te raden.',
  'password.zxcvbn.suggestion.predictableSubstitutions':
    'Voorspelbare vervangingen zoals ‘@’ voor ‘a’ helpen niet veel.',
}
