import type { Translation } from '@portico/contract'
import type * as english from '../en/not-me.ts'

export const notMe: Translation<typeof english.notMe> = {
  question: 'Não foi você?',
  does: 'O botão desconecta o navegador de que trata o e-mail.',
  button: 'Não fui eu',
  otherwise: 'Se foi você, feche esta página: nada mudou.',
  done: 'Esse navegador foi desconectado',
  tooLate: 'Isso já mudou',
  tooLateText: 'O que o e-mail informa não vale mais. Nada foi alterado agora.',
  next: 'Para proteger a conta:',
  steps: [
    'Confira se mais ninguém lê seus e-mails: quem lê pode fazer login como você. Na dúvida, troque a senha da sua caixa de e-mail.',
    'Crie aqui uma nova senha que você não usa em nenhum outro lugar.',
    'Faça login e exclua o que você não reconhece: chaves de acesso, números de telefone, contas vinculadas, um app autenticador.',
  ],
  help: 'Obter ajuda',
  signInAgain: 'Fazer login novamente',
  goOn: 'Ir para {project}',
  dead: 'Este link não funciona mais',
  deadText: 'Ele expirou ou não foi copiado por inteiro. Links como este funcionam por 7 dias.',
}
