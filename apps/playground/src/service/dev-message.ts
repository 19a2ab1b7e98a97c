/** A message that the service would have sent, as the dev inbox keeps it. */
export interface DevMessage {
  readonly id: string
  readonly channel: 'email' | 'sms' | 'whatsapp'
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly code: string | null
  readonly links: readonly { readonly kind: string; readonly url: string }[]
  /** RFC 3339 */
  readonly sent_at: string
}

/**
 * Loads the whole inbox.
 *
 * @returns the messages, newest first
 * @throws Error when the service does not answer with a list
 */
export async function loadDevInbox(): Promise<readonly DevMessage[]> {
  const response = await fetch('/dev/inbox')
  const messages: unknown = await response.json()
  if (!response.ok || !Array.isArray(messages)) throw new Error('The inbox could not be loaded.')
  // The page and the service come from the same build, so the list is what the service's types say.
  return messages as readonly DevMessage[]
}

/** Empties the inbox. A failure leaves it as it is. */
export async function clearDevInbox(): Promise<void> {
  await fetch('/dev/inbox', { method: 'DELETE' }).catch(() => undefined)
}
