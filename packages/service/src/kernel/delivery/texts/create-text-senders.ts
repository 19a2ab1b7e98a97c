import type { Clock } from '../../../foundation/clock.ts'
import { createSender } from '../../../senders/all-senders.ts'
import type { CallPorts } from '../../../senders/call-sender.ts'
import type { FindTextSender, TextSender } from '../../../senders/text-sender.ts'
import type { ProjectConfig, ServiceConfig } from '../../config/config.ts'
import { createCombinedSender } from './create-combined-sender.ts'
import { toReportUrl } from './to-report-url.ts'

interface Ports extends CallPorts {
  readonly clock: Clock
}

/** Creates the senders of a project, in their order. */
export const createTextSenders = (
  { baseUrl }: Pick<ServiceConfig, 'baseUrl'>,
  { projectId, texts }: Pick<ProjectConfig, 'projectId' | 'texts'>,
  ports: Ports,
): readonly TextSender[] =>
  texts.senders.map((sender) =>
    createSender(sender, { ...ports, reportUrl: toReportUrl(baseUrl, sender.type, projectId) }),
  )

/**
 * Creates the function that finds a project's sender of texts.
 *
 * @returns finds the sender that combines all of a project's senders; null when the project has none
 */
export function createTextSenderFinder(
  config: Pick<ServiceConfig, 'baseUrl' | 'projects'>,
  ports: Ports,
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
