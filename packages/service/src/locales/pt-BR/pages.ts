import type { Translation } from '@portico/contract'
import type * as english from '../en/pages.ts'

export const pages: Translation<typeof english.pages> = {
  poweredBy: 'Com tecnologia Portico',
  goToProject: 'Ir para {project}',
  tryAgain: 'Tentar novamente',
  logInAgain: 'Fazer login novamente',
  linkTitle: 'Este link não funciona mais',
  linkText: 'Ele já foi usado ou expirou.',
  linkLife: 'Cada link funciona uma única vez, por {duration}.',
  askForLink: 'Pedir um novo link',
  usedTitle: 'Este link já foi usado',
  usedText: 'Volte ao app em que você queria fazer login e comece de novo por lá.',
  refusedTitle: 'Pedido de login recusado',
  refusedText:
    'Um app pediu a {project} algo que não pode receber. Nada foi compartilhado, e você não fez nada de errado.',
  refusedDetails: 'Detalhes para os responsáveis pelo app',
  failedTitle: 'Algo deu errado',
  failedText: 'Volte ao app que trouxe você até aqui e tente novamente por lá.',
  deviceText: 'Abra a página de novo e digite o código que aparece no seu dispositivo.',
  needsScript: 'Esta página precisa de JavaScript.',
  details: 'Detalhes',
  error: 'Erro',
  app: 'App',
  time: 'Hora',
  number: 'Número para informar',
  aboutText:
    'Este site faz o login das pessoas com Portico: um widget de login e um serviço de autenticação que o próprio site opera. Se tiver dúvidas sobre sua conta, fale com o site.',
}
