import type { Translation } from '@portico/contract'
import type * as english from '../en/account-deletion.ts'

export const accountDeletionText: Translation<typeof english.accountDeletionText> = {
  'account.deletion.title': 'Eliminar a sua conta {project}?',
  'account.deletion.everywhere': 'A sessão é terminada em todo o lado de imediato.',
  'account.deletion.apps': 'As aplicações perdem o acesso de imediato: {apps}.',
  'account.deletion.until': 'Até {date}, pode iniciar sessão e manter a conta.',
  'account.deletion.someDays': 'Durante alguns dias, pode iniciar sessão e manter a conta.',
  'account.deletion.then':
    'Depois, os seus endereços, chaves de acesso e histórico são apagados. Ninguém os pode recuperar.',
  'account.deletion.atOnce':
    'Os seus endereços, chaves de acesso e histórico são apagados de imediato. Ninguém os pode recuperar.',
  'account.deletion.downloadFirst': 'Descarregar primeiro os meus dados',
  'account.deletion.word': 'eliminar',
  'account.deletion.type': 'Escreva «{word}» para continuar',
  'account.deletion.keep': 'Manter a minha conta',
  'account.deletion.asked':
    'A sua conta será eliminada em {date}. Até lá, pode iniciar sessão e mantê-la.',
  'account.deletion.done': 'A sua conta foi eliminada.',
  'account.act.deleteAccount': 'Para eliminar a sua conta.',
}
