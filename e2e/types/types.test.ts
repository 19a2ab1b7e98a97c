import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { checkTypes, type Findings, listHostCode } from './check-types.ts'

const docs = readFileSync(new URL('../../docs/compatibility.md', import.meta.url), 'utf8')

const hostCode = listHostCode('tsconfig.theirs.json')

let theirs: Findings
let ours: Findings
let oursByReact: Findings
beforeAll(async () => {
  theirs = await checkTypes('tsconfig.theirs.json')
  ours = await checkTypes('tsconfig.ours.json')
  oursByReact = await checkTypes('tsconfig.ours-by-react.json')
})

const inFolder = (names: Iterable<string>, folder: string) =>
  [...names].filter((name) => name.startsWith(`${folder}/`))
const listFiles = (findings: Findings, folder: string) => inFolder(findings.keys(), folder)

const faults = (findings: Findings, ...folders: string[]) =>
  [...findings].flatMap(([name, found]) =>
    folders.some((folder) => name.startsWith(folder)) ? found : [],
  )

describe('host code written for the existing packages', () => {
  test('compiles against the existing packages', () => {
    expect(listFiles(theirs, 'hosts').length).toBeGreaterThan(3)
    expect(faults(theirs, '')).toEqual([])
  })

  test('compiles against ours after its imports were changed', () => {
    expect(listFiles(ours, 'hosts')).toEqual(listFiles(theirs, 'hosts'))
    expect(faults(ours, 'hosts/', 'elsewhere')).toEqual([])
  })

  test('for React compiles against our React package alone', () => {
    expect(listFiles(oursByReact, 'hosts').length).toBeGreaterThan(1)
    expect(faults(oursByReact, '')).toEqual([])
  })
})

describe.each(['differences', 'later'])('what docs/compatibility.md lists under %s', (folder) => {
  test.each(inFolder(hostCode, folder))(
    '%s does not compile against ours, and is listed',
    (file) => {
      expect(theirs.get(file)).toEqual([])
      expect(ours.get(file)).not.toEqual([])
      expect(docs).toContain(`(../e2e/types/${file})`)
    },
  )

  test('is complete', () => {
    const listed = [...docs.matchAll(/\(\.\.\/e2e\/types\/([\w./-]+)\)/g)].map(([, file]) => file)
    const here = listed.filter((file) => file?.startsWith(`${folder}/`))
    expect(here.sort()).toEqual(inFolder(hostCode, folder).sort())
  })
})
