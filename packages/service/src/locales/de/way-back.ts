import type { Translation } from '@portico/contract'
import type * as english from '../en/way-back.ts'

export const wayBack: Translation<typeof english.wayBack> = {
  code: {
    subject: '{code} ist Ihr Code für {project}',
    plainSubject: 'Ihr Code für {project}',
    heading: 'Ohne den zweiten Schritt hineinkommen',
    lead: 'Jemand, der keinen zweiten Schritt mehr hat, möchte in Ihr Konto. Wenn Sie das waren, geben Sie dort diesen Code ein.',
    notYou:
      'Das waren nicht Sie? Dann schafft jemand Ihren ersten Schritt. Ohne den Code ändert sich nichts, aber legen Sie ein neues Passwort fest.',
  },
  requested: {
    subject: 'Der zweite Schritt Ihres Kontos bei {project} soll entfernt werden',
    heading: 'Ihr zweiter Schritt soll entfernt werden',
    lead: 'Jemand hat sich angemeldet, einen Code in Ihrem Postfach gelesen und angegeben, dass der zweite Schritt verloren ist. Wenn niemand widerspricht, wird er entfernt.',
    does: 'Damit wird das gestoppt, und Ihr zweiter Schritt bleibt.',
  },
  text: 'Der zweite Schritt Ihres Kontos bei {project} wird am {date} entfernt. Wenn Sie das nicht waren, stoppen Sie es: {link}',
  undo: {
    does: 'Die Schaltfläche stoppt, wovon die Nachricht berichtet: Ihr zweiter Schritt bleibt.',
    done: 'Ihr zweiter Schritt bleibt',
  },
  removed: {
    subject: 'Der zweite Schritt Ihres Kontos bei {project} wurde entfernt',
    heading: 'Ihr zweiter Schritt wurde entfernt',
    lead: 'Die Wartezeit ist vorbei, und niemand hat widersprochen. Zum Anmelden brauchen Sie ihn jetzt nicht mehr. Richten Sie bald einen neuen ein.',
    does: 'Damit wird alles zurückgenommen, was seitdem geändert wurde, und alle Browser werden abgemeldet, die sich seitdem angemeldet haben.',
  },
}
