import type { Translation } from '@portico/contract'
import type * as english from '../en/email-magic-links.ts'

export const emailMagicLinks: Translation<typeof english.emailMagicLinks> = {
  proof: 'Link num email',
  mail: {
    login: {
      title: 'Iniciar sessão em {project}',
      action: 'Iniciar sessão',
    },
    signup: {
      title: 'Criar conta em {project}',
      action: 'Criar conta',
    },
    preheader: 'Funciona uma única vez, durante {duration}.',
    preheaderWithCode:
      'Abra o link ou introduza {code}. Funciona uma única vez, durante {duration}.',
    orCode: 'Ou introduza este código na página em que fez o pedido:',
    worksUntil: 'O link e o código funcionam uma única vez, até: {time}. Usar um invalida o outro.',
    worksFor:
      'O link e o código funcionam uma única vez, durante {duration}. Usar um invalida o outro.',
  },
  form: {
    sentTitle: 'Consulte o seu email',
    sentText: 'Foi enviado um email para {email}.',
    invalidTitle: 'Verifique o endereço de email',
    invalidText: 'Volte atrás e introduza um endereço válido.',
    tooManyTitle: 'Demasiadas tentativas',
    tooManyText: 'Aguarde alguns minutos, volte atrás e tente novamente.',
    scriptTitle: 'Para iniciar sessão aqui, é preciso JavaScript',
    scriptText: 'Ative-o no seu navegador, volte atrás e tente novamente.',
  },
  otherDevice: {
    question: 'Iniciar sessão no seu outro dispositivo?',
    lead: 'Alguém pediu este link nesse dispositivo. Se foi você, escolha o número que vê no outro ecrã:',
    numbers: 'O número no outro ecrã',
    someBrowser: 'Outro navegador',
    thatBrowser: 'o outro navegador',
    justNow: 'agora mesmo',
    here: 'Iniciar sessão aqui',
    refuse: 'Não pedi isto',
    approvedTitle: 'Sessão iniciada no outro dispositivo',
    approvedText: 'Continue com {browser}. Pode fechar esta página.',
    soonTitle: 'Volte ao seu outro dispositivo',
    soonText:
      'A sessão será iniciada assim que voltar à página com {browser}. Esta já pode fechar.',
    refusedTitle: 'O link já não funciona',
    refusedText: 'Ninguém iniciou sessão.',
    wrongTitle: 'Não era esse o número',
    wrongText:
      'Por isso, ninguém iniciou sessão e o link já não funciona. Se foi você que pediu, peça um novo.',
    takenTitle: 'É tarde demais para recusar',
    takenText:
      'A sessão já foi iniciada na outra página. Se não foi você, peça ajuda a {project} imediatamente.',
    onwardTitle: 'A iniciar sessão...',
    onward: 'Iniciar sessão',
  },
}
