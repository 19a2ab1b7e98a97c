import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'

/**
 * Sends bytes to a port and reads until the server closes or `maxMs` have passed, for requests that no HTTP client
 * would send.
 *
 * @param write gets the connected socket, which is closed at the end
 */
export async function sendRaw(
  port: number,
  write: (socket: Socket) => void | Promise<void>,
  maxMs = 10_000,
): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  // A server that closes during the write resets the connection; its answer is read nevertheless.
  socket.on('error', () => {})
  socket.setTimeout(maxMs, () => socket.destroy())
  const answered = text(socket).catch(() => '')
  let received = ''
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1')
  })
  await new Promise<void>((resolve) => socket.once('connect', resolve))
  await write(socket)
  await answered
  socket.destroy()
  return received
}

/** Writes as fast as the other side reads; stops when it closes. */
export async function writeAll(socket: Socket, chunk: Buffer, times: number): Promise<void> {
  for (let i = 0; i < times && !socket.destroyed; i++) {
    if (socket.write(chunk)) continue
    await new Promise<void>((resolve) => {
      const done = () => {
        socket.off('drain', done)
        socket.off('close', done)
        resolve()
      }
      socket.once('drain', done)
      socket.once('close', done)
    })
  }
}
