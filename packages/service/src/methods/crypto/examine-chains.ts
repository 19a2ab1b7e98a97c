import type { Examine } from '../../accounts/sign-in/define-method.ts'
import { createCircuitBreaker } from '../../kernel/outgoing/circuit-breaker.ts'
import { callNode } from './contract-signature.ts'

/** Asks each configured node for its chain id, and reports a node that does not answer or serves another chain. */
export const examineChains: Examine = async ({ projects }, { fetch, clock }) => {
  const lines = projects.flatMap(({ name, crypto: { contractChains } }) =>
    [...contractChains].map(async ([chainId, rpcUrl]) => {
      const ports = { fetch, breaker: createCircuitBreaker(clock), name: rpcUrl }
      const answer = await callNode(ports, rpcUrl, { method: 'eth_chainId', params: [] })
      // The URL may contain an API key, so it is not printed.
      const chain = `chain ${chainId} (${name})`
      if (answer === null) return `wrong wallets     the node of ${chain} does not answer`
      return /^0x[0-9a-fA-F]{1,64}$/.test(answer) && BigInt(answer) === BigInt(chainId)
        ? `ok    wallets     the node of ${chain} answers`
        : `wrong wallets     the node of ${chain} says that it is on another chain: ${answer}`
    }),
  )
  return Promise.all(lines)
}
