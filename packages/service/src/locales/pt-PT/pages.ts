import type { Translation } from '@portico/contract'
import type * as english from '../en/pages.ts'

export const pages: Translation<typeof english.pages> = {
  poweredBy: 'Com tecnologia Portico',
  goToProject: 'Ir para {project}',
  tryAgain: 'Tentar novamente',
  logInAgain: 'Iniciar sessão novamente',
  linkTitle: 'Este link já não funciona',
  linkText: 'Já foi usado ou expirou.',
  linkLife: 'Cada link funciona uma única vez, durante {duration}.',
  askForLink: 'Pedir um novo link',
  usedTitle: 'Este link já foi usado',
  usedText: 'Volte à app em que queria iniciar sessão e recomece a partir daí.',
  refusedTitle: 'Pedido de início de sessão recusado',
  refusedText:
    'Uma app pediu a {project} algo que não pode receber. Nada foi partilhado e não fez nada de errado.',
  refusedDetails: 'Detalhes para os responsáveis pela app',
  failedTitle: 'Algo correu mal',
  failedText: 'Volte à app de onde veio e tente novamente.',
  deviceText: 'Abra a página novamente e introduza o código que o seu dispositivo mostra.',
  needsScript: 'Esta página precisa de JavaScript.',
  details: 'Detalhes',
  error: 'Erro',
  app: 'App',
  time: 'Hora',
  number: 'Número a indicar',
  aboutText:
    'Este site inicia a sessão das pessoas com Portico: um widget de início de sessão e um serviço de autenticação gerido pelo próprio site. Se tiver dúvidas sobre a sua conta, contacte o site.',
}
