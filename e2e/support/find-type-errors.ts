import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const example = fileURLToPath(new URL('../../examples/react-vite/', import.meta.url))

/**
 * Compiles files of a host's React page, as the example with Vite is compiled.
 *
 * @param files - their texts
 * @returns what is wrong with them, each with its place
 */
export function findTypeErrors(files: readonly string[]): string[] {
  const { config } = ts.readConfigFile(`${example}tsconfig.json`, ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, example)
  const texts = new Map(files.map((text, index) => [`${example}src/written-${index}.tsx`, text]))
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  host.fileExists = (path) => texts.has(path) || fileExists(path)
  host.getSourceFile = (path, target, ...rest) => {
    const text = texts.get(path)
    return text === undefined
      ? getSourceFile(path, target, ...rest)
      : ts.createSourceFile(path, text, target)
  }
  const program = ts.createProgram([...texts.keys()], options, host)
  return [...texts.keys()].flatMap((path) => {
    const file = program.getSourceFile(path)
    const found = [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ]
    return found.map(({ messageText, start = 0 }) => {
      const { line = 0 } = file?.getLineAndCharacterOfPosition(start) ?? {}
      return `${path}:${line + 1}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
    })
  })
}
