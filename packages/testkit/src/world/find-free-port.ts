import { type AddressInfo, createServer } from 'node:net'

/** @returns a loopback port that nobody listens on right now */
export async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo // it listens on a port, not on a pipe
  await new Promise((done) => server.close(done))
  return port
}
