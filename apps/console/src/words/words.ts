/** The language of the console, and its texts. */

import { useEffect, useState } from 'react'
import { de } from './de/de.ts'
import { en } from './en/en.ts'

export type Words = typeof en

const tables = { en, de } as const

/** A language that the console speaks. */
export type Language = keyof typeof tables

/** The languages under their own names. */
export const languages: readonly (readonly [Language, name: string])[] = [
  ['en', 'English'],
  ['de', 'Deutsch'],
]

const place = 'portico-console-language'

const isKnown = (tag: string | null | undefined): tag is Language =>
  languages.some(([one]) => one === tag)

/** The one that the operator chose, else the browser’s first that the console speaks. */
function findLanguage(): Language {
  const kept = localStorage.getItem(place)
  if (isKnown(kept)) return kept
  return navigator.languages.map((tag) => tag.split('-')[0]).find(isKnown) ?? 'en'
}

let spoken = findLanguage()
const listeners = new Set<() => void>()

/** The language that is spoken now. */
export const language = (): Language => spoken

/** The texts in the language that is spoken now; read them while a page is drawn, since the language may change. */
export const words = (): Words => tables[spoken]

/** The form of dates and times; English ones have the day first. */
export const dateTag = (): string => (spoken === 'en' ? 'en-GB' : spoken)

/** Speaks a language from now on, also when the console is opened again. */
export function speak(wanted: Language): void {
  spoken = wanted
  localStorage.setItem(place, wanted)
  for (const listener of listeners) listener()
}

/** Follows the language. What is drawn has it as its key, so that all of it is drawn again. */
export function useLanguage(): Language {
  const [now, setNow] = useState(spoken)
  useEffect(() => {
    const follow = () => setNow(spoken)
    listeners.add(follow)
    return () => {
      listeners.delete(follow)
    }
  }, [])
  useEffect(() => {
    document.documentElement.lang = now
  }, [now])
  return now
}
