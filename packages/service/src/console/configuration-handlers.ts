/** Handler of the call about the configuration. */

import { describeSettings } from '../kernel/config/describe-settings.ts'
import type { Dependencies } from '../kernel/dependencies.ts'
import type { configurationOperations } from './configuration-operations.ts'
import type { ConsoleHandlers } from './console-operation.ts'
import { hideCredentials } from './hide-credentials.ts'

/** Creates it. */
export const createConfigurationHandlers = ({
  config,
}: Pick<Dependencies, 'config'>): ConsoleHandlers<typeof configurationOperations> => ({
  async readConfiguration({ by }) {
    const { written, mode } = config
    const own = written?.projects.get(by.project.projectId)
    const settings = describeSettings(by.project, own?.settings ?? {}, mode)
    return {
      file: written?.file ?? null,
      place: own?.key ?? '',
      settings: [
        ...settings.map(({ key, value, missing, source }) => ({
          key,
          value: hideCredentials(value),
          default: missing,
          source,
        })),
      ],
      variables: (written?.variables ?? []).map(({ name, isSet, text }) => ({
        name,
        is_set: isSet,
        value: text === null ? null : hideCredentials(text),
      })),
    }
  },
})
