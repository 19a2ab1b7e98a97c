import WebSocket from 'ws'

/** A connection with the WebDriver BiDi protocol. */
export interface BidiConnection {
  /** Sends a command. @throws Error with the browser's reason */
  send<Result>(method: string, parameters?: object): Promise<Result>
  /** Listens to an event. The session must be subscribed to it. */
  listen<Event>(method: string, listener: (event: Event) => void): void
  close(): void
}

/** A message of the browser, as WebDriver BiDi defines it. */
type Message =
  | { readonly type: 'success'; readonly id: number; readonly result: unknown }
  | {
      readonly type: 'error'
      readonly id: number
      readonly error: string
      readonly message: string
    }
  | { readonly type: 'event'; readonly method: string; readonly params: unknown }

interface Pending {
  resolve(result: unknown): void
  reject(error: Error): void
}

/** Connects to a browser. @param url - the URL of the browser's WebSocket */
export async function connectBidi(url: string): Promise<BidiConnection> {
  const socket = new WebSocket(url)
  const pending = new Map<number, Pending>()
  const listeners = new Map<string, ((event: unknown) => void)[]>()
  let count = 0

  socket.on('message', (text) => {
    const message: Message = JSON.parse(String(text))
    if (message.type === 'event') {
      for (const listener of listeners.get(message.method) ?? []) listener(message.params)
      return
    }
    const { resolve, reject } = pending.get(message.id) ?? {}
    pending.delete(message.id)
    if (message.type === 'success') resolve?.(message.result)
    else reject?.(new Error(`${message.error}: ${message.message}`))
  })
  socket.on('close', () => {
    for (const { reject } of pending.values()) reject(new Error('The browser is gone.'))
    pending.clear()
  })
  await new Promise((resolve, reject) => {
    socket.on('open', resolve)
    socket.on('error', reject)
  })

  return {
    send: <Result>(method: string, params: object = {}) =>
      new Promise<Result>((resolve, reject) => {
        count += 1
        // the specification defines the result of each method
        pending.set(count, { resolve: (result) => resolve(result as Result), reject })
        socket.send(JSON.stringify({ id: count, method, params }))
      }),
    listen<Event>(method: string, listener: (event: Event) => void) {
      const told = (event: unknown) => listener(event as Event) // the specification defines the event
      listeners.set(method, [...(listeners.get(method) ?? []), told])
    },
    close: () => socket.close(),
  }
}
