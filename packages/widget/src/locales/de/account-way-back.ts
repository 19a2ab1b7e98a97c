import type { Translation } from '@portico/contract'
import type * as english from '../en/account-way-back.ts'

export const accountWayBackText: Translation<typeof english.accountWayBackText> = {
  'wayBack.title': 'Ohne den zweiten Schritt hineinkommen',
  'wayBack.content':
    'Das dauert {days, plural, one {# Tag} other {# Tage}}, damit es niemand sonst hinter Ihrem Rücken tun kann.',
  'wayBack.code': 'Wir senden einen Code an <bold>{email}</bold>.',
  'wayBack.told':
    '{days, plural, one {# Tag} other {# Tage}} lang benachrichtigen wir alle Ihre Adressen und Geräte.',
  'wayBack.removed':
    'Wenn niemand widerspricht, wird Ihr zweiter Schritt entfernt, und zum Anmelden genügt Ihr Passwort.',
  'wayBack.removedAlone':
    'Wenn niemand widerspricht, wird Ihr zweiter Schritt entfernt, und Sie können sich ohne ihn anmelden.',
  'wayBack.noMailbox': 'Auch kein Zugang zu diesem Postfach?',
  'wayBack.write': 'Schreiben Sie an <bold>{help}</bold>.',
  'wayBack.never': 'Ohne Ihren zweiten Schritt kann Sie hier niemand hineinlassen.',
  'wayBack.date': 'Ihr zweiter Schritt entfällt am {date}',
  'wayBack.waits':
    'Wir haben alle Ihre Adressen und Geräte benachrichtigt. Wir schreiben Ihnen, wenn es so weit ist.',
  'wayBack.found': 'Ich habe ihn gefunden, jetzt anmelden',
  'wayBack.stop': 'Das stoppen',
  'wayBack.stopped': 'Das wurde gestoppt. Ihr zweiter Schritt bleibt.',
  'wayBack.send': 'Code senden',
}
