import type { Translation } from '@portico/contract'
import type * as english from '../en/addresses.ts'

export const addresses: Translation<typeof english.addresses> = {
  proof: {
    subject: '{code} é o código do seu novo endereço de {project}',
    plainSubject: 'O código do seu novo endereço de {project}',
    heading: 'Confirme o seu novo endereço',
    lead: 'Introduza este código na página em que adicionou o endereço.',
    taken:
      'Este endereço já pertence a uma conta {project}, pelo que não pode ser adicionado a outra. Inicie sessão com ele ou remova-o aí.',
    notYou: 'Não foi você? Então não faça nada: sem o código, o endereço não é adicionado.',
    sentFor: 'Enviado para {email} porque alguém quer usar este endereço numa conta {project}.',
  },
  label: 'Endereço de email',
  added: {
    subject: 'Foi adicionado um endereço de email à sua conta {project}',
    heading: 'Foi adicionado um endereço de email',
    lead: 'Permite iniciar sessão.',
  },
  primary: {
    subject: 'A sua conta {project} tem outro endereço principal',
    heading: 'O seu endereço principal mudou',
    lead: 'Os avisos sobre a sua conta são enviados para ele.',
  },
  removed: {
    subject: 'Foi removido um endereço de email da sua conta {project}',
    heading: 'Foi removido um endereço de email',
    lead: 'Durante 7 dias, iniciar sessão com ele recupera-o.',
  },
  takesBack:
    'Anula esta alteração e tudo o que veio depois, e termina a sessão de todos os navegadores que a iniciaram desde então.',
  undo: {
    does: 'O botão anula a alteração de que fala o email e tudo o que veio depois, e termina a sessão de todos os navegadores que a iniciaram desde então.',
    done: 'Os seus endereços estão como antes',
  },
}
