import type { Translation } from '@portico/contract'
import type * as english from '../en/device.ts'

export const device: Translation<typeof english.device> = {
  connect: 'Ligar um dispositivo',
  lead: 'Introduza o código que aparece na sua TV ou consola.',
  code: 'Código',
  wrong: 'Este código está errado ou expirou. Tente novamente.',
  continue: 'Continuar',
  caution:
    'Introduza apenas o código de um dispositivo que tem à sua frente. Nunca um código que alguém lhe enviou.',
  someApp: 'A app',
  connectApp: 'Ligar {app}?',
  asked:
    'Um dispositivo com o código {code} pede acesso à sua conta. Continue apenas se o código aparecer num dispositivo seu.',
  requesting: '{app} está a pedir para:',
  allow: 'Permitir',
  deny: 'Recusar',
  connectedTitle: 'O seu dispositivo está ligado',
  connectedText: 'Pode fechar esta página e continuar no dispositivo.',
  deniedTitle: 'O acesso à aplicação foi recusado.',
  deniedText: 'Pode fechar esta página.',
  goToProject: 'Ir para {project}',
  unverified:
    'Esta app não foi verificada. Registou-se a si própria e ninguém em {project} sabe quem a gere.',
  otherScope: 'Usar o âmbito {scope}',
  scopes: {
    openid: {
      text: 'Confirmar a sua identidade',
      details: ['Ver as informações guardadas na sua conta'],
    },
    profile: {
      text: 'Ver as informações pessoais do seu perfil',
      details: ['Nome, fotografia do perfil e preferências de idioma'],
    },
    email: {
      text: 'Ver as informações pessoais do seu perfil',
      details: ['Endereço de email'],
    },
    phone: {
      text: 'Ver as informações pessoais do seu perfil',
      details: ['Número de telefone'],
    },
    offline_access: {
      text: 'Manter o acesso aos seus dados mesmo quando não está a usar a app',
      details: [
        'Aceder aos seus dados mesmo quando está offline',
        'Sincronizar dados e executar tarefas em segundo plano em seu nome',
      ],
    },
  },
}
