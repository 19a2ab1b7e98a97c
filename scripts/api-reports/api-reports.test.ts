import { dirname } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { inRoot } from '../root.mjs'
import { writeApiReport } from './write-api-report.mjs'

const names = ['client', 'widget', 'react', 'server', 'service']
const toEntry = (name: string) => `packages/${name}/src/index.ts`
const toPage = (name: string, report: string) =>
  `# What \`@portico/${name}\` exports

Written from the sources by \`npm run reference\`; do not edit.

\`\`\`
${report}\`\`\`
`

/** All of them together: what they share is read once. */
function openSources(entries: readonly string[]) {
  const project = inRoot('e2e/tsconfig.json')
  const { config } = ts.readConfigFile(project, ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(project))
  return ts.createProgram(
    entries.map((entry) => inRoot(entry)),
    options,
  )
}

test('docs/reference/exports is up to date with the packages (npm run reference writes it)', {
  timeout: 120_000,
}, async () => {
  const program = openSources(names.map(toEntry))
  for (const name of names) {
    const page = toPage(name, writeApiReport(program, toEntry(name)))
    await expect(page).toMatchFileSnapshot(`../../docs/reference/exports/${name}.md`)
  }
})
