import type { Translation } from '@portico/contract'
import type * as english from '../en/account-download.ts'

export const accountDownloadText: Translation<typeof english.accountDownloadText> = {
  'account.download.content':
    'Όλα όσα διατηρεί εδώ για εσάς το {project}: διευθύνσεις, τρόποι σύνδεσης, συσκευές, εφαρμογές και τι συνέβη. Ένα αρχείο JSON, χωρίς κωδικούς πρόσβασης ή κλειδιά.',
  'account.download.submit': 'Λήψη',
  'account.download.last': 'Τελευταία λήψη: {date}.',
  'account.download.done': 'Έγινε λήψη των δεδομένων σας.',
  'account.act.download': 'Για τη λήψη των δεδομένων σας.',
}
