import { toUnreachableError } from '../foundation/errors/errors.ts'

type Call = (...args: never[]) => unknown

/** The names of calls, each once. A page pays for them at once, and for what is behind them when somebody calls. */
export type Names<Api> = {
  readonly [Name in keyof Api]: Api[Name] extends Call ? 1 : Names<Api[Name]>
}

/** Loads something once. @throws StytchAPIUnreachableError; a later call tries again */
export function loadOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loaded: Promise<Loaded> | undefined
  return () => {
    loaded ??= load().catch((cause) => {
      loaded = undefined
      throw toUnreachableError(cause)
    })
    return loaded
  }
}

/** Calls of these names, each of which waits for its code. */
export function delegate<Api extends object>(load: () => Promise<object>, names: Names<Api>): Api {
  return Object.fromEntries(
    Object.entries<object | 1>(names).map(([name, deeper]) => [
      name,
      deeper === 1
        ? async (...args: unknown[]) => Reflect.get(await load(), name)(...args)
        : delegate<object>(async () => Reflect.get(await load(), name), deeper),
    ]),
  ) as Api // of its names, that is
}

/** The code of a method's calls. */
interface CallsModule<Context = never> {
  createCalls(context: Context): { authenticate: Call }
}

/** Stands for the calls of a module in types, so that a declaration refers to their words in place of a copy. */
export interface Lazy<Module extends CallsModule> {
  readonly module?: Module
}

/** What the calls are that each entry stands for. */
export type LazyApis<Entries> = {
  readonly [Name in keyof Entries]: Entries[Name] extends Lazy<infer Module>
    ? ReturnType<Module['createCalls']>
    : never
}

/**
 * Calls of one client whose code is loaded at the first of them.
 *
 * @param load - imports the code
 * @param names - of the calls but `authenticate`, which every method has; that they are the code's own the compiler sees
 */
export const lazy = <Context, Module extends CallsModule<Context>>(
  loadContext: () => Promise<Context>,
  load: () => Promise<Module>,
  names: Omit<Names<ReturnType<Module['createCalls']>>, 'authenticate'>,
): Lazy<Module> =>
  delegate<object>(
    loadOnce(async () => (await load()).createCalls(await loadContext())),
    { authenticate: 1, ...names },
  )
