/**
 * Signatures of contract wallets (EIP-1271): the contract itself is asked, through the node that the project names for
 * the message's chain. Whatever is not exactly the one good answer of that very chain is a refusal.
 */
import type { Dependencies } from '../../kernel/dependencies.ts'
import { type CircuitBreaker, createCircuitBreaker } from '../../kernel/outgoing/circuit-breaker.ts'
import { hashPersonalMessage } from './hash-personal-message.ts'

/** `isValidSignature(bytes32,bytes)`; as an answer, "valid". */
const selector = '1626ba7e'
/** The answer is a bytes4 in a word of its own, and nothing else. */
const validAnswer = `0x${selector}${'0'.repeat(56)}`
/** EIP-6492: ends a signature of a contract that is not deployed. To check it one would have to run its constructor. */
const undeployedSuffix = '6492'.repeat(16)
const timeoutMs = 4_000
/** Two answers of a word each. */
const mostCharacters = 4_096

/** What is asked of a contract. */
export interface ContractQuestion {
  readonly rpcUrl: string
  /** As the message writes it. */
  readonly chainId: string
  readonly address: string
  readonly message: string
  readonly signature: string
}

/** Asks contracts. */
export interface ContractWallets {
  /** True when the contract says so; false for every other answer, and for none. */
  isSigned(question: ContractQuestion): Promise<boolean>
}

/**
 * Makes it: what times out is left alone for a while. A contract's code may take as long as its author likes, so it
 * speaks for its own address alone; for the node speaks `eth_chainId`, which runs no code.
 */
export function createContractWallets({
  fetch,
  clock,
}: Pick<Dependencies, 'fetch' | 'clock'>): ContractWallets {
  const breaker = createCircuitBreaker(clock)
  return {
    async isSigned({ rpcUrl, chainId, address, message, signature }) {
      if (!/^0x(?:[0-9a-fA-F]{2})+$/.test(signature)) return false
      if (signature.toLowerCase().endsWith(undeployedSuffix)) return false
      const to = { to: address, data: toCall(hashPersonalMessage(message), signature) }
      const contract = `${rpcUrl} ${address}`
      if (breaker.isOpen(rpcUrl) || breaker.isOpen(contract)) return false
      const ask = (name: string, method: string, params: readonly unknown[]) =>
        callNode({ fetch, breaker, name }, rpcUrl, { method, params })
      const [chain, answer] = await Promise.all([
        ask(rpcUrl, 'eth_chainId', []),
        ask(contract, 'eth_call', [to, 'latest']),
      ])
      // A contract at this address of another chain may be somebody else's.
      return isHex(chain) && BigInt(chain) === BigInt(chainId) && answer === validAnswer
    },
  }
}

const isHex = (text: string | null): text is string =>
  text !== null && /^0x[0-9a-fA-F]{1,64}$/.test(text)

/** The call, ABI-encoded: the hash, then the bytes, padded to whole words. */
function toCall(hash: Uint8Array, signature: string): string {
  const bytes = signature.slice(2)
  const toWord = (value: number) => value.toString(16).padStart(64, '0')
  const padded = bytes.padEnd(Math.ceil(bytes.length / 64) * 64, '0')
  const word = Buffer.from(hash).toString('hex')
  return `0x${selector}${word}${toWord(64)}${toWord(bytes.length / 2)}${padded}`
}

/**
 * Calls a node by JSON-RPC 2.0.
 *
 * @param name what a time-out counts against: the node, or the contract that it runs
 * @returns its result when that is a text; null for anything else, an error or no answer
 */
export async function callNode(
  {
    fetch,
    breaker,
    name,
  }: Pick<Dependencies, 'fetch'> & { readonly breaker: CircuitBreaker; readonly name: string },
  rpcUrl: string,
  call: { readonly method: string; readonly params: readonly unknown[] },
): Promise<string | null> {
  if (breaker.isOpen(name)) return null
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, ...call })
  const headers = { 'content-type': 'application/json' }
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const response = await Promise.race([
      fetch(rpcUrl, { method: 'POST', headers, body, signal }).then(async (answer) =>
        answer.ok ? answer.text() : '',
      ),
      // Not every fetch heeds a signal.
      rejectOn(signal),
    ])
    breaker.onAnswer(name)
    return response.length > mostCharacters ? null : readResult(JSON.parse(response))
  } catch {
    if (signal.aborted) breaker.onTimeout(name)
    return null
  }
}

const rejectOn = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

function readResult(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || 'error' in answer) return null
  return 'result' in answer && typeof answer.result === 'string' ? answer.result : null
}
