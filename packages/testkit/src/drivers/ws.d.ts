/** Declares the part of the package `ws` that the connection uses, because the package has no types. */
declare module 'ws' {
  // biome-ignore lint/style/noDefaultExport: as the package has it
  export default class WebSocket {
    constructor(url: string)
    on(event: 'message', listener: (text: { toString(): string }) => void): this
    on(event: 'open' | 'close', listener: (nothing: unknown) => void): this
    on(event: 'error', listener: (error: Error) => void): this
    send(text: string): void
    close(): void
  }
}
