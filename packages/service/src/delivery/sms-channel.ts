import type { Channel } from './channel.ts'

/** Sends one text message now. */
export type SendText = (message: { readonly to: string; readonly text: string }) => Promise<void>

/** Text messages: what a message's payload says, by whoever sends texts for us. */
export const createSmsChannel = (
  { keyRing }: { readonly keyRing: { open(sealed: string): string } },
  sendText: SendText,
): Channel => ({
  name: 'sms',
  max: 5,
  longestRetryMs: 600_000,
  deliver: ({ to, sealedPayload }) => sendText({ to, text: keyRing.open(sealedPayload) }),
})
