import { readdirSync, readFileSync } from 'node:fs'
import { inRoot } from './root.mjs'

/**
 * Declarations of a side that are right, with their reasons. A comment in a template string would be sent to browsers, so
 * the reasons stand here; in a style sheet, a comment on the line gives the reason.
 *
 * @type {readonly { readonly file: string, readonly declaration: string, readonly reason: string }[]}
 */
const onPurpose = [
  {
    file: 'packages/widget/src/foundation/parts/account/account.tsx',
    declaration: 'text-align:left',
    reason: 'a name has a direction of its own; the next rule is for pages from right to left',
  },
  {
    file: 'packages/widget/src/roots/passkeys/passkey-list.tsx',
    declaration: 'text-align:left',
    reason: 'a name has a direction of its own; the next rule is for pages from right to left',
  },
  {
    file: 'packages/widget/src/roots/passkeys/rename-row.tsx',
    declaration: 'text-align:left',
    reason: 'a name has a direction of its own; the next rule is for pages from right to left',
  },
  {
    file: 'packages/service/src/kernel/delivery/layout.ts',
    declaration: 'padding-left:14px',
    reason: 'the halves of a code are read from left to right in every language',
  },
]

/** The file with the reasons, for messages. */
const list = 'scripts/check-directions.mjs'

/** Properties that name a side; `left` and `right` alone are offsets. */
const sided =
  /^(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-\w+)?|border-(?:top|bottom)-(?:left|right)-radius|left|right)$/

/** Properties whose four values are those of the four sides or corners. */
const fourSided =
  /^(?:inset|margin|padding|border-(?:width|style|color|radius)|scroll-(?:margin|padding))$/

/** Properties whose value may name a side. */
const aligned = /^(?:text-align|float|clear)$/

/** Splits at spaces outside of brackets. @param {string} value */
const splitValues = (value) => value.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? []

/** @param {string} property @param {string} value */
function isPhysical(property, value) {
  // a comma parts the properties of an object, not the values of these
  if (sided.test(property)) return !splitValues(value).some((one) => one.endsWith(','))
  if (aligned.test(property)) return /^(?:left|right)\b/.test(value)
  if (!fourSided.test(property)) return false
  const [top, right, bottom, left] = splitValues(value.replace(/\s*!important$/, ''))
  if (left === undefined) return false
  return property === 'border-radius' ? top !== right || left !== bottom : right !== left
}

/** A declaration of a rule or of a style attribute. */
const declaration = /(?<![\w-])([a-z-]+):\s*([^;{}`"']+?)\s*[;}"'`]/g

/**
 * Finds the declarations that name the left or the right side. A rule whose selector names a direction, and a line with a
 * comment behind the declaration, are left out.
 *
 * @param {string} source - a style sheet, or code with styles in its strings
 * @returns {{ line: number, declaration: string }[]}
 */
export const findPhysical = (source) =>
  source.split('\n').flatMap((text, index) => {
    if (/\[dir|\/\*.*\*\/\s*$/.test(text)) return []
    return [...text.matchAll(declaration)]
      .filter(([, property = '', value = '']) => isPhysical(property, value))
      .map(([whole]) => ({ line: index + 1, declaration: whole.slice(0, -1).trim() }))
  })

/** The folders with styles that ship. */
const folders = ['widget/src', 'service/src', 'service/pages', 'portico/src'].map(
  (folder) => `packages/${folder}`,
)

/**
 * Checks that the styles that ship name no side: what is on the left in English is on the right in Arabic, so that a
 * style says start or end.
 *
 * @returns {{ code: number, output: string }}
 */
export function checkDirections() {
  const found = folders.flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:tsx?|css)$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`)
      .flatMap((file) =>
        findPhysical(readFileSync(inRoot(file), 'utf8')).map((each) => ({ ...each, file })),
      ),
  )
  const isMeant = (/** @type {{ file: string, declaration: string }} */ one) =>
    onPurpose.some(({ file, declaration }) => one.file === file && one.declaration === declaration)
  const problems = [
    ...found
      .filter((one) => !isMeant(one))
      .map(
        ({ file, line, declaration }) =>
          `${file}:${line}: "${declaration}" names a side: say start or end, or give the reason (${list})`,
      ),
    ...onPurpose
      .filter(({ file, declaration }) =>
        found.every((one) => one.file !== file || one.declaration !== declaration),
      )
      .map(({ file, declaration }) => `${list}: "${declaration}" is not in ${file}`),
  ]
  return { code: problems.length > 0 ? 1 : 0, output: problems.join('\n') }
}
