import type { Clock } from '../../clock.ts'
import type { ProjectConfig } from '../../config/config.ts'
import type { TextSender } from '../text-sender.ts'
import type { CallPorts } from './call-sender.ts'
import { createCombinedSender } from './create-combined-sender.ts'
import { createHookSender } from './create-hook-sender.ts'
import { createTwilioSender } from './create-twilio-sender.ts'
import { createWhatsAppSender } from './create-whatsapp-sender.ts'

interface SenderPorts extends CallPorts {
  readonly clock: Clock
}

/** The senders of a project, in their order. */
export const createTextSenders = (
  { texts }: Pick<ProjectConfig, 'texts'>,
  ports: SenderPorts,
): readonly TextSender[] =>
  texts.senders.map((sender) => {
    if (sender.type === 'hook') return createHookSender(sender, ports)
    return sender.type === 'twilio'
      ? createTwilioSender(sender, ports)
      : createWhatsAppSender(sender, ports)
  })

/**
 * Finds who sends a project's texts.
 *
 * @returns finds the one sender of a project that stands for all of them; null where it names none
 */
export function createTextSenderFinder(
  projects: readonly ProjectConfig[],
  ports: SenderPorts,
): (project: Pick<ProjectConfig, 'projectId'>) => TextSender | null {
  const senders = new Map(
    projects.flatMap((project) => {
      const own = createTextSenders(project, ports)
      if (own.length === 0) return []
      const isWhatsAppTexted = project.texts.textInsteadOfWhatsApp
      return [
        [project.projectId, createCombinedSender({ senders: own, isWhatsAppTexted }, ports)],
      ] as const
    }),
  )
  return ({ projectId }) => senders.get(projectId) ?? null
}
