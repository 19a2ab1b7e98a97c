import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords-zxcvbn.ts'

export const zxcvbnText: Translation<typeof english.zxcvbnText> = {
  'password.zxcvbn.warning.straightRows': 'कीबोर्ड की सीधी पंक्तियों का अंदाज़ा लगाना आसान है।',
  'password.zxcvbn.warning.shortKeyboardPatterns': 'कीबोर्ड के छोटे पैटर्न का अंदाज़ा लगाना आसान है।',
  'password.zxcvbn.warning.repeats': '“aaa” जैसे दोहराव का अंदाज़ा लगाना आसान है।',
  'password.zxcvbn.warning.longerRepeats':
    '“abcabcabc” जैसे दोहराव का अंदाज़ा लगाना “abc” से बस थोड़ा ही मुश्किल है।',
  'password.zxcvbn.warning.sequences': 'abc या 6543 जैसे क्रम का अंदाज़ा लगाना आसान है।',
  'password.zxcvbn.warning.recentYears': 'हाल के सालों का अंदाज़ा लगाना आसान है।',
  'password.zxcvbn.warning.dates': 'तारीखों का अंदाज़ा लगाना अक्सर आसान होता है।',
  'password.zxcvbn.warning.top10CommonPassword': 'यह 10 सबसे आम पासवर्ड में से एक है।',
  'password.zxcvbn.warning.top100CommonPassword': 'यह 100 सबसे आम पासवर्ड में से एक है।',
  'password.zxcvbn.warning.veryCommonPassword': 'यह बहुत आम पासवर्ड है।',
  'password.zxcvbn.warning.similarToCommonPassword': 'यह एक आम पासवर्ड से मिलता-जुलता है।',
  'password.zxcvbn.warning.wordByItself': 'अकेले एक शब्द का अंदाज़ा लगाना आसान है।',
  'password.zxcvbn.warning.names': 'अकेले नाम या उपनाम का अंदाज़ा लगाना आसान है।',
  'password.zxcvbn.warning.commonNames': 'आम नामों और उपनामों का अंदाज़ा लगाना आसान है।',
  'password.zxcvbn.suggestion.useAFewWords': 'कुछ शब्द इस्तेमाल करें और आम वाक्यांशों से बचें।',
  'password.zxcvbn.suggestion.noSymbolsDigitsUppercase': 'चिह्नों, अंकों या बड़े अक्षरों की ज़रूरत नहीं है।',
  'password.zxcvbn.suggestion.addWords': 'एक-दो शब्द और जोड़ें। कम इस्तेमाल होने वाले शब्द बेहतर हैं।',
  'password.zxcvbn.suggestion.longerKeyboardPattern':
    'कीबोर्ड का ज़्यादा लंबा और ज़्यादा मोड़ वाला पैटर्न इस्तेमाल करें।',
  'password.zxcvbn.suggestion.avoidRepeats': 'शब्द और वर्ण न दोहराएं।',
  'password.zxcvbn.suggestion.avoidSequences': 'क्रम वाले वर्णों से बचें।',
  'password.zxcvbn.suggestion.avoidRecentYears': 'हाल के सालों से बचें।',
  'password.zxcvbn.suggestion.avoidYearsAssociatedWithYou': 'ऐसे सालों से बचें जो आपसे जुड़े हों।',
  'password.zxcvbn.suggestion.avoidDatesAndYearsAssociatedWithYou':
    'ऐसी तारीखों और सालों से बचें जो आपसे जुड़े हों।',
  'password.zxcvbn.suggestion.capitalization': 'बड़े अक्षरों से ज़्यादा फ़ायदा नहीं होता।',
  'password.zxcvbn.suggestion.allUppercase':
    'सिर्फ़ बड़े अक्षरों का अंदाज़ा लगाना लगभग उतना ही आसान है जितना सिर्फ़ छोटे अक्षरों का।',
  'password.zxcvbn.suggestion.reversed': 'उल्टे लिखे शब्दों का अंदाज़ा लगाना ज़्यादा मुश्किल नहीं है।',
  'password.zxcvbn.suggestion.predictableSubstitutions':
    '“a” की जगह “@” जैसे आसान बदलावों से ज़्यादा फ़ायदा नहीं होता।',
}
