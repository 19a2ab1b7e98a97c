import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

const first = 11_000
const count = 20_000
let chosen = randomInt(count)

/**
 * Chooses a port for a server that starts later, or restarts. The port is below the range of ports for outgoing
 * connections, so that no connection occupies it meanwhile. Each process starts its search at a different port, so
 * that two processes do not choose the same port.
 *
 * @returns a loopback port that is free at the moment
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
