import type { Translation } from '@portico/contract'
import type * as english from '../en/way-back.ts'

export const wayBack: Translation<typeof english.wayBack> = {
  code: {
    subject: '{code} é seu código de {project}',
    plainSubject: 'Seu código de {project}',
    heading: 'Entrar sem a segunda etapa',
    lead: 'Alguém que não tem mais a segunda etapa quer entrar na sua conta. Se foi você, digite este código lá.',
    notYou:
      'Não foi você? Então alguém consegue passar pela sua primeira etapa. Sem o código nada muda, mas defina uma nova senha.',
  },
  requested: {
    subject: 'A segunda etapa da sua conta {project} vai ser removida',
    heading: 'Sua segunda etapa vai ser removida',
    lead: 'Alguém fez login, leu um código no seu e-mail e disse que a segunda etapa foi perdida. Se ninguém se opuser, ela será removida.',
    does: 'Interrompe isso, e sua segunda etapa continua.',
  },
  text: 'A segunda etapa da sua conta {project} será removida em {date}. Se não foi você, interrompa: {link}',
  undo: {
    does: 'O botão interrompe aquilo de que trata a mensagem: sua segunda etapa continua.',
    done: 'Sua segunda etapa continua',
  },
  removed: {
    subject: 'A segunda etapa da sua conta {project} foi removida',
    heading: 'Sua segunda etapa foi removida',
    lead: 'O tempo de espera terminou e ninguém se opôs. Agora você faz login sem ela. Configure uma nova em breve.',
    does: 'Desfaz tudo o que mudou desde então e desconecta todos os navegadores que fizeram login desde então.',
  },
}
