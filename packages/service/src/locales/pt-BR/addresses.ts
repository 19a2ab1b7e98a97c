import type { Translation } from '@portico/contract'
import type * as english from '../en/addresses.ts'

export const addresses: Translation<typeof english.addresses> = {
  proof: {
    subject: '{code} é o código do seu novo endereço de {project}',
    plainSubject: 'O código do seu novo endereço de {project}',
    heading: 'Confirme seu novo endereço',
    lead: 'Digite este código na página em que você adicionou o endereço.',
    taken:
      'Este endereço já pertence a uma conta {project}, então não pode ser adicionado a outra. Faça login com ele ou remova-o de lá.',
    notYou: 'Não foi você? Então não faça nada: sem o código, o endereço não é adicionado.',
    sentFor: 'Enviado para {email} porque alguém quer usar este endereço em uma conta {project}.',
  },
  label: 'Endereço de e-mail',
  added: {
    subject: 'Um endereço de e-mail foi adicionado à sua conta {project}',
    heading: 'Um endereço de e-mail foi adicionado',
    lead: 'Ele permite fazer login.',
  },
  primary: {
    subject: 'Sua conta {project} tem outro endereço principal',
    heading: 'Seu endereço principal mudou',
    lead: 'Os avisos sobre sua conta são enviados para ele.',
  },
  removed: {
    subject: 'Um endereço de e-mail foi removido da sua conta {project}',
    heading: 'Um endereço de e-mail foi removido',
    lead: 'Durante 7 dias, fazer login com ele o traz de volta.',
  },
  takesBack:
    'Desfaz esta mudança e tudo o que veio depois, e desconecta todos os navegadores que fizeram login desde então.',
  undo: {
    does: 'O botão desfaz a mudança de que trata o e-mail e tudo o que veio depois, e desconecta todos os navegadores que fizeram login desde então.',
    done: 'Seus endereços estão como antes',
  },
}
