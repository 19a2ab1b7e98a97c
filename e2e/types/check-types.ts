import { basename, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const here = fileURLToPath(new URL('.', import.meta.url))

/** What the compiler finds wrong with a file, in its words. */
export type Findings = ReadonlyMap<string, readonly string[]>

/**
 * Compiles the host code of this folder.
 *
 * @param config - the compiler options: whose packages the imports mean
 * @returns every file by its path from here, and what is wrong with it; `elsewhere` is any other file
 */
export function checkTypes(config: string): Findings {
  const { config: json } = ts.readConfigFile(`${here}${config}`, ts.sys.readFile)
  const { fileNames, options } = ts.parseJsonConfigFileContent(json, ts.sys, here)
  const program = ts.createProgram(fileNames, options)
  const findings = new Map<string, string[]>(fileNames.map((file) => [relative(here, file), []]))
  for (const { file, messageText } of ts.getPreEmitDiagnostics(program)) {
    const name = file ? relative(here, file.fileName) : 'elsewhere'
    const place = findings.has(name) ? name : 'elsewhere'
    const text = `${basename(name)}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`
    findings.set(place, [...(findings.get(place) ?? []), text])
  }
  return findings
}
