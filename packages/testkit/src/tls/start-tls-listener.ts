/**
 * TLS in front of a server that speaks plain HTTP: what a reverse proxy does for a service in production.
 * Bytes pass as they come, so that Host, streaming and every odd request reach the server unchanged.
 */
import { randomBytes } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type TLSSocket } from 'node:tls'
import { createCertificate } from '../keys/create-certificate.ts'

/** A running listener. */
export interface TlsListener {
  /** `https://localhost:PORT` */
  readonly origin: string
  readonly port: number
  /** File of the certificate in PEM, for `NODE_EXTRA_CA_CERTS`. Gone after `stop`. */
  readonly certificateFile: string
  stop(): Promise<void>
}

/** What stands behind the listener, and which names it answers to. */
export interface TlsListenerOptions {
  /** Origin of the server, `http://localhost:PORT`. */
  readonly target: string
  /** Host names in the certificate beside `localhost` and 127.0.0.1. @default none */
  readonly names?: readonly string[]
}

/** Starts on a random loopback port, with a certificate that was made for this run. */
export async function startTlsListener(options: TlsListenerOptions): Promise<TlsListener> {
  const { cert, private: key } = await createCertificate(options.names ?? [])
  const certificateFile = join(tmpdir(), `portico-tls-${randomBytes(6).toString('hex')}.pem`)
  writeFileSync(certificateFile, cert)
  const { port: targetPort } = new URL(options.target)
  const sockets = new Set<TLSSocket>()
  const server = createServer({ key, cert, ALPNProtocols: ['http/1.1'] }, (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    joinSockets(socket, connect(Number(targetPort), '127.0.0.1'))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo // it listens on a port, not on a pipe
  return {
    origin: `https://localhost:${port}`,
    port,
    certificateFile,
    stop: () =>
      new Promise((done) => {
        rmSync(certificateFile, { force: true })
        server.close(() => done())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

/** Joins two sockets; when one ends or breaks, so does the other. */
function joinSockets(left: Socket, right: Socket) {
  for (const [from, to] of [
    [left, right],
    [right, left],
  ] as const) {
    from.pipe(to)
    from.on('error', () => to.destroy())
    from.on('close', () => to.destroy())
  }
}
