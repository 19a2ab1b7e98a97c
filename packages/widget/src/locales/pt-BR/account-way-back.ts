import type { Translation } from '@portico/contract'
import type * as english from '../en/account-way-back.ts'

export const accountWayBackText: Translation<typeof english.accountWayBackText> = {
  'wayBack.title': 'Entrar sem a segunda etapa',
  'wayBack.content':
    'Isso leva {days, plural, one {# dia} many {# dias} other {# dias}}, para que ninguém mais possa fazê-lo pelas suas costas.',
  'wayBack.code': 'Enviamos um código para <bold>{email}</bold>.',
  'wayBack.told':
    'Por {days, plural, one {# dia} many {# dias} other {# dias}} avisamos todos os seus endereços e dispositivos.',
  'wayBack.removed':
    'Se ninguém se opuser, sua segunda etapa será removida e você fará login com sua senha.',
  'wayBack.removedAlone':
    'Se ninguém se opuser, sua segunda etapa será removida e você fará login sem ela.',
  'wayBack.noMailbox': 'Também não tem acesso a essa caixa de entrada?',
  'wayBack.write': 'Escreva para <bold>{help}</bold>.',
  'wayBack.never': 'Sem a segunda etapa ninguém pode deixar você entrar aqui.',
  'wayBack.date': 'Sua segunda etapa desaparece em {date}',
  'wayBack.waits':
    'Avisamos todos os seus endereços e dispositivos. Escreveremos quando chegar a hora.',
  'wayBack.found': 'Encontrei, fazer login agora',
  'wayBack.stop': 'Interromper isso',
  'wayBack.stopped': 'Isso foi interrompido. Sua segunda etapa continua.',
  'wayBack.send': 'Enviar código',
}
