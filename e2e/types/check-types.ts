import { basename, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const here = fileURLToPath(new URL('.', import.meta.url))

/** What the compiler finds wrong with a file, in its words. */
export type Findings = ReadonlyMap<string, readonly string[]>

function readConfig(config: string) {
  const { config: json } = ts.readConfigFile(`${here}${config}`, ts.sys.readFile)
  return ts.parseJsonConfigFileContent(json, ts.sys, here)
}

/** @returns the host code that a configuration compiles, by its paths from here */
export const listHostCode = (config: string): string[] =>
  readConfig(config).fileNames.map((file) => relative(here, file))

/**
 * Prepares the compiling of this folder's host code. Configurations share what was parsed, so that React's and the
 * browser's types are read once.
 *
 * @returns compiles one: every file by its path from here, and what is wrong with it; `elsewhere` is what is wrong with the
 * configuration
 */
export function createChecker(): (config: string) => Findings {
  const parsed = new Map<string, ts.SourceFile | undefined>()
  const texts = new Map<string, string | undefined>()

  return (config) => {
    const { fileNames, options } = readConfig(config)
    const host = ts.createCompilerHost(options)
    const { getSourceFile, readFile } = host
    host.readFile = (file) => {
      if (!texts.has(file)) texts.set(file, readFile(file))
      return texts.get(file)
    }
    host.getSourceFile = (file, language, ...rest) => {
      // a file is a module of one kind under every configuration: they differ in `paths` alone
      if (!parsed.has(file)) parsed.set(file, getSourceFile(file, language, ...rest))
      return parsed.get(file)
    }
    const program = ts.createProgram(fileNames, options, host)
    const findings = new Map<string, string[]>(fileNames.map((file) => [relative(here, file), []]))
    // the packages' own sources are compiled with them (`npm run check`): here only what hosts make of them counts
    const found = [
      ...program.getOptionsDiagnostics(),
      ...program.getGlobalDiagnostics(),
      ...fileNames.flatMap((name) => {
        const file = program.getSourceFile(name)
        return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]
      }),
    ]
    for (const { file, messageText } of found) {
      const name = file ? relative(here, file.fileName) : 'elsewhere'
      const place = findings.has(name) ? name : 'elsewhere'
      const text = `${basename(name)}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`
      findings.set(place, [...(findings.get(place) ?? []), text])
    }
    return findings
  }
}
