import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-in-app.ts'

export const inAppText: Translation<typeof english.inAppText> = {
  'oauth.inAppBrowser':
    'Η σύνδεση με Google δεν λειτουργεί μέσα σε αυτή την εφαρμογή. Ανοίξτε τη σελίδα στο πρόγραμμα περιήγησης του τηλεφώνου ή συνδεθείτε με άλλον τρόπο.',
}
