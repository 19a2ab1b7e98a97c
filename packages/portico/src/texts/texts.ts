/** `portico texts`: a language as a file, for translation services and for hosts with a language of their own. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { languages, matchLanguage } from '@portico/contract'
import type { ExitCode, Terminal } from '@portico/service/cli'
import { UsageError } from '@portico/service/cli'
import { findPart } from '../find-part.ts'
import { countEnglish, findFileFaults, parseTextFile, type TextFile } from './text-file.ts'

type Act = (terminal: Terminal, name: string, out: string | undefined) => ExitCode

/** Exports, checks or imports the texts of a language. */
export async function texts(terminal: Terminal, args: readonly string[]): Promise<ExitCode> {
  const { act, name, out } = readArguments(args)
  return act(terminal, name, out)
}

const acts: Readonly<Record<string, Act>> = { export: exportTexts, check, import: importTexts }

function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { out: { type: 'string' } },
      allowPositionals: true,
    })
    const [verb = '', name, more] = positionals
    const act = Object.hasOwn(acts, verb) ? acts[verb] : undefined
    if (!act) throw new Error(`portico texts takes export, check or import, got "${verb}".`)
    if (!name)
      throw new Error(`portico texts ${verb} needs ${verb === 'export' ? 'a language' : 'a file'}.`)
    if (more !== undefined) throw new Error(`portico texts ${verb} takes one, got also "${more}".`)
    return { act, name, out: values.out }
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function exportTexts(terminal: Terminal, name: string, out: string | undefined): ExitCode {
  const tag = toTag(name)
  const known = matchLanguage(tag, Object.keys(languages))
  const file: TextFile = { ...readOwn(known ?? 'en'), locale: tag }
  const json = `${JSON.stringify(file, null, 2)}\n`
  if (out === undefined) terminal.say(json.trimEnd())
  else {
    write(terminal, out, json)
    terminal.say(`${out} has ${known ? `the texts of "${known}"` : 'the English texts'}.`)
  }
  return 0
}

function check(terminal: Terminal, name: string): ExitCode {
  const english = readOwn('en')
  const file = readFile(terminal, name)
  const faults = findFileFaults(english, file)
  for (const fault of faults) terminal.complain(fault)
  const left = countEnglish(english, file)
  if (left > 0) terminal.say(`${left} texts equal the English ones.`)
  if (faults.length === 0) terminal.say(`${name} has every text.`)
  return faults.length === 0 ? 0 : 1
}

function importTexts(terminal: Terminal, name: string, out: string | undefined): ExitCode {
  const file = readFile(terminal, name)
  const code = check(terminal, name)
  if (code !== 0) {
    terminal.complain('Nothing was written.')
    return code
  }
  const path = out ?? `texts/${file.locale}.json`
  write(terminal, path, `${JSON.stringify(file, null, 2)}\n`)
  terminal.say(
    `${path} is written. Give its member widget to the widget: { locale: '${file.locale}', strings: texts.widget }, and its member service to portico.config.ts: languages: { '${file.locale}': texts.service }.`,
  )
  return 0
}

function toTag(name: string): string {
  try {
    return Intl.getCanonicalLocales(name)[0] ?? name
  } catch {
    throw new UsageError(`"${name}" is no BCP 47 tag, like "eo" or "pt-BR".`)
  }
}

/** Reads a language of Portico, which the build has written. */
function readOwn(tag: string): TextFile {
  const path = findPart(`texts/${tag}.json`)
  if (path === null)
    throw new Error('This copy of Portico has no texts. In a clone, run npm run build.')
  return parseTextFile(readFileSync(path, 'utf8'))
}

function readFile({ workingFolder }: Terminal, name: string): TextFile {
  try {
    return parseTextFile(readFileSync(resolve(workingFolder, name), 'utf8'))
  } catch (error) {
    throw new UsageError(
      `${name} cannot be read. ${error instanceof Error ? error.message : error}`,
    )
  }
}

function write({ workingFolder }: Terminal, name: string, text: string): void {
  const path = resolve(workingFolder, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
