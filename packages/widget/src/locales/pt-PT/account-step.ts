import type { Translation } from '@portico/contract'
import type * as english from '../en/account-step.ts'

export const accountStepText: Translation<typeof english.accountStepText> = {
  'account.step.add': 'Adicionar um segundo passo',
  'account.step.addContent': 'Depois da palavra-passe, pedimos também algo que mais ninguém tem.',
  'account.step.app': 'App de autenticação',
  'account.step.appDetail': 'Funciona sem rede',
  'account.step.passkey': 'Chave de acesso',
  'account.step.passkeyDetail': 'Vale pelos dois passos',
  'account.step.sms': 'SMS',
  'account.step.smsDetail': 'Menos seguro do que os outros',
  'account.step.smsTitle': 'Usar SMS',
  'account.step.smsContent': 'Enviamos um código para este número quando inicia sessão.',
  'account.step.smsRisk':
    'Quem se apoderar do seu número de telefone recebe também os seus códigos. Uma app de autenticação é mais segura.',
  'account.step.smsOn': 'Os SMS estão ativados.',
  'account.step.smsOff': 'Os SMS estão desativados.',
  'account.step.lost': 'Isto foi recomeçado noutra janela. Comece de novo.',
  'account.step.since': 'Ativado desde {date}.',
  'account.step.few':
    '{n, plural, one {Resta só # código de recuperação} other {Restam só # códigos de recuperação}}. Crie novos.',
  'account.step.codes': 'Códigos de recuperação',
  'account.step.codesLeft': 'Restam {n} de {all}',
  'account.step.newCodes': 'Novos códigos',
  'account.step.turnOff': 'Desativar',
  'account.step.newPhone': 'Configurar um novo telemóvel',
  'account.step.offTitle': 'Desativar o segundo passo?',
  'account.step.offContent':
    'Assim, a palavra-passe basta para iniciar sessão. Os seus códigos de recuperação deixam de funcionar.',
  'account.step.offRequired': '{project} pede um segundo passo, por isso não pode ser desativado.',
  'account.step.keep': 'Manter ativado',
  'account.step.isOn': 'O seu segundo passo está ativado.',
  'account.step.isOff': 'O seu segundo passo está desativado.',
  'account.step.progress': 'Passo {n} de {all}',
  'account.step.copy': 'Copiar',
  'account.step.copied': 'Copiado',
  'account.act.addStep': 'Para adicionar um segundo passo.',
  'account.act.newCodes': 'Para criar novos códigos de recuperação.',
  'account.act.turnOff': 'Para desativar o segundo passo.',
  'account.act.smsOff': 'Para desativar os SMS.',
}
