/** Texts that several mails share. */
import type { Catalogue } from '../../foundation/text/words.ts'

export interface SharedWords {
  readonly facts: {
    readonly askedFor: string
    readonly when: string
    readonly browser: string
    readonly place: string
    readonly proof: string
  }
  /** Names a browser and its system. */
  readonly browser: string
  /** Names a place, in its own row and within a sentence. */
  readonly place: string
  readonly near: string
  /** Says where a secret was requested, with and without a place. */
  readonly askedNear: string
  readonly askedFrom: string
  readonly worksUntil: string
  readonly worksFor: string
  readonly buttonFails: string
  readonly nobodyGetsIn: string
  readonly notMe: string
  readonly wasItYou: string
  readonly ifItWasYou: string
  readonly sentFor: {
    readonly signIn: string
    readonly signUp: string
    readonly safety: string
  }
  readonly help: string
}

export const sharedWords: Catalogue<SharedWords> = {
  en: {
    facts: {
      askedFor: 'Asked for',
      when: 'When',
      browser: 'Browser',
      place: 'Place',
      proof: 'With',
    },
    browser: '{browser} on {system}',
    place: 'Near {city}, {country}',
    near: 'near {city}',
    askedNear: 'Asked for from {browser}, near {city}.',
    askedFrom: 'Asked for from {browser}.',
    worksUntil: 'It works once, until {time}.',
    worksFor: 'It works once, for {duration}.',
    buttonFails: 'The button does not open? {link}',
    nobodyGetsIn: 'Not you? Then do nothing: nobody gets in without this mail.',
    notMe: 'This was not me',
    wasItYou: 'Was this you?',
    ifItWasYou: 'If it was you, there is nothing to do.',
    sentFor: {
      signIn: 'Sent to {email} because someone asked to sign in with it.',
      signUp: 'Sent to {email} because someone asked to sign up with it.',
      safety: 'Sent to {email} because it concerns the safety of your account.',
    },
    help: 'Help',
  },
  de: {
    facts: {
      askedFor: 'Angefragt',
      when: 'Wann',
      browser: 'Browser',
      place: 'Ort',
      proof: 'Mit',
    },
    browser: '{browser} auf {system}',
    place: 'Nahe {city}, {country}',
    near: 'nahe {city}',
    askedNear: 'Angefragt mit {browser}, nahe {city}.',
    askedFrom: 'Angefragt mit {browser}.',
    worksUntil: 'Er funktioniert einmal, bis {time}.',
    worksFor: 'Er funktioniert einmal, {duration} lang.',
    buttonFails: 'Die Schaltfläche öffnet nichts? {link}',
    nobodyGetsIn:
      'Das waren nicht Sie? Dann tun Sie nichts: Ohne diese E-Mail kommt niemand hinein.',
    notMe: 'Das war ich nicht',
    wasItYou: 'Waren Sie das?',
    ifItWasYou: 'Wenn Sie es waren, ist nichts zu tun.',
    sentFor: {
      signIn: 'Gesendet an {email}, weil sich jemand damit anmelden wollte.',
      signUp: 'Gesendet an {email}, weil sich jemand damit registrieren wollte.',
      safety: 'Gesendet an {email}, weil es um die Sicherheit Ihres Kontos geht.',
    },
    help: 'Hilfe',
  },
  es: {
    facts: {
      askedFor: 'Solicitado',
      when: 'Cuándo',
      browser: 'Navegador',
      place: 'Lugar',
      proof: 'Con',
    },
    browser: '{browser} en {system}',
    place: 'Cerca de {city}, {country}',
    near: 'cerca de {city}',
    askedNear: 'Solicitado desde {browser}, cerca de {city}.',
    askedFrom: 'Solicitado desde {browser}.',
    worksUntil: 'Funciona una sola vez, válido hasta: {time}.',
    worksFor: 'Funciona una sola vez, durante {duration}.',
    buttonFails: '¿El botón no se abre? {link}',
    nobodyGetsIn: '¿No ha sido usted? Entonces no haga nada: nadie entra sin este correo.',
    notMe: 'No he sido yo',
    wasItYou: '¿Ha sido usted?',
    ifItWasYou: 'Si ha sido usted, no tiene que hacer nada.',
    sentFor: {
      signIn: 'Enviado a {email} porque alguien quiso iniciar sesión con esta dirección.',
      signUp: 'Enviado a {email} porque alguien quiso registrarse con esta dirección.',
      safety: 'Enviado a {email} porque afecta a la seguridad de su cuenta.',
    },
    help: 'Ayuda',
  },
  fr: {
    facts: {
      askedFor: 'Demandé',
      when: 'Quand',
      browser: 'Navigateur',
      place: 'Lieu',
      proof: 'Avec',
    },
    browser: '{browser} sur {system}',
    place: 'Près de {city}, {country}',
    near: 'près de {city}',
    askedNear: 'Demandé depuis {browser}, près de {city}.',
    askedFrom: 'Demandé depuis {browser}.',
    worksUntil: 'Il fonctionne une seule fois, jusqu’à {time}.',
    worksFor: 'Il fonctionne une seule fois, pendant {duration}.',
    buttonFails: 'Le bouton ne s’ouvre pas ? {link}',
    nobodyGetsIn: 'Ce n’était pas vous ? Alors ne faites rien : personne n’entre sans cet e-mail.',
    notMe: 'Ce n’était pas moi',
    wasItYou: 'Était-ce vous ?',
    ifItWasYou: 'Si c’était vous, il n’y a rien à faire.',
    sentFor: {
      signIn: 'Envoyé à {email} parce que quelqu’un a voulu se connecter avec cette adresse.',
      signUp: 'Envoyé à {email} parce que quelqu’un a voulu s’inscrire avec cette adresse.',
      safety: 'Envoyé à {email} parce que cela concerne la sécurité de votre compte.',
    },
    help: 'Aide',
  },
}
