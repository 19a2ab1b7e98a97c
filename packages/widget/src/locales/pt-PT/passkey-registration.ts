import type { Translation } from '@portico/contract'
import type * as english from '../en/passkey-registration.ts'

export const passkeyRegistrationText: Translation<typeof english.passkeyRegistrationText> = {
  'passkey.registrationStart.title': 'Criar uma nova chave de acesso',
  'passkey.registrationStart.error.noUser':
    'Erro: não é possível usar o componente PasskeyRegistration sem um utilizador autenticado com uma sessão ativa.',
  'passkey.registrationSuccess.title': 'Chave de acesso criada!',
  'passkey.registrationSkipped.title': 'Não foi criada uma chave de acesso',
  'passkey.registrationSkipped.content': 'Pode continuar sem ela e criar uma mais tarde.',
  'passkey.list.title': 'As suas chaves de acesso',
  'passkey.list.empty': 'Já não há nenhuma. Pode criar uma nova agora ou mais tarde.',
  'passkey.list.usedToday': 'Usada hoje',
  'passkey.list.used': 'Última utilização: {date}',
  'passkey.list.neverUsed': 'Nunca usada',
  'passkey.list.created': 'Criada em {date}',
  'passkey.list.notRenamed': 'O nome não foi alterado. Tente novamente.',
  'passkey.list.notDeleted': 'Esta chave de acesso não foi eliminada. Tente novamente.',
  'passkey.list.tooOldToDelete':
    'Esta chave de acesso não foi eliminada porque já iniciou sessão há algum tempo. Inicie sessão novamente e elimine-a depois.',
  'passkey.registrationSuccess.existingPasskeys': 'Chaves de acesso existentes',
  'passkey.registrationSuccess.deleteWarning':
    'Depois de eliminada, a chave de acesso não pode ser recuperada.',
  'passkey.registrationSuccess.setupAnother': 'Criar outra chave de acesso',
  'passkey.editing.label': 'Nome da chave de acesso',
  'button.createPasskey': 'Criar chave de acesso',
  'button.skip': 'Ignorar',
  'button.edit': 'Editar',
  'button.save': 'Guardar',
  'button.delete': 'Eliminar',
  'button.cancel': 'Cancelar',
  'button.done': 'Concluído',
  'error.passkeyNotCreated':
    'A sua chave de acesso não foi criada. Clique em “Criar chave de acesso” para tentar novamente ou ignore este passo sem adicionar uma chave de acesso.',
  'error.passkeySessionTooOld':
    'A sua chave de acesso não foi criada porque já iniciou sessão há algum tempo. Inicie sessão novamente e crie-a depois.',
  'error.duplicatePasskey':
    'Não é possível criar a chave de acesso, porque parece já estar registada. Talvez tenha sido registada noutro dispositivo e sincronizada entre dispositivos.',
}
