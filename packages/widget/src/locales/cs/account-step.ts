import type { Translation } from '@portico/contract'
import type * as english from '../en/account-step.ts'

export const accountStepText: Translation<typeof english.accountStepText> = {
  'account.step.add': 'Přidat druhý krok',
  'account.step.addContent': 'Po hesle požádáme ještě o něco, co máte jen vy.',
  'account.step.app': 'Ověřovací aplikace',
  'account.step.appDetail': 'Funguje bez sítě',
  'account.step.passkey': 'Přístupový klíč',
  'account.step.passkeyDetail': 'Platí za oba kroky',
  'account.step.sms': 'SMS zpráva',
  'account.step.smsDetail': 'Méně bezpečná než ostatní',
  'account.step.smsTitle': 'Používat SMS zprávy',
  'account.step.smsContent': 'Při přihlášení pošleme na toto číslo kód.',
  'account.step.smsRisk':
    'Kdo získá vaše telefonní číslo, dostane i vaše kódy. Ověřovací aplikace je bezpečnější.',
  'account.step.smsOn': 'SMS zprávy jsou zapnuté.',
  'account.step.smsOff': 'SMS zprávy jsou vypnuté.',
  'account.step.lost': 'Toto bylo zahájeno znovu v jiném okně. Začněte prosím znovu.',
  'account.step.since': 'Zapnuto od {date}.',
  'account.step.few':
    '{n, plural, one {Zbývá jen # záložní kód} few {Zbývají jen # záložní kódy} many {Zbývá jen # záložního kódu} other {Zbývá jen # záložních kódů}}. Vytvořte nové.',
  'account.step.codes': 'Záložní kódy',
  'account.step.codesLeft': 'Zbývá {n} z {all}',
  'account.step.newCodes': 'Nové kódy',
  'account.step.turnOff': 'Vypnout',
  'account.step.newPhone': 'Nastavit nový telefon',
  'account.step.offTitle': 'Vypnout druhý krok?',
  'account.step.offContent':
    'K přihlášení pak stačí samotné heslo. Vaše záložní kódy přestanou platit.',
  'account.step.offRequired': 'Služba {project} vyžaduje druhý krok, proto ho nelze vypnout.',
  'account.step.keep': 'Nechat zapnutý',
  'account.step.isOn': 'Druhý krok je zapnutý.',
  'account.step.isOff': 'Druhý krok je vypnutý.',
  'account.step.progress': 'Krok {n} z {all}',
  'account.step.copy': 'Kopírovat',
  'account.step.copied': 'Zkopírováno',
  'account.act.addStep': 'Abyste si mohli přidat druhý krok.',
  'account.act.newCodes': 'Abyste si mohli vytvořit nové záložní kódy.',
  'account.act.turnOff': 'Abyste si mohli vypnout druhý krok.',
  'account.act.smsOff': 'K vypnutí SMS zpráv.',
}
