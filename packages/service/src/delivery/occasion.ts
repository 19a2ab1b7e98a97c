/**
 * When and where something was asked for or done, as a mail tells it. What is not known is not told; a browser is
 * two plain words, and a place is never finer than a city.
 */
import { type Static, Type } from 'typebox'
import type { Source } from '../http/source-address.ts'
import { describeBrowser } from '../text/describe-browser.ts'
import { toNearTimeText, toTimeText } from '../text/time-words.ts'
import { fillText, type MailLanguage } from '../text/words.ts'
import type { MailFact } from './mail-content.ts'
import { type SharedWords, sharedWords } from './shared-words.ts'

/** Part of a message's payload. */
export const OccasionSchema = Type.Object({
  /** Epoch milliseconds. */
  at: Type.Integer(),
  /** IANA name; null when the browser did not say. */
  timeZone: Type.Union([Type.String(), Type.Null()]),
  browser: Type.Union([Type.String(), Type.Null()]),
  system: Type.Union([Type.String(), Type.Null()]),
  /** In the reader's language. */
  place: Type.Union([Type.Object({ city: Type.String(), country: Type.String() }), Type.Null()]),
})
export type Occasion = Static<typeof OccasionSchema>

/** Writes down when and where, for the mail that tells of it. */
export function toOccasion(
  { clock, findPlace }: { readonly clock: { now(): number }; readonly findPlace: FindPlace },
  source: Pick<Source, 'address' | 'userAgent' | 'timeZone'>,
  locale: string,
): Occasion {
  return {
    at: clock.now(),
    timeZone: source.timeZone ?? null,
    ...describeBrowser(source.userAgent),
    place: findPlace(source.address, locale),
  }
}

/** A place of an address, named in a language; null when it is not known, or not as well as by a city. */
export type FindPlace = (
  address: string,
  locale: string,
) => { readonly city: string; readonly country: string } | null

/** What the facts of an occasion are called, and what they say. Rows that would be empty are left out. */
export function toFacts(
  occasion: Occasion,
  language: MailLanguage,
  name: 'askedFor' | 'when',
): readonly MailFact[] {
  const words = sharedWords[language]
  const browser = toBrowserText(occasion, words)
  const { place } = occasion
  return [
    { name: words.facts[name], value: toTimeText(occasion.at, occasion.timeZone, language) },
    ...(browser === null ? [] : [{ name: words.facts.browser, value: browser }]),
    ...(place === null ? [] : [{ name: words.facts.place, value: fillText(words.place, place) }]),
  ]
}

/** Until when a secret works, as a sentence; how long, when it is not known when it was asked for. */
export function toLifeText(
  { occasion, minutes }: { readonly occasion: Occasion | undefined; readonly minutes: number },
  language: MailLanguage,
  words: { readonly worksUntil: string; readonly worksFor: string },
): string {
  if (!occasion) return words.worksFor
  const time = toNearTimeText(occasion.at + minutes * 60_000, occasion, language)
  return fillText(words.worksUntil, { time })
}

/** Where a secret was asked for, as a sentence; empty when that is not known. */
export function toAskedText(occasion: Occasion | undefined, language: MailLanguage): string {
  const words = sharedWords[language]
  const browser = occasion && toBrowserText(occasion, words)
  if (!browser) return ''
  const { place } = occasion
  return place
    ? fillText(words.askedNear, { browser, city: place.city })
    : fillText(words.askedFrom, { browser })
}

/** Browser, place and time on one line, as far as they are known, and the question. */
export function toNoticePreheader(
  occasion: Occasion | undefined,
  language: MailLanguage,
  parts: { readonly first?: string; readonly hasTime: boolean },
): string {
  const words = sharedWords[language]
  const { first, hasTime } = parts
  const known = [
    first,
    occasion && toBrowserText(occasion, words),
    occasion?.place && fillText(words.near, { city: occasion.place.city }),
    occasion && hasTime ? toNearTimeText(occasion.at, occasion, language) : null,
  ].filter((part): part is string => Boolean(part))
  const line = known.join(', ')
  return line === ''
    ? words.wasItYou
    : `${line.charAt(0).toUpperCase()}${line.slice(1)}. ${words.wasItYou}`
}

/** The browser in the reader's words; null when nothing is known of it. */
export function toBrowserText(
  { browser, system }: Pick<Occasion, 'browser' | 'system'>,
  words: Pick<SharedWords, 'browser'>,
): string | null {
  // People call it by the machine.
  const machine = system === 'macOS' ? 'Mac' : system
  return browser !== null && machine !== null
    ? fillText(words.browser, { browser, system: machine })
    : (browser ?? machine)
}
