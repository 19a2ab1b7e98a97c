import type { Translation } from '@portico/contract'
import type * as english from '../en/account-codes.ts'

export const accountCodesText: Translation<typeof english.accountCodesText> = {
  'account.codes.title': 'Speichern Sie Ihre Wiederherstellungscodes',
  'account.codes.content':
    'Mit jedem kommen Sie einmal hinein, wenn Ihr Telefon weg ist. Wir zeigen sie nur jetzt.',
  'account.codes.lead':
    'Mit jedem kommen Sie einmal hinein, wenn Sie keinen Zugang zu Ihrem Postfach haben.',
  'account.codes.onlyNow': 'Wir zeigen sie nur jetzt.',
  'account.codes.make': 'Wiederherstellungscodes erstellen',
  'account.codes.old': 'Die früheren gelten nicht mehr.',
  'account.codes.download': 'Herunterladen',
  'account.codes.print': 'Drucken',
  'account.codes.saved': 'Ich habe diese Codes gespeichert',
  'account.codes.done': 'Fertig',
}
