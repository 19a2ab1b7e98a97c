import { toUnreachableError } from '../foundation/errors/errors.ts'

type Call = (...args: never[]) => unknown

/** The names of calls, each once. A page loads the names at once, and the code behind them with the first call. */
export type Names<Api> = {
  readonly [Name in keyof Api]: Api[Name] extends Call ? 1 : Names<Api[Name]>
}

/** Loads a module once. @throws PorticoAPIUnreachableError; a later call tries again */
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

/** Makes calls with these names; each waits until its code is loaded, then runs it. */
export function delegate<Api extends object>(load: () => Promise<object>, names: Names<Api>): Api {
  return Object.fromEntries(
    Object.entries<object | 1>(names).map(([name, deeper]) => [
      name,
      deeper === 1
        ? async (...args: unknown[]) => Reflect.get(await load(), name)(...args)
        : delegate<object>(async () => Reflect.get(await load(), name), deeper),
    ]),
  ) as Api // the object has exactly the calls that `names` lists
}

/** A module with the code of a method's calls. */
interface CallsModule<Context = never> {
  createCalls(context: Context): { authenticate: Call }
}

/**
 * Stands for the calls of a module in types, so that a type declaration refers to the module's docstrings instead of
 * copying them.
 */
export interface Lazy<Module extends CallsModule> {
  readonly module?: Module
}

/** The types of the calls that the entries stand for. */
export type LazyApis<Entries> = {
  readonly [Name in keyof Entries]: Entries[Name] extends Lazy<infer Module>
    ? ReturnType<Module['createCalls']>
    : never
}

/**
 * Makes calls of one client whose code is loaded with the first call.
 *
 * @param load - imports the code
 * @param names - names of the calls, without `authenticate`, which every method has; the compiler checks them against
 * the module
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
