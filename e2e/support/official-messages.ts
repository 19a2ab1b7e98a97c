/**
 * The message ids of the packages that hosts come from, with their English, as those packages ship them for
 * translators: what a host's `strings` may hold.
 */
import { readFileSync } from 'node:fs'

const entry = /^msgid "(.+)"\nmsgstr ((?:".*"\n?)+)/gm

/** A catalogue of gettext: quoted lines, one under the other, are one text. */
function readCatalogue(path: string): Readonly<Record<string, string>> {
  const file = readFileSync(new URL(`../../node_modules/${path}`, import.meta.url), 'utf8')
  return Object.fromEntries(
    [...file.matchAll(entry)].map(([, id, lines = '']) => [
      id,
      lines
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
        .join(''),
    ]),
  )
}

/** By version. */
export const officialMessages = {
  '5.29': readCatalogue('@stytch/vanilla-js/messages/en.po'),
  '6.3': readCatalogue('vanilla-js-6/messages/en.po'),
} as const
