import type { Translation } from '@portico/contract'
import type * as english from '../en/account-step.ts'

export const accountStepText: Translation<typeof english.accountStepText> = {
  'account.step.add': 'Adicionar uma segunda etapa',
  'account.step.addContent': 'Depois da senha, pedimos também algo que só você tem.',
  'account.step.app': 'App autenticador',
  'account.step.appDetail': 'Funciona sem rede',
  'account.step.passkey': 'Chave de acesso',
  'account.step.passkeyDetail': 'Vale pelas duas etapas',
  'account.step.sms': 'SMS',
  'account.step.smsDetail': 'Menos seguro que os outros',
  'account.step.smsTitle': 'Usar SMS',
  'account.step.smsContent': 'Enviamos um código para este número quando você faz login.',
  'account.step.smsRisk':
    'Quem toma o seu número de telefone também recebe os seus códigos. Um app autenticador é mais seguro.',
  'account.step.smsOn': 'O SMS está ativado.',
  'account.step.smsOff': 'O SMS está desativado.',
  'account.step.lost': 'Isto foi recomeçado em outra janela. Comece de novo.',
  'account.step.since': 'Ativada desde {date}.',
  'account.step.few':
    '{n, plural, one {Resta só # código de recuperação} other {Restam só # códigos de recuperação}}. Crie novos.',
  'account.step.codes': 'Códigos de recuperação',
  'account.step.codesLeft': 'Restam {n} de {all}',
  'account.step.newCodes': 'Novos códigos',
  'account.step.turnOff': 'Desativar',
  'account.step.newPhone': 'Configurar um novo celular',
  'account.step.offTitle': 'Desativar a segunda etapa?',
  'account.step.offContent':
    'Assim, só a senha basta para fazer login. Seus códigos de recuperação deixam de funcionar.',
  'account.step.offRequired':
    '{project} pede uma segunda etapa, por isso ela não pode ser desativada.',
  'account.step.keep': 'Manter ativada',
  'account.step.isOn': 'Sua segunda etapa está ativada.',
  'account.step.isOff': 'Sua segunda etapa está desativada.',
  'account.step.progress': 'Etapa {n} de {all}',
  'account.step.copy': 'Copiar',
  'account.step.copied': 'Copiado',
  'account.act.addStep': 'Para adicionar uma segunda etapa.',
  'account.act.newCodes': 'Para criar novos códigos de recuperação.',
  'account.act.turnOff': 'Para desativar a segunda etapa.',
  'account.act.smsOff': 'Para desativar o SMS.',
}
