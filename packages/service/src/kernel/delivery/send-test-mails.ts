/** Sends a test message to the operator through every configured sender, and reports each problem. */
import { parsePhone } from '../../foundation/addresses/parse-phone.ts'
import type { Clock } from '../../foundation/clock.ts'
import type { CallPorts } from '../../senders/call-sender.ts'
import type { Mail, OpenMailSender } from '../../senders/mail-sender.ts'
import type { TextChannel } from '../../senders/text-sender.ts'
import type { ProjectConfig, ServiceConfig } from '../config/config.ts'
import { createTextSenders } from './texts/create-text-senders.ts'

/** The result of one test message. */
export interface TestSend {
  /** Names the sender: `mail from no-reply@example.com`, `sms by hook`. */
  readonly way: string
  readonly project: string
  /** Null when the message was accepted. */
  readonly problem: string | null
}

/** A WhatsApp template takes a code and no other text. */
const testCode = '000000'
const toWords = (project: string) => `${project}: this is the test message of "portico doctor".`

/** Sends a mail from each sender address of the projects. */
export async function sendTestMails(
  config: Pick<ServiceConfig, 'mail' | 'projects'>,
  to: string,
  {
    mailer,
    clock,
  }: { readonly mailer: Pick<OpenMailSender, 'findSendProblem'>; readonly clock: Clock },
): Promise<readonly TestSend[]> {
  const { mail, projects } = config
  if (mail.from === null) return []
  const sends: TestSend[] = []
  for (const { name, mails } of projects) {
    const address = mails.from ?? mail.from
    const way = `mail from ${address}`
    if (sends.some((send) => send.way === way)) continue
    const problem = await mailer.findSendProblem(toTestMail(name, address, to, clock.now()))
    sends.push({ way, project: name, problem })
  }
  return sends
}

function toTestMail(name: string, address: string, to: string, now: number): Mail {
  const text = toWords(name)
  return {
    to,
    from: { name, address },
    subject: text,
    text: `${text}\n`,
    html: '',
    code: null,
    links: [],
    messageId: `message-test-${now}`,
  }
}

/**
 * Sends a message through each sender of each project, including those that are only tried after others.
 *
 * @throws AuthError when `to` is not a number that can receive a message
 */
export async function sendTestTexts(
  config: Pick<ServiceConfig, 'baseUrl' | 'projects'>,
  to: string,
  ports: CallPorts & { readonly clock: Clock },
): Promise<readonly TestSend[]> {
  const { number } = parsePhone(to)
  const sends: TestSend[] = []
  for (const project of config.projects) {
    for (const sender of createTextSenders(config, project, ports)) {
      for (const channel of sender.channels) {
        const problem = await sender
          .send(toTestText(project, channel, number, ports.clock.now()))
          .then(() => null, toReason)
        sends.push({ way: `${channel} by ${sender.name}`, project: project.name, problem })
      }
    }
  }
  return sends
}

const toTestText = (
  project: Pick<ProjectConfig, 'projectId' | 'name'>,
  channel: TextChannel,
  to: string,
  now: number,
) => ({
  channel,
  to,
  text: toWords(project.name),
  code: testCode,
  locale: 'en',
  messageId: `message-test-${channel}-${now}`,
  reason: 'test',
  project,
  expiresAt: now + 600_000,
})

const toReason = (cause: unknown) => (cause instanceof Error ? cause.message : 'failed')
