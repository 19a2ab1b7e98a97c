/**
 * `npm run new:locale <tag>`: makes a language in every package, with the English texts, which are then translated. Beside
 * its own folders it adds one line to the list of languages.
 */
import './require-node.mjs'
import { writeGenerated } from './generator/generate.mjs'
import { toGlossaryPath } from './locales/read-glossary.mjs'
import { readLocales } from './locales/read-locales.mjs'
import { draftGlossary, joined, toRoom } from './locales/to-room.mjs'
import { giveUp } from './say.mjs'

const tag = readTag()
const { languages, locales } = await readLocales()
// a language may be there in some packages alone, until it is translated in all
const isListed = Object.hasOwn(languages, tag)
const files = locales
  .filter(({ rooms }) => !Object.keys(rooms).some((file) => file.startsWith(`${tag}/`)))
  .flatMap(({ folder, rooms, isJoined }) => [
    ...Object.entries(rooms)
      .filter(([file]) => file.startsWith('en/'))
      .map(([file, room]) => ({
        to: `${folder}/${tag}/${file.slice('en/'.length)}.ts`,
        text: toRoom(file.slice('en/'.length), room),
      })),
    ...(isJoined
      ? [
          { to: `${folder}/${tag}/index.ts`, text: joined },
          { to: toGlossaryPath(tag), text: draftGlossary },
        ]
      : []),
  ])
if (files.length === 0) giveUp(`Every package has the language "${tag}" already.`)

await writeGenerated({
  files,
  registries: isListed
    ? []
    : [
        {
          file: 'packages/contract/src/foundation/languages.ts',
          line: `  ${/^[a-z]+$/.test(tag) ? tag : `'${tag}'`}: '${toDirection()}',`,
        },
      ],
  next: 'translate the texts and the glossary in these folders, delete "isDraft" from the glossary, npm run check -- texts types',
})

/** @returns {string} the tag, in the spelling of BCP 47 */
function readTag() {
  const asked = process.argv[2] ?? ''
  const say = 'Say which language, as a BCP 47 tag: npm run new:locale pt-BR'
  try {
    if (Intl.getCanonicalLocales(asked)[0] !== asked) giveUp(say)
  } catch {
    giveUp(say)
  }
  return asked
}

function toDirection() {
  // Node 20 has the property alone, later ones the method; the library's types have neither
  const locale =
    /** @type {{ textInfo?: { direction: string }, getTextInfo?: () => { direction: string } }} */ (
      /** @type {unknown} */ (new Intl.Locale(tag))
    )
  return (locale.getTextInfo?.() ?? locale.textInfo)?.direction ?? 'ltr'
}
