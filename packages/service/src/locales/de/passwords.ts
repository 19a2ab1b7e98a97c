import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords.ts'

export const passwords: Translation<typeof english.passwords> = {
  proof: 'Passwort',
  mail: {
    reset: {
      sentFor: 'Gesendet an {email}, weil jemand ein neues Passwort angefordert hat.',
      subject: 'Neues Passwort für {project} festlegen',
      preheaderUntil:
        'Funktioniert einmal, bis {time}. Es ändert sich nichts, bis Sie den Link benutzen.',
      preheaderFor:
        'Funktioniert einmal, {duration} lang. Es ändert sich nichts, bis Sie den Link benutzen.',
      heading: 'Neues Passwort festlegen',
      works: 'Ihr altes Passwort gilt, bis Sie es tun.',
      breached:
        'Ihr Passwort steht auf einer Liste, die bei einer anderen Website gestohlen wurde. Darum gilt es hier nicht mehr. Bei {project} wurde nicht eingebrochen.',
      action: 'Neues Passwort festlegen',
      notYou: 'Das waren nicht Sie? Dann tun Sie nichts: Ihr Passwort bleibt, wie es ist.',
      login: 'Ohne neues Passwort anmelden: {link}',
    },
    changed: {
      subject: 'Ihr Passwort für {project} wurde geändert',
      heading: 'Ihr Passwort wurde geändert',
    },
    set: {
      subject: 'Für Ihr Konto bei {project} wurde ein Passwort festgelegt',
      heading: 'Ein Passwort wurde festgelegt',
    },
    othersSignedOut: 'Alle anderen Browser wurden abgemeldet.',
    locks: 'Damit wird das neue Passwort gesperrt, und Sie können selbst eines festlegen.',
  },
  undo: {
    does: 'Die Schaltfläche sperrt das neue Passwort und meldet alle Browser ab. Danach erhalten Sie eine E-Mail mit einem Link, um selbst ein Passwort festzulegen.',
    done: 'Das neue Passwort ist gesperrt',
    mailSent: 'Eine E-Mail mit einem Link für ein neues Passwort wurde an {email} gesendet.',
    askForMail: 'Fordern Sie auf der Anmeldeseite ein neues Passwort an.',
  },
  guessed: {
    mail: {
      subject: '{code} ist Ihr Code für {project}',
      plainSubject: 'Ihr Code für {project}',
      heading: 'Ihr Anmeldecode',
      lead: 'Jemand hat Ihr Passwort auf einem Gerät eingegeben, das wir nicht kennen. Wenn Sie das waren, geben Sie dort diesen Code ein.',
      notYou:
        'Das waren nicht Sie? Dann kennt jemand Ihr Passwort. Die Schaltfläche sperrt es und meldet alle Browser ab, und Sie erhalten eine E-Mail mit einem Link für ein anderes.',
    },
    does: 'Die Schaltfläche sperrt Ihr Passwort und meldet alle Browser ab. Danach erhalten Sie eine E-Mail mit einem Link, um ein anderes festzulegen.',
    done: 'Ihr Passwort ist gesperrt',
  },
}
