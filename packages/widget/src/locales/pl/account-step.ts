import type { Translation } from '@portico/contract'
import type * as english from '../en/account-step.ts'

export const accountStepText: Translation<typeof english.accountStepText> = {
  'account.step.add': 'Dodaj drugi krok',
  'account.step.addContent': 'Po podaniu hasła poprosimy jeszcze o coś, co masz tylko Ty.',
  'account.step.app': 'Aplikacja uwierzytelniająca',
  'account.step.appDetail': 'Działa bez sieci',
  'account.step.passkey': 'Klucz dostępu',
  'account.step.passkeyDetail': 'Liczy się jako oba kroki',
  'account.step.sms': 'SMS',
  'account.step.smsDetail': 'Mniej bezpieczny niż pozostałe',
  'account.step.smsTitle': 'Używaj SMS-ów',
  'account.step.smsContent': 'Podczas logowania wysyłamy kod na ten numer.',
  'account.step.smsRisk':
    'Kto przejmie Twój numer telefonu, dostanie też Twoje kody. Aplikacja uwierzytelniająca jest bezpieczniejsza.',
  'account.step.smsOn': 'SMS-y są włączone.',
  'account.step.smsOff': 'SMS-y są wyłączone.',
  'account.step.lost': 'Rozpoczęto to od nowa w innym oknie. Zacznij jeszcze raz.',
  'account.step.since': 'Włączony od {date}.',
  'account.step.few':
    '{n, plural, one {Został tylko # kod zapasowy} few {Zostały tylko # kody zapasowe} many {Zostało tylko # kodów zapasowych} other {Zostało tylko # kodu zapasowego}}. Utwórz nowe.',
  'account.step.codes': 'Kody zapasowe',
  'account.step.codesLeft': 'Zostało {n} z {all}',
  'account.step.newCodes': 'Nowe kody',
  'account.step.turnOff': 'Wyłącz',
  'account.step.newPhone': 'Skonfiguruj nowy telefon',
  'account.step.offTitle': 'Wyłączyć drugi krok?',
  'account.step.offContent':
    'Wtedy do zalogowania się wystarczy samo hasło. Twoje kody zapasowe przestaną działać.',
  'account.step.offRequired': '{project} wymaga drugiego kroku, więc nie można go wyłączyć.',
  'account.step.keep': 'Zostaw włączony',
  'account.step.isOn': 'Twój drugi krok jest włączony.',
  'account.step.isOff': 'Twój drugi krok jest wyłączony.',
  'account.step.progress': 'Krok {n} z {all}',
  'account.step.copy': 'Kopiuj',
  'account.step.copied': 'Skopiowano',
  'account.act.addStep': 'Aby dodać drugi krok.',
  'account.act.newCodes': 'Aby utworzyć nowe kody zapasowe.',
  'account.act.turnOff': 'Aby wyłączyć drugi krok.',
  'account.act.smsOff': 'Aby wyłączyć SMS-y.',
}
