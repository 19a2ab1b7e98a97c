import type { Translation } from '@portico/contract'
import type * as english from '../en/email-magic-links.ts'

export const emailMagicLinks: Translation<typeof english.emailMagicLinks> = {
  proof: 'Lien dans un e-mail',
  mail: {
    login: { title: 'Se connecter à {project}', action: 'Se connecter' },
    signup: { title: 'S’inscrire à {project}', action: 'S’inscrire' },
    preheader: 'Fonctionne une seule fois, pendant {duration}.',
    preheaderWithCode:
      'Ouvrez le lien ou saisissez {code}. Fonctionne une seule fois, pendant {duration}.',
    orCode: 'Ou saisissez ce code sur la page où vous l’avez demandé :',
    worksUntil:
      'Le lien et le code fonctionnent une seule fois, jusqu’à {time}. Utiliser l’un met fin à l’autre.',
    worksFor:
      'Le lien et le code fonctionnent une seule fois, pendant {duration}. Utiliser l’un met fin à l’autre.',
  },
  form: {
    sentTitle: 'Consultez vos e-mails',
    sentText: 'Un e-mail a été envoyé à {email}.',
    invalidTitle: 'Vérifiez l’adresse e-mail',
    invalidText: 'Revenez en arrière et saisissez une adresse valide.',
    tooManyTitle: 'Trop de tentatives',
    tooManyText: 'Patientez quelques minutes, revenez en arrière et réessayez.',
    scriptTitle: 'La connexion nécessite ici JavaScript',
    scriptText: 'Activez-le dans votre navigateur, revenez en arrière et réessayez.',
  },
  otherDevice: {
    question: 'Se connecter sur votre autre appareil ?',
    lead: 'Quelqu’un a demandé ce lien sur l’autre appareil. Si c’était vous, choisissez le nombre que vous voyez sur l’autre écran :',
    numbers: 'Le nombre affiché sur l’autre écran',
    someBrowser: 'Un autre navigateur',
    thatBrowser: 'l’autre navigateur',
    justNow: 'à l’instant',
    here: 'Se connecter plutôt ici',
    refuse: 'Je n’ai pas demandé cela',
    approvedTitle: 'Session ouverte sur l’autre appareil',
    approvedText: 'Continuez dans {browser}. Vous pouvez fermer cette page.',
    soonTitle: 'Revenez à votre autre appareil',
    soonText:
      'La connexion se fera dès que vous reviendrez à la page dans {browser}. Vous pouvez fermer celle-ci.',
    refusedTitle: 'Le lien ne fonctionne plus',
    refusedText: 'Personne n’a été connecté.',
    wrongTitle: 'Ce n’était pas ce nombre',
    wrongText:
      'Personne n’a donc été connecté, et le lien ne fonctionne plus. Si vous l’aviez demandé, demandez-en un nouveau.',
    takenTitle: 'Il est trop tard pour refuser',
    takenText:
      'La connexion est déjà faite sur l’autre page. Si ce n’était pas vous, demandez tout de suite de l’aide à {project}.',
    onwardTitle: 'Connexion en cours...',
    onward: 'Se connecter',
  },
}
