/** A WebDriver session (W3C), over HTTP. */
export interface WebDriverSession {
  /**
   * Sends a command of the session.
   *
   * @throws Error with the driver's reason, or with the command when the driver does not answer
   */
  send<Result>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Result>
}

/** An answer of the driver: a result or an error. */
interface Answer {
  readonly value: unknown
}

/** A driver may lose a command while a page goes; the one who sent it then asks again, long before a test ends. */
const maxAnswerMs = 15_000

/**
 * Starts a session.
 *
 * @param origin - the driver's origin
 * @param capabilities - the required capabilities of the browser
 */
export async function connectWebDriver(
  origin: string,
  capabilities: object,
): Promise<WebDriverSession> {
  async function send(method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(`${origin}/session${path}`, {
      method,
      signal: AbortSignal.timeout(maxAnswerMs),
      ...(body && { body: JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      throw new Error(`The driver does not answer ${method} ${path}.`, { cause })
    })
    const { value }: Answer = await response.json()
    if (response.ok) return value
    const { error, message } = value as { error: string; message: string } // WebDriver defines the fields of an error
    throw new Error(`${error}: ${message}`)
  }
  const created = await send('POST', '', { capabilities: { alwaysMatch: capabilities } })
  const { sessionId } = created as { sessionId: string } // WebDriver defines the fields of this answer
  return {
    send: async <Result>(method: string, path: string, body?: object) =>
      // WebDriver defines the result of each command
      (await send(method, `/${sessionId}${path}`, body)) as Result,
  }
}
