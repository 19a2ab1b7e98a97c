import type { Translation } from '@portico/contract'
import type * as english from '../en/account-deletion.ts'

export const accountDeletionText: Translation<typeof english.accountDeletionText> = {
  'account.deletion.title': 'Excluir sua conta {project}?',
  'account.deletion.everywhere': 'Sua conta é desconectada de todos os dispositivos imediatamente.',
  'account.deletion.apps': 'Os apps perdem o acesso imediatamente: {apps}.',
  'account.deletion.until': 'Até {date}, você pode fazer login e manter a conta.',
  'account.deletion.someDays': 'Por alguns dias, você pode fazer login e manter a conta.',
  'account.deletion.then':
    'Depois, seus endereços, chaves de acesso e histórico são apagados. Ninguém pode recuperá-los.',
  'account.deletion.atOnce':
    'Seus endereços, chaves de acesso e histórico são apagados imediatamente. Ninguém pode recuperá-los.',
  'account.deletion.downloadFirst': 'Baixar meus dados primeiro',
  'account.deletion.word': 'excluir',
  'account.deletion.type': 'Digite “{word}” para continuar',
  'account.deletion.keep': 'Manter minha conta',
  'account.deletion.asked':
    'Sua conta será excluída em {date}. Até lá, você pode fazer login e mantê-la.',
  'account.deletion.done': 'Sua conta foi excluída.',
  'account.act.deleteAccount': 'Para excluir sua conta.',
}
