import type { Translation } from '@portico/contract'
import type * as english from '../en/account-deletion.ts'

export const accountDeletionText: Translation<typeof english.accountDeletionText> = {
  'account.deletion.title': 'Smazat váš účet {project}?',
  'account.deletion.everywhere': 'Všude budete ihned odhlášeni.',
  'account.deletion.apps': 'Aplikace ihned ztratí přístup: {apps}.',
  'account.deletion.until': 'Do {date} se můžete přihlásit a účet si ponechat.',
  'account.deletion.someDays': 'Ještě několik dní se můžete přihlásit a účet si ponechat.',
  'account.deletion.then':
    'Potom se vymažou vaše adresy, přístupové klíče a historie. Nikdo je nemůže obnovit.',
  'account.deletion.atOnce':
    'Vaše adresy, přístupové klíče a historie se ihned vymažou. Nikdo je nemůže obnovit.',
  'account.deletion.downloadFirst': 'Nejprve stáhnout moje data',
  'account.deletion.word': 'smazat',
  'account.deletion.type': 'Pro pokračování napište „{word}“',
  'account.deletion.keep': 'Ponechat účet',
  'account.deletion.asked':
    'Váš účet bude smazán {date}. Do té doby se můžete přihlásit a ponechat si ho.',
  'account.deletion.done': 'Váš účet byl smazán.',
  'account.act.deleteAccount': 'Abyste mohli smazat svůj účet.',
}
