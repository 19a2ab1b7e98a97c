import type { Translation } from '@portico/contract'
import type * as english from '../en/mails.ts'

export const mails: Translation<typeof english.mails> = {
  facts: {
    askedFor: 'Ώρα αιτήματος',
    when: 'Ώρα',
    browser: 'Πρόγραμμα περιήγησης',
    place: 'Τοποθεσία',
    proof: 'Τρόπος',
  },
  browser: '{browser} σε {system}',
  place: 'Περιοχή: {city}, {country}',
  near: 'περιοχή: {city}',
  askedNear: 'Προέλευση αιτήματος: {browser}, περιοχή: {city}.',
  askedFrom: 'Προέλευση αιτήματος: {browser}.',
  worksUntil: 'Ισχύει για μία χρήση, έως {time}.',
  worksFor: 'Ισχύει για μία χρήση. Διάρκεια: {duration}.',
  buttonFails: 'Δεν ανοίγει το κουμπί; {link}',
  nobodyGetsIn:
    'Δεν ήσασταν εσείς; Δεν χρειάζεται να κάνετε τίποτα: χωρίς αυτό το email δεν γίνεται σύνδεση.',
  notMe: 'Δεν ήμουν εγώ',
  wasItYou: 'Ήσασταν εσείς;',
  ifItWasYou: 'Αν ήσασταν εσείς, δεν χρειάζεται να κάνετε τίποτα.',
  sentFor: {
    signIn: 'Στάλθηκε στη διεύθυνση {email}, επειδή ζητήθηκε σύνδεση με αυτήν.',
    signUp: 'Στάλθηκε στη διεύθυνση {email}, επειδή ζητήθηκε εγγραφή με αυτήν.',
    safety: 'Στάλθηκε στη διεύθυνση {email}, επειδή αφορά την ασφάλεια του λογαριασμού σας.',
  },
  help: 'Βοήθεια',
  listed: '{one}, {other}',
  noticePreview: '{facts}. {question}',
  sentences: '{one} {other}',
  quoted: '«{name}»',
}
