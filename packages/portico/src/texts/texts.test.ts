import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseTextFile } from './text-file.ts'
import { texts } from './texts.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portico-texts-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function run(...args: string[]) {
  const said: string[] = []
  const complained: string[] = []
  const code = await texts(
    {
      env: {},
      workingFolder: folder,
      say: (line) => void said.push(line),
      complain: (line) => void complained.push(line),
    },
    args,
  )
  return { code, said, complained }
}

const read = (name: string) => parseTextFile(readFileSync(join(folder, name), 'utf8'))
const write = (name: string, value: unknown) =>
  writeFileSync(join(folder, name), JSON.stringify(value))

describe('portico texts', () => {
  test('exports a language of Portico, and English for one that it lacks', async () => {
    const { code, said } = await run('export', 'en')
    expect(code).toBe(0)
    const english = parseTextFile(said.join('\n'))
    expect(english.widget['login.title']).toBe('Sign up or log in')
    expect(english.service['mails.help']).toBeTypeOf('string')
    expect((await run('export', 'eo', '--out', 'eo.json')).said).toEqual([
      'eo.json has the English texts.',
    ])
    expect(read('eo.json')).toEqual({ ...english, locale: 'eo' })
    await run('export', 'de-AT', '--out', 'de.json')
    expect(read('de.json').locale).toBe('de-AT')
    expect(read('de.json').service['mails.help']).toBe('Hilfe')
  })

  test('finds what a file lacks, and imports a file only without faults', async () => {
    await run('export', 'eo', '--out', 'eo.json')
    const { widget, ...others } = read('eo.json')
    const { 'tab.text': left, ...rest } = widget
    expect(left).toBe('Text')
    write('bad.json', { ...others, widget: { ...rest, 'login.toProject': 'al', 'tab.more': 'x' } })
    const faults = [
      'widget: the text "tab.text" is missing',
      'widget: English has no text "tab.more"',
      'widget: "login.toProject" has the placeholders (none), and English {project}',
    ]
    expect(await run('check', 'bad.json')).toMatchObject({ code: 1, complained: faults })
    expect(await run('import', 'bad.json')).toMatchObject({
      code: 1,
      complained: [...faults, 'Nothing was written.'],
    })
    expect(() => read('texts/eo.json')).toThrow('ENOENT')
  })

  test('takes nested members, as translation services write them', async () => {
    await run('export', 'eo', '--out', 'eo.json')
    const { widget, ...others } = read('eo.json')
    const { 'tab.text': left, ...rest } = widget
    expect(left).toBe('Text')
    write('nested.json', { ...others, widget: { ...rest, tab: { text: 'Teksto' } } })
    const { code, said } = await run('import', 'nested.json', '--out', 'own/eo.json')
    expect(code).toBe(0)
    expect(said.at(-1)).toContain('own/eo.json is written.')
    expect(said.at(-1)).toContain("to portico.config.ts: languages: { 'eo': texts.service }")
    expect(read('own/eo.json').widget['tab.text']).toBe('Teksto')
  })

  test.each([
    [['send', 'de'], 'export, check or import, got "send"'],
    [['export'], 'needs a language'],
    [['export', '!'], '"!" is no BCP 47 tag'],
    [['check', 'a.json', 'b.json'], 'got also "b.json"'],
    [['check', 'absent.json'], 'absent.json cannot be read'],
  ])('refuses %j, and names what is wrong', async (args, named) => {
    await expect(run(...args)).rejects.toThrow(named)
  })

  test.each([
    ['[', 'It is no JSON'],
    ['{"locale":"?"}', 'no BCP 47 tag'],
    ['{"locale":"eo","widget":[],"service":1}', '"service" is no object'],
    ['{"locale":"eo","widget":{"a":{"b":3}},"service":{}}', '"widget.a.b" is no object'],
  ])('refuses a file with %s', (json, named) => {
    expect(() => parseTextFile(json)).toThrow(named)
  })
})
