import type { Examine } from '../../accounts/sign-in/define-method.ts'
import { toCallbackUrl } from './start-oauth.ts'
import { createUpstream } from './upstream/create-upstream.ts'

/** Prints the redirect URL to register at providers, and asks each provider whether it accepts the project's client. */
export const examineProviders: Examine = async ({ projects, baseUrl }, ports) => {
  const upstream = createUpstream(ports)
  const told = projects.map(async ({ projectId, name, oauth: { providers } }) => {
    const redirectUri = toCallbackUrl(baseUrl, projectId)
    // A provider that this service itself runs answers only while the service runs.
    const others = Object.entries(providers).filter(
      ([, config]) => !('issuer' in config && config.issuer.startsWith(baseUrl)),
    )
    const lines = others.map(async ([id, config]) => {
      try {
        const client = await upstream.findClient(id, config)
        const problems = await upstream.examine(client, redirectUri)
        return problems.length === 0
          ? [`ok    provider    ${id} (${name}) knows the client`]
          : problems.map((problem) => `wrong provider    ${id} (${name}): ${problem}`)
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        return [`wrong provider    ${id} (${name}) cannot be asked: ${reason}`]
      }
    })
    const all = (await Promise.all(lines)).flat()
    return all.length === 0
      ? []
      : [`note  provider    register this redirect URL at each provider: ${redirectUri}`, ...all]
  })
  return (await Promise.all(told)).flat()
}
