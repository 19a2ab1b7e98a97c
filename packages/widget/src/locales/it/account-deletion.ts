import type { Translation } from '@portico/contract'
import type * as english from '../en/account-deletion.ts'

export const accountDeletionText: Translation<typeof english.accountDeletionText> = {
  'account.deletion.title': 'Eliminare il tuo account {project}?',
  'account.deletion.everywhere': 'Vieni disconnesso subito ovunque.',
  'account.deletion.apps': 'Le app perdono subito l’accesso: {apps}.',
  'account.deletion.until': 'Fino al {date} puoi accedere e mantenere l’account.',
  'account.deletion.someDays': 'Per alcuni giorni puoi accedere e mantenere l’account.',
  'account.deletion.then':
    'Poi i tuoi indirizzi, le tue passkey e la tua cronologia vengono cancellati. Nessuno può recuperarli.',
  'account.deletion.atOnce':
    'I tuoi indirizzi, le tue passkey e la tua cronologia vengono cancellati subito. Nessuno può recuperarli.',
  'account.deletion.downloadFirst': 'Scarica prima i miei dati',
  'account.deletion.word': 'elimina',
  'account.deletion.type': 'Scrivi “{word}” per continuare',
  'account.deletion.keep': 'Mantieni il mio account',
  'account.deletion.asked':
    'Il tuo account verrà eliminato il {date}. Fino ad allora puoi accedere e mantenerlo.',
  'account.deletion.done': 'Il tuo account è stato eliminato.',
  'account.act.deleteAccount': 'Per eliminare il tuo account.',
}
