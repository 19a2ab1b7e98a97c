import type { Translation } from '@portico/contract'
import type * as english from '../en/email-magic-links.ts'

export const emailMagicLinks: Translation<typeof english.emailMagicLinks> = {
  proof: 'Link em um e-mail',
  mail: {
    login: {
      title: 'Fazer login em {project}',
      action: 'Fazer login',
    },
    signup: {
      title: 'Criar conta em {project}',
      action: 'Criar conta',
    },
    preheader: 'Funciona uma única vez, por {duration}.',
    preheaderWithCode: 'Abra o link ou digite {code}. Funciona uma única vez, por {duration}.',
    orCode: 'Ou digite este código na página em que você fez o pedido:',
    worksUntil: 'O link e o código funcionam uma única vez, até {time}. Usar um invalida o outro.',
    worksFor:
      'O link e o código funcionam uma única vez, por {duration}. Usar um invalida o outro.',
  },
  form: {
    sentTitle: 'Confira seu e-mail',
    sentText: 'Enviamos um e-mail para {email}.',
    invalidTitle: 'Confira o endereço de e-mail',
    invalidText: 'Volte e digite um endereço válido.',
    tooManyTitle: 'Muitas tentativas',
    tooManyText: 'Espere alguns minutos, volte e tente novamente.',
    scriptTitle: 'O login aqui precisa de JavaScript',
    scriptText: 'Ative-o no seu navegador, volte e tente novamente.',
  },
  otherDevice: {
    question: 'Fazer login no seu outro dispositivo?',
    lead: 'Alguém pediu este link nele. Se foi você, escolha o número que aparece na outra tela:',
    numbers: 'O número da outra tela',
    someBrowser: 'Outro navegador',
    thatBrowser: 'o outro navegador',
    justNow: 'agora mesmo',
    here: 'Fazer login aqui',
    refuse: 'Não fui eu que pedi',
    approvedTitle: 'Você fez login no outro dispositivo',
    approvedText: 'Continue usando {browser}. Você já pode fechar esta página.',
    soonTitle: 'Volte para o seu outro dispositivo',
    soonText:
      'O login será feito quando você voltar à página usando {browser}. Esta aqui você já pode fechar.',
    refusedTitle: 'O link não funciona mais',
    refusedText: 'Ninguém fez login.',
    wrongTitle: 'Esse não era o número',
    wrongText:
      'Por isso, ninguém fez login, e o link não funciona mais. Se foi você que pediu, peça um novo.',
    takenTitle: 'É tarde demais para recusar',
    takenText:
      'O login já foi feito na outra página. Se não foi você, peça ajuda a {project} imediatamente.',
    onwardTitle: 'Fazendo login...',
    onward: 'Fazer login',
  },
}
