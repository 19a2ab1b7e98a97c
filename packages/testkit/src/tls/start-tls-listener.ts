/**
 * A TLS listener in front of a plain HTTP server, like a reverse proxy in production. It passes bytes through
 * unchanged, so that Host, streaming and malformed requests reach the server.
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
  /** The path of the certificate in PEM, for `NODE_EXTRA_CA_CERTS`. `stop` removes it. */
  readonly certificateFile: string
  stop(): Promise<void>
}

/** The server behind the listener, and the names in its certificate. */
export interface TlsListenerOptions {
  /** The origin of the server, `http://localhost:PORT`. */
  readonly target: string
  /** Host names in the certificate in addition to `localhost` and 127.0.0.1. @default none */
  readonly names?: readonly string[]
}

/** Starts a listener on a random loopback port, with a new certificate. */
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
  const { port } = server.address() as AddressInfo // the server listens on a port, not on a pipe
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

/** Joins two sockets; when one ends or fails, so does the other. */
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
