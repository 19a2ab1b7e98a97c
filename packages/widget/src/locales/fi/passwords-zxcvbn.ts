import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords-zxcvbn.ts'

export const zxcvbnText: Translation<typeof english.zxcvbnText> = {
  'password.zxcvbn.warning.straightRows': 'Vierekkäisten näppäinten rivit on helppo arvata.',
  'password.zxcvbn.warning.shortKeyboardPatterns': 'Lyhyet näppäinkuviot on helppo arvata.',
  'password.zxcvbn.warning.repeats': 'Toistot, kuten ”aaa”, on helppo arvata.',
  'password.zxcvbn.warning.longerRepeats':
    'Toistot, kuten ”abcabcabc”, ovat vain hieman vaikeampia arvata kuin ”abc”.',
  'password.zxcvbn.warning.sequences': 'Sarjat, kuten abc tai 6543, on helppo arvata.',
  'password.zxcvbn.warning.recentYears': 'Viime vuosien vuosiluvut on helppo arvata.',
  'password.zxcvbn.warning.dates': 'Päivämäärät on usein helppo arvata.',
  'password.zxcvbn.warning.top10CommonPassword': 'Tämä on yksi 10 yleisimmästä salasanasta.',
  'password.zxcvbn.warning.top100CommonPassword': 'Tämä on yksi 100 yleisimmästä salasanasta.',
  'password.zxcvbn.warning.veryCommonPassword': 'Tämä on hyvin yleinen salasana.',
  'password.zxcvbn.warning.similarToCommonPassword':
    'Tämä muistuttaa yleisesti käytettyä salasanaa.',
  'password.zxcvbn.warning.wordByItself': 'Yksittäinen sana on helppo arvata.',
  'password.zxcvbn.warning.names': 'Pelkät etu- ja sukunimet on helppo arvata.',
  'password.zxcvbn.warning.commonNames': 'Yleiset etu- ja sukunimet on helppo arvata.',
  'password.zxcvbn.suggestion.useAFewWords': 'Käytä muutamaa sanaa ja vältä tavallisia sanontoja.',
  'password.zxcvbn.suggestion.noSymbolsDigitsUppercase':
    'Erikoismerkkejä, numeroita tai isoja kirjaimia ei tarvita.',
  'password.zxcvbn.suggestion.addWords':
    'Lisää vielä sana tai kaksi. Harvinaiset sanat ovat parempia.',
  'password.zxcvbn.suggestion.longerKeyboardPattern':
    'Käytä pidempää näppäinkuviota, joka vaihtaa suuntaa useammin.',
  'password.zxcvbn.suggestion.avoidRepeats': 'Vältä sanojen ja merkkien toistoa.',
  'password.zxcvbn.suggestion.avoidSequences': 'Vältä merkkisarjoja.',
  'password.zxcvbn.suggestion.avoidRecentYears': 'Vältä viime vuosien vuosilukuja.',
  'password.zxcvbn.suggestion.avoidYearsAssociatedWithYou': 'Vältä sinuun liittyviä vuosilukuja.',
  'password.zxcvbn.suggestion.avoidDatesAndYearsAssociatedWithYou':
    'Vältä sinuun liittyviä päivämääriä ja vuosilukuja.',
  'password.zxcvbn.suggestion.capitalization': 'Isoista kirjaimista ei ole juuri apua.',
  'password.zxcvbn.suggestion.allUppercase':
    'Pelkät isot kirjaimet on lähes yhtä helppo arvata kuin pelkät pienet.',
  'password.zxcvbn.suggestion.reversed':
    'Takaperin kirjoitetut sanat eivät ole paljon vaikeampia arvata.',
  'password.zxcvbn.suggestion.predictableSubstitutions':
    'Ennalta arvattavista vaihdoista, kuten ”@” a-kirjaimen tilalla, ei ole juuri apua.',
}
