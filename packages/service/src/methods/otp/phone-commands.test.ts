import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { loadConfig } from '../../kernel/config/load-config.ts'
import { openStorage } from '../../operations/cli/open-storage.ts'
import { prepareTerminal } from '../../testing/prepare-terminal.ts'

const { heard, terminal, run } = prepareTerminal()

beforeEach(async () => {
  await writeFile(join(heard.folder, 'portico.config.ts'), 'export default { development: {} }')
})

/** Counts codes to a block that were not entered, as the service does, until the block is paused. */
async function pause(area: string) {
  const { projects, database } = await loadConfig(terminal())
  const projectId = projects[0]?.projectId ?? ''
  const storage = await openStorage(database)
  await storage.migrate()
  const now = Date.now()
  await storage.phoneTraffic.countSent({ projectId, area, now, windowMs: 60_000 })
  await storage.phoneTraffic.pause(projectId, area, now + 3_600_000, now)
  await storage.close()
}

describe('portico phones', () => {
  test('list says where no codes are sent, and resume ends it, on the record', async () => {
    await pause('+1201555')
    expect(await run('phones', 'list')).toBe(0)
    expect(heard.said[0]).toMatch(/^\+1201555 {2}1 sent, 0 entered, paused until \S+Z$/)
    await run('phones', 'list', '--json')
    expect(JSON.parse(heard.said.join('')).areas).toMatchObject([{ area: '+1201555', sent: 1 }])
    expect(await run('phones', 'resume', '+1201555')).toBe(0)
    expect(heard.said).toEqual(['Codes are sent to +1201555 again.'])
    await run('phones', 'list')
    expect(heard.said).toEqual(['Codes are sent to every country that is configured.'])
    await run('audit', 'list', '--json')
    expect(heard.said.join('')).toContain('phone_area.resumed')
  })

  test('refuses to resume an area that is not paused', async () => {
    await run('migrate')
    expect(await run('phones', 'resume', 'US')).toBe(1)
    expect(heard.complaints.join()).toContain('Nothing is paused for "US"')
    expect(await run('phones', 'resume')).toBe(2)
    expect(await run('phones', 'lst')).toBe(2)
  })
})
