/**
 * Compares the code blocks of a page with the examples that they name: ```` ```ts file=examples/next/proxy.ts ````. A block
 * is a part of that file, line by line without the indentation; a line with `…` alone in a comment stands for what is
 * left out. Commands are those of the example's `package.json` and README.
 */
import { existsSync, readFileSync } from 'node:fs'
import { inRoot } from '../root.mjs'
import { splitCode } from './markdown.mjs'

const leftOut = /^(\/\/ …|\{\/\* … \*\/\}|<!-- … -->|# …)$/

/**
 * @param {string} markdown
 * @param {{ everyBlock: boolean }} options - whether a block that names no file is a fault
 * @returns {string[]} what is wrong, one line a block
 */
export function findBlockFaults(markdown, { everyBlock }) {
  return splitCode(markdown)
    .filter(({ isCode }) => isCode)
    .flatMap(({ info, text }) => {
      const lines = text.split('\n').slice(1, -1)
      const file = /\bfile=(\S+)/.exec(info)?.[1]
      if (!file) return everyBlock ? [`names no file: ${lines[0]}`] : []
      if (!existsSync(inRoot(file))) return [`there is no ${file}`]
      return /^(sh|bash)\b/.test(info)
        ? lines
            .filter((line) => !isCommandOf(line, file))
            .map((line) => `${file} has no command: ${line}`)
        : findMissingLines(lines, file)
    })
}

/** @param {string} command @param {string} file - a README or a `package.json` */
function isCommandOf(command, file) {
  const text = readFileSync(inRoot(file), 'utf8')
  const words = command.trim().split(/\s+/)
  if (!file.endsWith('/package.json')) return toLine(text).includes(words.join(' '))
  const { dependencies = {}, scripts = {} } = JSON.parse(text)
  const [program, action = '', ...names] = words
  if (program !== 'npm') return false
  if (action === 'install') return names.length > 0 && names.every((name) => name in dependencies)
  return (action === 'run' ? (names[0] ?? '') : action) in scripts
}

/** @param {string} text */
const toLine = (text) => text.replace(/\s+/g, ' ')

/** @param {readonly string[]} block @param {string} file @returns {string[]} */
function findMissingLines(block, file) {
  const name = file.slice(file.indexOf('/', file.indexOf('/') + 1) + 1)
  const [first = ''] = block
  const isNamed = first.trim() === `// ${name}` || first.trim() === `<!-- ${name} -->`
  const lines = toLines(readFileSync(inRoot(file), 'utf8').split('\n'))
  let from = 0
  for (const part of splitParts(block.slice(isNamed ? 1 : 0))) {
    const found = findPart(lines, part, from)
    if (found === -1) return [`${file} has no such lines: ${part[0]}`]
    from = found + part.length
  }
  return []
}

/** @param {readonly string[]} lines @returns {string[]} without indentation, and without empty ones */
const toLines = (lines) =>
  lines
    .map(toLine)
    .map((line) => line.trim())
    .filter(Boolean)

/** @param {readonly string[]} block @returns {string[][]} what stands between the marks for what is left out */
function splitParts(block) {
  /** @type {string[][]} */
  const parts = [[]]
  for (const line of toLines(block)) {
    if (leftOut.test(line)) parts.push([])
    else parts.at(-1)?.push(line)
  }
  return parts.filter((part) => part.length > 0)
}

/** @param {readonly string[]} lines @param {readonly string[]} part @param {number} from */
function findPart(lines, part, from) {
  for (let start = from; start + part.length <= lines.length; start += 1)
    if (part.every((line, index) => lines[start + index] === line)) return start
  return -1
}
