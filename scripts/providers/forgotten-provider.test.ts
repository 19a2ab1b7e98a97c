/** The contract lists the social providers. A provider that the client, the widget or the service forgot does not compile. */
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { takeRows } from '@portico/testkit/run'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { inRoot } from '../root.mjs'

const contract = 'packages/contract/src/methods/oauth.ts'
const client = 'packages/client/src/methods/oauth/oauth-providers.ts'
const widget = 'packages/widget/src/methods/oauth/provider-marks.ts'
const service = 'packages/service/src/methods/oauth/providers/index.ts'

/** Adds a provider to the list of a file, after the last one that it has. */
const withExample = (file: string): [path: string, text: string] => {
  const text = readFileSync(inRoot(file), 'utf8')
  const changed = text
    .replace("  'yahoo',\n]", "  'yahoo',\n  'example',\n]")
    .replace(' Yahoo', ' Yahoo Example')
  if (changed === text) throw new Error(`${file} does not end its list with Yahoo.`)
  return [inRoot(file), changed]
}

/** Compiles a file together with changed texts of others; returns the compiler's messages about that file. */
function compile(file: string, changed: ReadonlyMap<string, string>): readonly string[] {
  const project = inRoot('e2e/tsconfig.json')
  const { config } = ts.readConfigFile(project, ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(project))
  const host = ts.createCompilerHost(options)
  host.readFile = (path) => changed.get(path) ?? ts.sys.readFile(path)
  const program = ts.createProgram([inRoot(file)], options, host)
  return program
    .getSemanticDiagnostics(program.getSourceFile(inRoot(file)))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

const timeout = 120_000

const rows = [
  ['client', client, [contract]],
  ['widget', widget, [contract, client]],
  ['service', service, [contract]],
] as const

test.each(takeRows(rows, [rows[0]]))(
  'a provider of the contract that the %s forgot does not compile',
  { timeout },
  (_, file, known) => {
    expect(compile(file, new Map())).toEqual([])
    const [message = ''] = compile(file, new Map(known.map(withExample)))
    expect(message).toContain('example')
  },
)
