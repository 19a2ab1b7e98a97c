import type { Translation } from '@portico/contract'
import type * as english from '../en/recoveries.ts'

export const recoveries: Translation<typeof english.recoveries> = {
  address: 'Novo endereço',
  date: 'Em vigor a partir de',
  requested: {
    subject: 'A sua conta {project} vai receber um novo endereço',
    heading: 'A sua conta vai receber um novo endereço',
    lead: '{project} recebeu a indicação de que já não consegue iniciar sessão. Se ninguém se opuser, o novo endereço passa a ser o principal.',
    does: 'Interrompe isto, e o novo endereço não é adicionado.',
  },
  text: 'A sua conta {project} vai receber um novo endereço em {date}. Se não foi você, interrompa: {link}',
  undo: {
    does: 'O botão interrompe a recuperação de que fala a mensagem: o novo endereço não é adicionado.',
    done: 'O novo endereço não será adicionado',
  },
  ready: {
    subject: 'Pode voltar à sua conta {project}',
    heading: 'Pode voltar à sua conta',
    lead: 'O tempo de espera terminou e ninguém se opôs.',
    does: 'O botão torna {email} o endereço principal da sua conta e inicia a sua sessão.',
    action: 'Iniciar sessão',
    until: 'O link funciona uma vez, até {date}.',
    notYou: 'Não foi você? Não faça nada: sem o link nada muda.',
  },
  page: {
    question: 'Voltar à sua conta?',
    dead: 'Este link já não funciona',
    deadText: 'Foi usado ou interrompido, ou expirou.',
  },
}
