import type { Translation } from '@portico/contract'
import type * as english from '../en/passkey-registration.ts'

export const passkeyRegistrationText: Translation<typeof english.passkeyRegistrationText> = {
  'passkey.registrationStart.title': 'Criar uma nova chave de acesso',
  'passkey.registrationStart.error.noUser':
    'Erro: não é possível usar o componente PasskeyRegistration sem um usuário autenticado com sessão ativa.',
  'passkey.registrationSuccess.title': 'Chave de acesso criada!',
  'passkey.registrationSkipped.title': 'Nenhuma chave de acesso criada',
  'passkey.registrationSkipped.content': 'Você pode continuar sem ela e criar uma depois.',
  'passkey.list.title': 'Suas chaves de acesso',
  'passkey.list.empty': 'Não há mais nenhuma. Você pode criar uma nova agora ou depois.',
  'passkey.list.usedToday': 'Usada hoje',
  'passkey.list.used': 'Último uso: {date}',
  'passkey.list.neverUsed': 'Nunca usada',
  'passkey.list.created': 'Criada em {date}',
  'passkey.list.notRenamed': 'O nome não foi alterado. Tente novamente.',
  'passkey.list.notDeleted': 'Esta chave de acesso não foi excluída. Tente novamente.',
  'passkey.list.tooOldToDelete':
    'Esta chave de acesso não foi excluída porque já faz um tempo que você fez login. Faça login novamente e depois exclua a chave.',
  'passkey.registrationSuccess.existingPasskeys': 'Chaves de acesso existentes',
  'passkey.registrationSuccess.deleteWarning':
    'Depois de excluída, a chave de acesso não pode ser recuperada.',
  'passkey.registrationSuccess.setupAnother': 'Criar outra chave de acesso',
  'passkey.editing.label': 'Nome da chave de acesso',
  'button.createPasskey': 'Criar chave de acesso',
  'button.skip': 'Pular',
  'button.edit': 'Editar',
  'button.save': 'Salvar',
  'button.delete': 'Excluir',
  'button.cancel': 'Cancelar',
  'button.done': 'Concluir',
  'error.passkeyNotCreated':
    'Sua chave de acesso não foi criada. Clique em “Criar chave de acesso” para tentar novamente ou pule sem adicionar uma chave de acesso.',
  'error.passkeySessionTooOld':
    'Sua chave de acesso não foi criada porque já faz um tempo que você fez login. Faça login novamente e depois crie a chave.',
  'error.duplicatePasskey':
    'Não foi possível criar a chave de acesso, pois parece que ela já está registrada. Talvez ela tenha sido registrada em outro dispositivo e sincronizada entre seus dispositivos.',
}
