import { describe, expect, test } from 'vitest'
import { docs } from './docs.ts'

const run = async (...args: string[]) => {
  const lines: string[] = []
  const say = (line: string) => void lines.push(line)
  const terminal = { env: { CI: '1' }, workingFolder: '.', say, complain: say }
  return { code: await docs(terminal, args), lines }
}

describe('portico docs', () => {
  test('without packed pages says how to get them', async () => {
    const { code, lines } = await run('--print')
    expect(code).toBe(1)
    expect(lines).toEqual([expect.stringContaining('npm run docs -- --open')])
  })

  test.each([
    [['frameworks/next.md'], 'portico docs --print frameworks/next.md'],
    [['--print', 'a.md', 'b.md'], 'one page'],
    [['--show'], '--show'],
  ])('refuses %j, and names what is wrong', async (args, named) => {
    await expect(run(...args)).rejects.toThrow(named)
  })
})
