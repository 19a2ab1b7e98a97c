import { expect, test } from 'vitest'
import { createDeliveryChannels } from './create-delivery-channels.ts'
import { createDevInbox, createDevInboxMailer } from './dev-inbox.ts'

const clock = { now: () => 0 }
const parts = {
  keyRing: { open: (sealed: string) => sealed.replace('sealed:', '') },
  mailer: createDevInboxMailer(createDevInbox(), clock),
  mail: { kind: 'dev-inbox' },
  messages: {},
  projects: [],
} as const
const message = {
  projectId: 'project-test-1',
  messageId: 'message-1',
  channel: 'sms',
  to: '+15555550100',
  template: 'passcode.login',
  locale: 'en',
  sealedPayload: 'sealed:Your code is 123456.',
  createdAt: 0,
  expiresAt: 1,
  tries: 0,
}

test('SMS is off without a sender', () => {
  expect(createDeliveryChannels(parts).map(({ name }) => name)).toEqual(['email'])
})

test('an SMS is sent to its number as it was written', async () => {
  const sent: unknown[] = []
  const sendText = async (text: unknown) => void sent.push(text)
  const [, sms] = createDeliveryChannels({ ...parts, sendText })
  await sms?.deliver(message)
  expect(sent).toEqual([{ to: '+15555550100', text: 'Your code is 123456.' }])
})
