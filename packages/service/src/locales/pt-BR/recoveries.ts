import type { Translation } from '@portico/contract'
import type * as english from '../en/recoveries.ts'

export const recoveries: Translation<typeof english.recoveries> = {
  address: 'Novo endereço',
  date: 'Vale a partir de',
  requested: {
    subject: 'Sua conta {project} vai receber um novo endereço',
    heading: 'Sua conta vai receber um novo endereço',
    lead: '{project} recebeu o aviso de que você não consegue mais fazer login. Se ninguém se opuser, o novo endereço será o principal.',
    does: 'Interrompe isso, e o novo endereço não é adicionado.',
  },
  text: 'Sua conta {project} vai receber um novo endereço em {date}. Se não foi você, interrompa: {link}',
  undo: {
    does: 'O botão interrompe a recuperação de que trata a mensagem: o novo endereço não é adicionado.',
    done: 'O novo endereço não será adicionado',
  },
  ready: {
    subject: 'Você pode voltar à sua conta {project}',
    heading: 'Você pode voltar à sua conta',
    lead: 'O tempo de espera terminou e ninguém se opôs.',
    does: 'O botão torna {email} o endereço principal da sua conta e faz seu login.',
    action: 'Fazer login',
    until: 'O link funciona uma vez, até {date}.',
    notYou: 'Não foi você? Não faça nada: sem o link nada muda.',
  },
  page: {
    question: 'Voltar à sua conta?',
    dead: 'Este link não funciona mais',
    deadText: 'Ele foi usado ou interrompido, ou expirou.',
  },
}
