import type { Clock } from '../../clock.ts'
import type { ProjectConfig, ServiceConfig } from '../../config/config.ts'
import type { FindTextSender, TextSender } from '../text-sender.ts'
import type { CallPorts } from './call-sender.ts'
import { createCombinedSender } from './create-combined-sender.ts'
import { createHookSender } from './create-hook-sender.ts'
import { createTwilioSender } from './create-twilio-sender.ts'
import { createWhatsAppSender } from './create-whatsapp-sender.ts'
import { toTwilioEventsUrl } from './to-twilio-events-url.ts'

interface SenderPorts extends CallPorts {
  readonly clock: Clock
}

/** The senders of a project, in their order. */
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
 * Finds who sends a project's texts.
 *
 * @returns finds the one sender of a project that stands for all of them; null where it names none
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
