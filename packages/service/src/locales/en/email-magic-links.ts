/** The texts for a user who opens a link on another device than the one that requested it. */
import type { Catalogue } from '../../foundation/text/words.ts'

interface OtherDeviceWords {
  readonly question: string
  readonly lead: string
  /** Labels the group of three numbers for screen readers. */
  readonly numbers: string
  /** Describes the requesting browser if nothing is known about it. */
  readonly someBrowser: string
  /** The description in the form for the middle of a sentence. */
  readonly thatBrowser: string
  readonly justNow: string
  readonly here: string
  readonly refuse: string
  readonly approvedTitle: string
  readonly approvedText: string
  /** Shown while the requesting page has not signed in yet: a phone suspends pages in the background. */
  readonly soonTitle: string
  readonly soonText: string
  readonly refusedTitle: string
  readonly refusedText: string
  readonly wrongTitle: string
  readonly wrongText: string
  readonly takenTitle: string
  readonly takenText: string
  readonly onwardTitle: string
  readonly onward: string
}

export const otherDeviceWords: Catalogue<OtherDeviceWords> = {
  en: {
    question: 'Sign in on your other device?',
    lead: 'Someone asked for this link there. If it was you, choose the number that you see on that screen:',
    numbers: 'The number on the other screen',
    someBrowser: 'Another browser',
    thatBrowser: 'the other browser',
    justNow: 'just now',
    here: 'Sign in here instead',
    refuse: 'I did not ask for this',
    approvedTitle: 'You are signed in there',
    approvedText: 'Go on in {browser}. You can close this page.',
    soonTitle: 'Go back to your other device',
    soonText:
      'You will be signed in once you look at the page in {browser}. You can close this one.',
    refusedTitle: 'The link no longer works',
    refusedText: 'Nobody was signed in.',
    wrongTitle: 'That was not the number',
    wrongText:
      'So nobody was signed in, and the link no longer works. If you asked for it yourself, ask for a new one.',
    takenTitle: 'It is too late to refuse',
    takenText:
      'The page there is signed in already. If that was not you, ask {project} for help at once.',
    onwardTitle: 'Signing you in...',
    onward: 'Sign in',
  },
  de: {
    question: 'Auf Ihrem anderen Gerät anmelden?',
    lead: 'Dort hat jemand diesen Link angefordert. Wenn Sie es waren, wählen Sie die Zahl, die Sie auf dem anderen Bildschirm sehen:',
    numbers: 'Die Zahl auf dem anderen Bildschirm',
    someBrowser: 'Ein anderer Browser',
    thatBrowser: 'dem anderen Browser',
    justNow: 'gerade eben',
    here: 'Stattdessen hier anmelden',
    refuse: 'Ich habe das nicht angefordert',
    approvedTitle: 'Sie sind dort angemeldet',
    approvedText: 'Machen Sie in {browser} weiter. Sie können diese Seite schließen.',
    soonTitle: 'Gehen Sie zurück zu Ihrem anderen Gerät',
    soonText:
      'Sie werden angemeldet, sobald Sie die Seite in {browser} wieder ansehen. Diese hier können Sie schließen.',
    refusedTitle: 'Der Link funktioniert nicht mehr',
    refusedText: 'Niemand wurde angemeldet.',
    wrongTitle: 'Das war nicht die Zahl',
    wrongText:
      'Darum wurde niemand angemeldet, und der Link funktioniert nicht mehr. Wenn Sie ihn selbst angefordert haben, fordern Sie einen neuen an.',
    takenTitle: 'Zum Ablehnen ist es zu spät',
    takenText:
      'Die Seite dort ist schon angemeldet. Wenn Sie das nicht waren, bitten Sie {project} sofort um Hilfe.',
    onwardTitle: 'Sie werden angemeldet...',
    onward: 'Anmelden',
  },
  es: {
    question: '¿Iniciar sesión en su otro dispositivo?',
    lead: 'Alguien pidió este enlace allí. Si fue usted, elija el número que ve en esa pantalla:',
    numbers: 'El número de la otra pantalla',
    someBrowser: 'Otro navegador',
    thatBrowser: 'el otro navegador',
    justNow: 'ahora mismo',
    here: 'Iniciar sesión aquí',
    refuse: 'Yo no lo he pedido',
    approvedTitle: 'Ha iniciado sesión allí',
    approvedText: 'Continúe en {browser}. Puede cerrar esta página.',
    soonTitle: 'Vuelva a su otro dispositivo',
    soonText: 'Iniciará sesión en cuanto vuelva a la página en {browser}. Puede cerrar esta.',
    refusedTitle: 'El enlace ya no funciona',
    refusedText: 'Nadie ha iniciado sesión.',
    wrongTitle: 'Ese no era el número',
    wrongText:
      'Por eso nadie ha iniciado sesión y el enlace ya no funciona. Si lo pidió usted, pida uno nuevo.',
    takenTitle: 'Es tarde para rechazarlo',
    takenText:
      'La página de allí ya ha iniciado sesión. Si no ha sido usted, pida ayuda a {project} de inmediato.',
    onwardTitle: 'Iniciando sesión...',
    onward: 'Iniciar sesión',
  },
  fr: {
    question: 'Se connecter sur votre autre appareil ?',
    lead: 'Quelqu’un a demandé ce lien sur l’autre appareil. Si c’était vous, choisissez le nombre que vous voyez sur l’autre écran :',
    numbers: 'Le nombre affiché sur l’autre écran',
    someBrowser: 'Un autre navigateur',
    thatBrowser: 'l’autre navigateur',
    justNow: 'à l’instant',
    here: 'Se connecter plutôt ici',
    refuse: 'Je n’ai pas demandé cela',
    approvedTitle: 'Vous êtes connecté sur l’autre appareil',
    approvedText: 'Continuez dans {browser}. Vous pouvez fermer cette page.',
    soonTitle: 'Revenez à votre autre appareil',
    soonText:
      'Vous serez connecté dès que vous regarderez la page dans {browser}. Vous pouvez fermer celle-ci.',
    refusedTitle: 'Le lien ne fonctionne plus',
    refusedText: 'Personne n’a été connecté.',
    wrongTitle: 'Ce n’était pas ce nombre',
    wrongText:
      'Personne n’a donc été connecté, et le lien ne fonctionne plus. Si vous l’aviez demandé, demandez-en un nouveau.',
    takenTitle: 'Il est trop tard pour refuser',
    takenText:
      'La page est déjà connectée. Si ce n’était pas vous, demandez tout de suite de l’aide à {project}.',
    onwardTitle: 'Connexion en cours...',
    onward: 'Se connecter',
  },
}
