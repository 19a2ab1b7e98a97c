import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { transformSync } from 'oxc-transform'
import { expect, test } from 'vitest'

/** Runs the module in a new process, whose heap has not grown yet. */
function measure(): unknown {
  const path = new URL('young-heap.ts', import.meta.url)
  const { code } = transformSync('young-heap.ts', readFileSync(path, 'utf8'))
  const script = `import { getHeapSpaceStatistics } from 'node:v8'
const readMebibytes = () =>
  getHeapSpaceStatistics().find((space) => space.space_name === 'new_space').space_size / 2 ** 20
const kept = []
const makeObjects = () => { for (let made = 0; made < 500_000; made += 1) kept.push({ made }) }
holdYoungHeap()
makeObjects()
const held = readMebibytes()
letYoungHeapGrow()
makeObjects()
console.log(JSON.stringify({ isHeld: held <= 4, hasGrown: readMebibytes() >= 4 * held }))`
  const answer = execFileSync(process.execPath, ['--input-type=module', '-e', `${code}\n${script}`])
  return JSON.parse(answer.toString())
}

test('the young heap stays as it is while it is held, and grows under load afterwards', () => {
  expect(measure()).toEqual({ isHeld: true, hasGrown: true })
})
