import type { Translation } from '@portico/contract'
import type * as english from '../en/sms-step.ts'

export const smsStep: Translation<typeof english.smsStep> = {
  added: {
    subject: 'SMS agora é uma segunda etapa da sua conta {project}',
    heading: 'O SMS foi ativado como segunda etapa',
    lead: 'O login como {email} agora pode ser concluído com um código enviado a este número.',
    label: 'Número de telefone',
    does: 'Desativa o SMS e desconecta o navegador que o ativou.',
  },
  undo: {
    does: 'O botão desativa o SMS de que trata o e-mail e desconecta os navegadores que o ativaram ou usaram.',
    done: 'O SMS não é mais uma segunda etapa',
  },
}
