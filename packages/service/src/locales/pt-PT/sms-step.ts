import type { Translation } from '@portico/contract'
import type * as english from '../en/sms-step.ts'

export const smsStep: Translation<typeof english.smsStep> = {
  added: {
    subject: 'Os SMS são agora um segundo passo da sua conta {project}',
    heading: 'Os SMS foram ativados como segundo passo',
    lead: 'O início de sessão como {email} pode agora ser concluído com um código enviado para este número.',
    label: 'Número de telefone',
    does: 'Desativa os SMS e termina a sessão do navegador que os ativou.',
  },
  undo: {
    does: 'O botão desativa os SMS de que fala o email e termina a sessão dos navegadores que os ativaram ou usaram.',
    done: 'Os SMS já não são um segundo passo',
  },
}
