import type { Translation } from '@portico/contract'
import type * as english from '../en/device.ts'

export const device: Translation<typeof english.device> = {
  connect: 'Conectar um dispositivo',
  lead: 'Digite o código que aparece na sua TV ou no seu console.',
  code: 'Código',
  wrong: 'Este código está incorreto ou expirou. Tente novamente.',
  continue: 'Continuar',
  caution:
    'Digite apenas o código de um dispositivo que está na sua frente. Nunca um código que alguém enviou para você.',
  someApp: 'O app',
  connectApp: 'Conectar {app}?',
  asked:
    'Um dispositivo com o código {code} está pedindo acesso à sua conta. Continue somente se o código aparecer em um dispositivo seu.',
  requesting: '{app} está pedindo para:',
  allow: 'Permitir',
  deny: 'Negar',
  connectedTitle: 'Seu dispositivo está conectado',
  connectedText: 'Você já pode fechar esta página e continuar por lá.',
  deniedTitle: 'O acesso ao app foi negado.',
  deniedText: 'Você já pode fechar esta página.',
  goToProject: 'Ir para {project}',
  unverified:
    'Este app não foi verificado. Ele se registrou por conta própria, e ninguém em {project} sabe quem o administra.',
  otherScope: 'Usar o escopo {scope}',
  scopes: {
    openid: {
      text: 'Verificar sua identidade',
      details: ['Ver as informações guardadas na sua conta'],
    },
    profile: {
      text: 'Ver as informações pessoais do seu perfil',
      details: ['Nome, foto do perfil e preferências de idioma'],
    },
    email: {
      text: 'Ver as informações pessoais do seu perfil',
      details: ['Endereço de e-mail'],
    },
    phone: {
      text: 'Ver as informações pessoais do seu perfil',
      details: ['Número de telefone'],
    },
    offline_access: {
      text: 'Manter o acesso aos seus dados mesmo quando você não está usando o app',
      details: [
        'Acessar seus dados mesmo quando você está off-line',
        'Sincronizar dados e realizar tarefas em segundo plano em seu nome',
      ],
    },
  },
}
