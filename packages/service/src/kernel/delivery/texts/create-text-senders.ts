import type { Clock } from '../../../foundation/clock.ts'
import type { ProjectConfig, ServiceConfig } from '../../config/config.ts'
import type { FindTextSender, TextSender } from '../../../senders/text-sender.ts'
import type { CallPorts } from '../../../senders/call-sender.ts'
import { createCombinedSender } from './create-combined-sender.ts'
import { createHookSender } from '../../../senders/hook/create-hook-sender.ts'
import { createTwilioSender } from '../../../senders/twilio/create-twilio-sender.ts'
import { createWhatsAppSender } from '../../../senders/whatsapp/create-whatsapp-sender.ts'
import { toTwilioEventsUrl } from './to-events-url.ts'

interface SenderPorts extends CallPorts {
  readonly clock: Clock
}

/** Creates the senders of a project, in their order. */
export const createTextSenders = (
  { baseUrl }: Pick<ServiceConfig, 'baseUrl'>,
  { projectId, texts }: Pick<ProjectConfig, 'projectId' | 'texts'>,
  ports: SenderPorts,
): readonly TextSender[] =>
  texts.senders.map((sender) => {
    if (sender.type === 'hook') return createHookSender(sender, ports)
    const eventsUrl = toTwilioEventsUrl(baseUrl, projectId)
    return sender.type === 'twilio'
      ? createTwilioSender({ ...sender, eventsUrl }, ports)
      : createWhatsAppSender(sender, ports)
  })

/**
 * Creates the function that finds a project's sender of texts.
 *
 * @returns finds the sender that combines all of a project's senders; null when the project has none
 */
export function createTextSenderFinder(
  config: Pick<ServiceConfig, 'baseUrl' | 'projects'>,
  ports: SenderPorts,
): FindTextSender {
  const senders = new Map(
    config.projects.flatMap((project) => {
      const own = createTextSenders(config, project, ports)
      if (own.length === 0) return []
      const isWhatsAppTexted = project.texts.textInsteadOfWhatsApp
      return [
        [project.projectId, createCombinedSender({ senders: own, isWhatsAppTexted }, ports)],
      ] as const
    }),
  )
  return ({ projectId }) => senders.get(projectId) ?? null
}
