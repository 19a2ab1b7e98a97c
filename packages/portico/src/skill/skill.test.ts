import { expect, test } from 'vitest'
import { commands } from '../commands.ts'
import { skill } from './skill.ts'

const read = async () => {
  const lines: string[] = []
  const say = (line: string) => void lines.push(line)
  await skill({ env: {}, workingFolder: '.', say, complain: say }, [])
  return lines.join('\n')
}

test('the skill begins with its name and when to use it, as agents expect', async () => {
  const [, front = ''] = (await read()).split('---\n')
  expect(front).toMatch(/^name: portico\ndescription: .{80,1000}\n$/)
})

test('every command that the skill names exists', async () => {
  const named = [...(await read()).matchAll(/portico ([a-z]+)/g)].map(([, name]) => name ?? '')
  const known = [...Object.keys(commands), 'doctor']
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((name) => !known.includes(name))).toEqual([])
})
