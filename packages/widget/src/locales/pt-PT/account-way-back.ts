import type { Translation } from '@portico/contract'
import type * as english from '../en/account-way-back.ts'

export const accountWayBackText: Translation<typeof english.accountWayBackText> = {
  'wayBack.title': 'Entrar sem o segundo passo',
  'wayBack.content':
    'Isto demora {days, plural, one {# dia} many {# dias} other {# dias}}, para que mais ninguém o possa fazer nas suas costas.',
  'wayBack.code': 'Enviamos um código para <bold>{email}</bold>.',
  'wayBack.told':
    'Durante {days, plural, one {# dia} many {# dias} other {# dias}} avisamos todos os seus endereços e dispositivos.',
  'wayBack.removed':
    'Se ninguém se opuser, o seu segundo passo é removido e inicia sessão com a sua palavra-passe.',
  'wayBack.removedAlone':
    'Se ninguém se opuser, o seu segundo passo é removido e inicia sessão sem ele.',
  'wayBack.noMailbox': 'Também não tem acesso a essa caixa de correio?',
  'wayBack.write': 'Escreva para <bold>{help}</bold>.',
  'wayBack.never': 'Sem o segundo passo ninguém o pode deixar entrar aqui.',
  'wayBack.date': 'O seu segundo passo desaparece em {date}',
  'wayBack.waits':
    'Avisámos todos os seus endereços e dispositivos. Escrevemos-lhe quando chegar a altura.',
  'wayBack.found': 'Encontrei-o, iniciar sessão agora',
  'wayBack.stop': 'Interromper isto',
  'wayBack.stopped': 'Isto foi interrompido. O seu segundo passo mantém-se.',
  'wayBack.send': 'Enviar código',
}
