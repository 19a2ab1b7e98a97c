/**
 * When and where a request or change was made, for mails. Unknown parts are left out; a browser is two plain words, and
 * a place is never more precise than a city.
 */
import { type Static, Type } from 'typebox'
import { describeBrowser } from '../../foundation/text/describe-browser.ts'
import { toNearTimeText, toTimeText } from '../../foundation/text/time-words.ts'
import { fillText, type MailLanguage } from '../../foundation/text/words.ts'
import type { Source } from '../http/source-address.ts'
import { joinFacts } from './join-words.ts'
import type { MailFact } from './mail-content.ts'
import { sharedWords } from './shared-words.ts'

/** The occasion as part of a message's payload. */
export const OccasionSchema = Type.Object({
  /** Epoch milliseconds. */
  at: Type.Integer(),
  /** An IANA name; null when the browser sent none. */
  timeZone: Type.Union([Type.String(), Type.Null()]),
  browser: Type.Union([Type.String(), Type.Null()]),
  system: Type.Union([Type.String(), Type.Null()]),
  /** The place's name in the reader's language. */
  place: Type.Union([Type.Object({ city: Type.String(), country: Type.String() }), Type.Null()]),
})
export type Occasion = Static<typeof OccasionSchema>

/** Collects time and place of a request, for the mail about it. */
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

/** Finds the place of an IP address, named in a language; null when the city is not known. */
export type FindPlace = (
  address: string,
  locale: string,
) => { readonly city: string; readonly country: string } | null

/** Returns the labels and values of an occasion's facts, without empty rows; none when the occasion is not known. */
export function toFacts(
  occasion: Occasion | undefined,
  language: MailLanguage,
  name: 'askedFor' | 'when',
): readonly MailFact[] {
  if (!occasion) return []
  const words = sharedWords[language]
  const browser = toBrowserText(occasion, words)
  const { place } = occasion
  return [
    { name: words.facts[name], value: toTimeText(occasion.at, occasion.timeZone, language) },
    ...(browser === null ? [] : [{ name: words.facts.browser, value: browser }]),
    ...(place === null ? [] : [{ name: words.facts.place, value: fillText(words.place, place) }]),
  ]
}

/** Says in a sentence until when a secret is valid, or for how long when the time of the request is not known. */
export function toLifeText(
  { occasion, minutes }: { readonly occasion: Occasion | undefined; readonly minutes: number },
  language: MailLanguage,
  words: { readonly worksUntil: string; readonly worksFor: string },
): string {
  if (!occasion) return words.worksFor
  const time = toNearTimeText(occasion.at + minutes * 60_000, occasion, language)
  return fillText(words.worksUntil, { time })
}

/** Says in a sentence where a secret was requested; empty when that is not known. */
export function toAskedText(occasion: Occasion | undefined, language: MailLanguage): string {
  const words = sharedWords[language]
  const browser = occasion && toBrowserText(occasion, words)
  if (!browser) return ''
  const { place } = occasion
  return place
    ? fillText(words.askedNear, { browser, city: place.city })
    : fillText(words.askedFrom, { browser })
}

/**
 * Combines browser, place and time, as far as they are known, with the question "Was this you?" for a mail's preview.
 */
export function toNoticePreheader(
  occasion: Occasion | undefined,
  language: MailLanguage,
  parts: { readonly first?: string | undefined; readonly hasTime: boolean },
): string {
  const words = sharedWords[language]
  const { first, hasTime } = parts
  const line = joinFacts(language, [
    first,
    occasion && toBrowserText(occasion, words),
    occasion?.place && fillText(words.near, { city: occasion.place.city }),
    occasion && hasTime ? toNearTimeText(occasion.at, occasion, language) : null,
  ])
  if (line === '') return words.wasItYou
  const facts = `${line.charAt(0).toLocaleUpperCase(language)}${line.slice(1)}`
  return fillText(words.noticePreview, { facts, question: words.wasItYou })
}

/** Names the browser for the reader; null when nothing is known of it. */
export function toBrowserText(
  { browser, system }: Pick<Occasion, 'browser' | 'system'>,
  words: { readonly browser: string },
): string | null {
  // Users call such a system by its machine's name.
  const machine = system === 'macOS' ? 'Mac' : system
  return browser !== null && machine !== null
    ? fillText(words.browser, { browser, system: machine })
    : (browser ?? machine)
}
