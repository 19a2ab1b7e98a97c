import type { Translation } from '@portico/contract'
import type * as english from '../en/account-ways.ts'

export const accountWaysText: Translation<typeof english.accountWaysText> = {
  'secondStep.any': 'Chacune vous permet d’entrer.',
  'secondStep.none': 'Je n’ai rien de tout cela',
  'secondStep.byApp': 'Application d’authentification',
  'secondStep.byPasskey': 'Clé d’accès',
  'secondStep.bySms': 'SMS',
  'secondStep.usePasskey': 'Continuer avec une clé d’accès',
  'secondStep.notProved': 'La confirmation n’a pas abouti. Veuillez réessayer.',
  'secondStep.passkey.content': 'Utilisez la clé d’accès que vous avez enregistrée pour {project}.',
  'secondStep.recovery.title': 'Saisissez un code de récupération',
  'secondStep.recovery.content':
    'L’un des dix que vous avez conservés. Il fonctionne une seule fois.',
}
