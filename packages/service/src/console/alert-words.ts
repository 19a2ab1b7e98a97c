/** The words of what needs a hand, in the languages of the console. What a method reports of itself stays as it is. */

import type { ConsoleLanguage } from './describe-words.ts'

interface Words {
  readonly title: string
  readonly text: string
}

/** The words of one language. */
export interface AlertWords {
  readonly onlyOperator: Words
  failing(channel: string, waiting: number, failed: number): Words
  /** @param channels how many by each channel: `2 by email` */
  givenUp(count: number, channels: readonly (readonly [channel: string, count: number])[]): Words
  readonly unreadAddress: Words
  readonly slowSearch: Words
  /** The text names the setting, as the configuration does. */
  closedDoor(text: string): Words
  /** @param topic the topic that a method reports about, as `portico doctor` names it */
  wrong(topic: string): string
}

const en: AlertWords = {
  onlyOperator: {
    title: 'You are the only operator',
    text: 'If you lose your passkey, only the command line lets you in.',
  },
  failing: (channel, waiting, failed) => ({
    title: `Messages by ${channel} do not leave`,
    text: `${waiting === 1 ? '1 waits' : `${waiting} wait`}; the last try of ${failed} failed.`,
  }),
  givenUp: (count, channels) => ({
    title: count === 1 ? '1 message was given up' : `${count} messages were given up`,
    text: `In the last 7 days: ${channels.map(([channel, one]) => `${one} by ${channel}`).join(', ')}.`,
  }),
  unreadAddress: {
    title: 'A proxy forwards what is no address',
    text: 'Users behind it share its limits: let it send X-Forwarded-For as an address.',
  },
  slowSearch: {
    title: 'Searching users is slow',
    text: 'The database lacks the extension pg_trgm.',
  },
  closedDoor: (text) => ({ title: 'New users cannot sign up', text: `${text}.` }),
  wrong: (topic) => `${topic.charAt(0).toUpperCase()}${topic.slice(1)}`,
}

/** What methods report about. */
const germanTopics: Readonly<Record<string, string>> = {
  provider: 'Ein Anbieter funktioniert nicht',
  wallets: 'Wallets funktionieren nicht',
  texts: 'SMS werden nicht gesendet',
}

const de: AlertWords = {
  onlyOperator: {
    title: 'Sie sind der einzige Operator',
    text: 'Verlieren Sie Ihren Passkey, lässt Sie nur noch die Kommandozeile herein.',
  },
  failing: (channel, waiting, failed) => ({
    title: `Nachrichten über ${channel} werden nicht gesendet`,
    text: `${waiting === 1 ? 'Eine wartet' : `${waiting} warten`}; der letzte Versuch von ${failed} schlug fehl.`,
  }),
  givenUp: (count, channels) => ({
    title: count === 1 ? '1 Nachricht wurde aufgegeben' : `${count} Nachrichten wurden aufgegeben`,
    text: `In den letzten 7 Tagen: ${channels.map(([channel, one]) => `${one} über ${channel}`).join(', ')}.`,
  }),
  unreadAddress: {
    title: 'Ein Proxy leitet etwas weiter, das keine Adresse ist',
    text: 'Nutzer dahinter teilen sich seine Grenzen: Lassen Sie ihn X-Forwarded-For als Adresse senden.',
  },
  slowSearch: {
    title: 'Die Suche nach Nutzern ist langsam',
    text: 'Der Datenbank fehlt die Erweiterung pg_trgm.',
  },
  closedDoor: (text) => ({ title: 'Neue Nutzer können sich nicht registrieren', text: `${text}.` }),
  wrong: (topic) => germanTopics[topic] ?? en.wrong(topic),
}

/** The words by language. */
export const alertWords: Readonly<Record<ConsoleLanguage, AlertWords>> = { en, de }
