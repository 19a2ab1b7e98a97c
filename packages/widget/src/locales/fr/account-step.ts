import type { Translation } from '@portico/contract'
import type * as english from '../en/account-step.ts'

export const accountStepText: Translation<typeof english.accountStepText> = {
  'account.step.add': 'Ajouter une deuxième étape',
  'account.step.addContent':
    'Après votre mot de passe, nous demandons aussi quelque chose que vous seul avez.',
  'account.step.app': 'Application d’authentification',
  'account.step.appDetail': 'Fonctionne sans réseau',
  'account.step.passkey': 'Clé d’accès',
  'account.step.passkeyDetail': 'Compte pour les deux étapes',
  'account.step.sms': 'SMS',
  'account.step.smsDetail': 'Moins sûr que les autres',
  'account.step.smsTitle': 'Utiliser les SMS',
  'account.step.smsContent': 'Nous envoyons un code à ce numéro lorsque vous vous connectez.',
  'account.step.smsRisk':
    'Qui s’empare de votre numéro de téléphone reçoit aussi vos codes. Une application d’authentification est plus sûre.',
  'account.step.smsOn': 'Les SMS sont activés.',
  'account.step.smsOff': 'Les SMS sont désactivés.',
  'account.step.lost': 'Cela a été recommencé dans une autre fenêtre. Veuillez recommencer.',
  'account.step.since': 'Activée depuis le {date}.',
  'account.step.few':
    '{n, plural, one {Il ne reste que # code de récupération} other {Il ne reste que # codes de récupération}}. Créez-en de nouveaux.',
  'account.step.codes': 'Codes de récupération',
  'account.step.codesLeft': '{n} sur {all} restants',
  'account.step.newCodes': 'Nouveaux codes',
  'account.step.turnOff': 'Désactiver',
  'account.step.newPhone': 'Configurer un nouveau téléphone',
  'account.step.offTitle': 'Désactiver la deuxième étape ?',
  'account.step.offContent':
    'Votre mot de passe suffira alors pour vous connecter. Vos codes de récupération ne fonctionneront plus.',
  'account.step.offRequired':
    '{project} demande une deuxième étape, elle ne peut donc pas être désactivée.',
  'account.step.keep': 'La garder activée',
  'account.step.isOn': 'Votre deuxième étape est activée.',
  'account.step.isOff': 'Votre deuxième étape est désactivée.',
  'account.step.progress': 'Étape {n} sur {all}',
  'account.step.copy': 'Copier',
  'account.step.copied': 'Copié',
  'account.act.addStep': 'Pour ajouter une deuxième étape.',
  'account.act.newCodes': 'Pour créer de nouveaux codes de récupération.',
  'account.act.turnOff': 'Pour désactiver la deuxième étape.',
  'account.act.smsOff': 'Pour désactiver les SMS.',
}
