/**
 * Reads the data of server-sent events (HTML standard, section 9.2.6). Comments and other fields are skipped.
 *
 * @returns the data of each event; it ends with the stream
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += decoder.decode(part.value, { stream: true })
      const events = text.split('\n\n')
      text = events.pop() ?? ''
      for (const event of events) {
        const data = event
          .split('\n')
          .filter((line) => line.startsWith('data:'))
          .map((line) => line.slice('data:'.length).trimStart())
        if (data.length > 0) yield data.join('\n')
      }
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}
