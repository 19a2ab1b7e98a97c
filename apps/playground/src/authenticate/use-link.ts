import { useEffect, useState } from 'react'
import { loadPortico, type PorticoClient } from '../portico/portico.ts'
import { loadDevProject } from '../service/dev-project.ts'

/** What became of the link that led here. */
export type LinkState =
  | { readonly name: 'working' }
  /** The address held no token; who is signed in stays so. */
  | { readonly name: 'none'; readonly client: PorticoClient }
  | { readonly name: 'used'; readonly client: PorticoClient }
  /** Of a reset mail: the widget takes the token from the address, and goes on from there. */
  | { readonly name: 'reset'; readonly client: PorticoClient; readonly onDone: () => void }
  /** Of a provider whose proof is not enough: the widget asks for the rest. */
  | { readonly name: 'asked'; readonly client: PorticoClient; readonly onDone: () => void }
  | {
      readonly name: 'failed'
      readonly client: PorticoClient | null
      readonly message: string
      /** The service's `error_type`; null when it did not answer. */
      readonly errorType: string | null
    }

/** The links of a mail that resets a password: one resets, one logs in without it. */
const resetTypes: readonly string[] = ['reset_password', 'login']

/** What a sign-in with a provider may wait for. */
const questions: readonly string[] = ['insufficient_factors', 'email_verification_required']

/** How long a session from here lives. */
const sessionMinutes = 30

/** Signs in with the token in the page's address, once. */
export function useLink(): LinkState {
  const [state, setState] = useState<LinkState>({ name: 'working' })
  useEffect(() => {
    let client: PorticoClient | null = null
    const use = async (): Promise<LinkState> => {
      const { publicToken } = await loadDevProject()
      client = await loadPortico(publicToken, () => undefined)
      const outcome = await client.authenticateByUrl({
        session_duration_minutes: sessionMinutes,
        clearParams: true,
      })
      if (outcome && resetTypes.includes(outcome.tokenType)) {
        const signedIn = { name: 'used', client } as const
        return { name: 'reset', client, onDone: () => setState(signedIn) }
      }
      if (outcome && !outcome.handled) {
        return {
          name: 'failed',
          client,
          message: `This page does not know links of the kind ${outcome.tokenType}.`,
          errorType: 'unknown_token_type',
        }
      }
      return { name: outcome ? 'used' : 'none', client }
    }
    use().then(setState, (error: unknown) => {
      const failure = describe(error)
      const signedIn = client && ({ name: 'used', client } as const)
      if (signedIn && questions.includes(failure.errorType ?? '')) {
        setState({ ...signedIn, name: 'asked', onDone: () => setState(signedIn) })
      } else setState({ name: 'failed', client, ...failure })
    })
  }, [])
  return state
}

function describe(error: unknown): { message: string; errorType: string | null } {
  const fields = typeof error === 'object' && error !== null ? error : {}
  const errorType = 'error_type' in fields ? String(fields.error_type) : null
  const message =
    'error_message' in fields
      ? fields.error_message
      : error instanceof Error
        ? error.message
        : error
  return { message: String(message), errorType }
}
