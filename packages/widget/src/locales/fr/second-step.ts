import type { Translation } from '@portico/contract'
import type * as english from '../en/second-step.ts'

export const secondStepText: Translation<typeof english.secondStepText> = {
  'secondStep.content':
    'Ouvrez votre application d’authentification et saisissez le code pour {project}.',
  'secondStep.contentWithoutName':
    'Ouvrez votre application d’authentification et saisissez le code.',
  'secondStep.anotherWay': 'Essayer autrement',
  'secondStep.remember':
    'Se souvenir de cet appareil pendant {days, plural, one {# jour} many {# jours} other {# jours}}',
  'secondStep.newDevice.content': 'Nous ne connaissons pas encore cet appareil.',
  'secondStep.expired': 'Cette connexion a pris trop de temps. Revenez en arrière et recommencez.',
  'secondStep.success.content': 'Connexion réussie.',
}
