import type { KoaContextWithOIDC } from 'oidc-provider'
import type { AuthenticatedSession } from '../../sessions/get-session.ts'

type Grant = NonNullable<KoaContextWithOIDC['oidc']['grant']>

/** One authorization request on its way through the engine, in this process. */
export interface Run {
  /** Who is signed in; null when nobody is. */
  readonly session: AuthenticatedSession | null
  /** False where less is said than will be at the end: the older dialect's start names no code challenge. */
  readonly isPkceKnown: boolean
  /** Asked when the engine has checked the request: lets it through with a grant, or throws. */
  judge(ctx: KoaContextWithOIDC): Promise<Grant>
  /** Called in place of `judge` when nobody is signed in; throws. */
  refuseNobody(ctx: KoaContextWithOIDC): Promise<never>
  /** Set when the answer must not, or cannot, lead back to the client app. */
  refusal: Error | null
  /** What the engine answered. */
  answer: EngineAnswer | null
}

/** An answer of the engine's authorization endpoint. */
export interface EngineAnswer {
  /** Where the browser goes; empty when it goes nowhere. */
  readonly location: string
  /** A page that carries the answer on, or what was refused. */
  readonly body: unknown
  readonly contentSecurityPolicy: string
}

const runs = new WeakMap<object, Run>()

/** Joins a run to the request object that the engine is handed. */
export function startRun(request: object, run: Run): void {
  runs.set(request, run)
}

/** The run of a request; null for one that came over HTTP. */
export function findRun(request: object): Run | null {
  return runs.get(request) ?? null
}
