import type { Examine } from '../../accounts/sign-in/define-method.ts'
import { createTextSenders } from '../../kernel/delivery/texts/create-text-senders.ts'

/** Examines every text sender, and reports settings with which no code can be sent. */
export const examineSenders: Examine = async (config, { clock }) => {
  const told = config.projects.map(async (project) => {
    const { name, phones, texts } = project
    const senders = createTextSenders(config, project, { call: fetch, clock })
    const lines = senders.map(async (sender) => {
      const problem = (await sender.examine?.()) ?? null
      const who = `${sender.name} (${name})`
      return problem === null
        ? `ok    texts       ${who} answers, for ${sender.channels.join(' and ')}`
        : `wrong texts       ${who} ${problem}`
    })
    const isNamed = phones.countries !== null && phones.countries.length > 0
    const missing =
      config.mode === 'development'
        ? []
        : [
            ...(texts.senders.length > 0 && !isNamed
              ? [
                  `wrong texts       ${name}: phones.countries names no country, so no code is sent to a phone`,
                ]
              : []),
            ...(texts.senders.length === 0 && isNamed
              ? [`wrong texts       ${name}: phones.countries is set, but texts.senders is empty`]
              : []),
          ]
    return [...(await Promise.all(lines)), ...missing]
  })
  return (await Promise.all(told)).flat()
}
