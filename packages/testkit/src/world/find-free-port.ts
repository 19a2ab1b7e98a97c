import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

const first = 11_000
const count = 20_000
let chosen = randomInt(count)

/**
 * Chooses a port for a server that is started later, or stopped and started again. It lies below the range that
 * systems take the ports of outgoing connections from, so that none of those sits on it meanwhile; each process
 * begins somewhere else, so that two of them do not choose the same.
 *
 * @returns a loopback port that nobody listens on right now
 */
export async function findFreePort(): Promise<number> {
  chosen = (chosen + 1) % count
  const port = first + chosen
  return (await isFree(port)) ? port : findFreePort()
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer()
  const listens = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => resolve(true))
  })
  if (listens) await new Promise((done) => probe.close(done))
  return listens
}
