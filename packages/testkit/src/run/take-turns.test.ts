import { afterEach, expect, test, vi } from 'vitest'

const url = import.meta.url

/** Loads `takeTurns` in a run with a turn, and tells which tests and rows of tables are registered. */
async function prepare(turn: string) {
  const taken: string[] = []
  const add = (title: string) => void taken.push(title)
  const each = (rows: readonly string[]) => () => void taken.push(...rows)
  vi.stubEnv('PORTICO_TEST_TURN', turn)
  vi.resetModules()
  vi.doMock('vitest', () => ({ test: Object.assign(add, { each, for: each }) }))
  const { takeTurns } = await import('./take-turns.ts')
  return { taken, taking: takeTurns(url) }
}

/** Registers three tests and three rows. */
async function listTaken(turn: string): Promise<readonly string[]> {
  const { taken, taking } = await prepare(turn)
  for (const title of ['a', 'b', 'c']) taking(title, () => {})
  taking.each(['d', 'e', 'f'])('row %s', () => {})
  return taken
}

afterEach(() => {
  vi.unstubAllEnvs()
  vi.doUnmock('vitest')
})

test('without a turn all tests run', async () => {
  expect(await listTaken('')).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
})

test('every third test runs, rows of tables too, and the next two turns run the others', async () => {
  const three = [await listTaken('1'), await listTaken('2'), await listTaken('3')]
  expect(three.map((taken) => taken.join('')).sort()).toEqual(['ad', 'be', 'cf'])
})

test('a security case runs in each turn, and takes none from the others', async () => {
  for (const turn of ['4', '5', '6']) {
    const { taken, taking } = await prepare(turn)
    taking('WA-08 g', () => {})
    taking.each(['h', 'i'])('FRM-02 %s', () => {})
    expect(taken).toEqual(['WA-08 g', 'h', 'i'])
  }
})
