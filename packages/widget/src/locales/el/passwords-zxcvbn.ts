import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords-zxcvbn.ts'

export const zxcvbnText: Translation<typeof english.zxcvbnText> = {
  'password.zxcvbn.warning.straightRows': 'Οι σειρές διαδοχικών πλήκτρων μαντεύονται εύκολα.',
  'password.zxcvbn.warning.shortKeyboardPatterns':
    'Τα σύντομα μοτίβα πληκτρολογίου μαντεύονται εύκολα.',
  'password.zxcvbn.warning.repeats': 'Επαναλήψεις όπως «aaa» μαντεύονται εύκολα.',
  'password.zxcvbn.warning.longerRepeats':
    'Επαναλήψεις όπως «abcabcabc» μαντεύονται μόνο λίγο πιο δύσκολα από το «abc».',
  'password.zxcvbn.warning.sequences': 'Ακολουθίες όπως abc ή 6543 μαντεύονται εύκολα.',
  'password.zxcvbn.warning.recentYears': 'Τα πρόσφατα έτη μαντεύονται εύκολα.',
  'password.zxcvbn.warning.dates': 'Οι ημερομηνίες συχνά μαντεύονται εύκολα.',
  'password.zxcvbn.warning.top10CommonPassword':
    'Είναι ένας από τους 10 πιο συνηθισμένους κωδικούς πρόσβασης.',
  'password.zxcvbn.warning.top100CommonPassword':
    'Είναι ένας από τους 100 πιο συνηθισμένους κωδικούς πρόσβασης.',
  'password.zxcvbn.warning.veryCommonPassword': 'Είναι ένας πολύ συνηθισμένος κωδικός πρόσβασης.',
  'password.zxcvbn.warning.similarToCommonPassword':
    'Μοιάζει με έναν συνηθισμένο κωδικό πρόσβασης.',
  'password.zxcvbn.warning.wordByItself': 'Μία λέξη μόνη της μαντεύεται εύκολα.',
  'password.zxcvbn.warning.names': 'Ονόματα και επώνυμα μόνα τους μαντεύονται εύκολα.',
  'password.zxcvbn.warning.commonNames': 'Τα συνηθισμένα ονόματα και επώνυμα μαντεύονται εύκολα.',
  'password.zxcvbn.suggestion.useAFewWords':
    'Χρησιμοποιήστε μερικές λέξεις και αποφύγετε συνηθισμένες φράσεις.',
  'password.zxcvbn.suggestion.noSymbolsDigitsUppercase':
    'Δεν χρειάζονται σύμβολα, ψηφία ή κεφαλαία γράμματα.',
  'password.zxcvbn.suggestion.addWords':
    'Προσθέστε άλλη μία ή δύο λέξεις. Οι ασυνήθιστες λέξεις είναι καλύτερες.',
  'password.zxcvbn.suggestion.longerKeyboardPattern':
    'Χρησιμοποιήστε μεγαλύτερο μοτίβο πληκτρολογίου με περισσότερες αλλαγές κατεύθυνσης.',
  'password.zxcvbn.suggestion.avoidRepeats': 'Αποφύγετε τις επαναλήψεις λέξεων και χαρακτήρων.',
  'password.zxcvbn.suggestion.avoidSequences': 'Αποφύγετε τις ακολουθίες.',
  'password.zxcvbn.suggestion.avoidRecentYears': 'Αποφύγετε τα πρόσφατα έτη.',
  'password.zxcvbn.suggestion.avoidYearsAssociatedWithYou':
    'Αποφύγετε έτη που σχετίζονται με εσάς.',
  'password.zxcvbn.suggestion.avoidDatesAndYearsAssociatedWithYou':
    'Αποφύγετε ημερομηνίες και έτη που σχετίζονται με εσάς.',
  'password.zxcvbn.suggestion.capitalization': 'Τα κεφαλαία γράμματα δεν βοηθούν πολύ.',
  'password.zxcvbn.suggestion.allUppercase':
    'Τα αποκλειστικά κεφαλαία μαντεύονται σχεδόν τόσο εύκολα όσο τα αποκλειστικά πεζά.',
  'password.zxcvbn.suggestion.reversed':
    'Οι αντεστραμμένες λέξεις δεν μαντεύονται πολύ πιο δύσκολα.',
  'password.zxcvbn.suggestion.predictableSubstitutions':
    'Οι προβλέψιμες αντικαταστάσεις, όπως «@» αντί για «a», δεν βοηθούν πολύ.',
}
