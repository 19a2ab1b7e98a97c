import type { Translation } from '@portico/contract'
import type * as english from '../en/way-back.ts'

export const wayBack: Translation<typeof english.wayBack> = {
  code: {
    subject: '{code} é o seu código de {project}',
    plainSubject: 'O seu código de {project}',
    heading: 'Entrar sem o segundo passo',
    lead: 'Alguém que já não tem o segundo passo quer entrar na sua conta. Se foi você, introduza lá este código.',
    notYou:
      'Não foi você? Então alguém consegue passar o seu primeiro passo. Sem o código nada muda, mas defina uma nova palavra-passe.',
  },
  requested: {
    subject: 'O segundo passo da sua conta {project} vai ser removido',
    heading: 'O seu segundo passo vai ser removido',
    lead: 'Alguém iniciou sessão, leu um código no seu correio e indicou que o segundo passo se perdeu. Se ninguém se opuser, será removido.',
    does: 'Interrompe isto, e o seu segundo passo mantém-se.',
  },
  text: 'O segundo passo da sua conta {project} será removido em {date}. Se não foi você, interrompa: {link}',
  undo: {
    does: 'O botão interrompe aquilo de que fala a mensagem: o seu segundo passo mantém-se.',
    done: 'O seu segundo passo mantém-se',
  },
  removed: {
    subject: 'O segundo passo da sua conta {project} foi removido',
    heading: 'O seu segundo passo foi removido',
    lead: 'O tempo de espera terminou e ninguém se opôs. Agora inicia sessão sem ele. Configure em breve um novo.',
    does: 'Anula tudo o que mudou desde então e termina a sessão de todos os navegadores que a iniciaram desde então.',
  },
}
