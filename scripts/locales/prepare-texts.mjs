import { giveUp } from '../say.mjs'
import { checkLocales } from './check-locales.mjs'
import { readLocales } from './read-locales.mjs'
import { writeTexts } from './write-texts.mjs'

/** Checks the texts of all languages, and writes the files that `portico texts` reads. Ends the command at a fault. */
export async function prepareTexts() {
  const read = await readLocales()
  const { code, output } = await checkLocales(read)
  if (code !== 0) giveUp(output)
  writeTexts(read)
}
