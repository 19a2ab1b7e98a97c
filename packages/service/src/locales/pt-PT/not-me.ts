import type { Translation } from '@portico/contract'
import type * as english from '../en/not-me.ts'

export const notMe: Translation<typeof english.notMe> = {
  question: 'Não foi você?',
  does: 'O botão termina a sessão do navegador de que fala o email.',
  button: 'Não fui eu',
  otherwise: 'Se foi você, feche esta página: nada mudou.',
  done: 'A sessão desse navegador foi terminada',
  tooLate: 'Entretanto, isto mudou',
  tooLateText: 'Aquilo de que o email fala já não é válido. Nada foi alterado agora.',
  next: 'Para proteger a conta:',
  steps: [
    'Confirme que mais ninguém lê o seu email: quem o lê pode iniciar sessão em seu nome. Em caso de dúvida, mude a palavra-passe da sua caixa de correio.',
    'Defina aqui uma nova palavra-passe que não use em mais lado nenhum.',
    'Inicie sessão e elimine o que não reconhece: chaves de acesso, números de telefone, contas associadas, uma app de autenticação.',
  ],
  help: 'Obter ajuda',
  signInAgain: 'Iniciar sessão novamente',
  goOn: 'Ir para {project}',
  dead: 'Este link já não funciona',
  deadText: 'Expirou ou não foi copiado por inteiro. Cada link deste tipo funciona durante 7 dias.',
}
