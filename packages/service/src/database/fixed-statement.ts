/**
 * Statements whose text never changes. Put together anew at each call, the text of a large one takes longer than its
 * answer; here it is put together once for an engine, and only its values differ.
 */
import { CompiledQuery, type RawBuilder, sql } from 'kysely'
import type { Db, Engine } from './engine.ts'

type Values<Name extends string> = Readonly<Record<Name, string | number>>

/** What of an engine shapes the text. */
type Shape = Pick<Engine, 'name' | 'collect'>

/** Stands in the text's place of a value until it is known. */
class Placeholder {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/**
 * Defines a statement; it keeps no connection.
 *
 * @param build puts the text together; it may depend on the engine and on nothing else
 * @returns runs it on a connection of the engine
 */
export function defineStatement<Row, const Name extends string>(
  names: readonly Name[],
  build: (values: Readonly<Record<Name, RawBuilder<unknown>>>, engine: Shape) => RawBuilder<Row>,
): (db: Db, engine: Shape, values: Values<Name>) => Promise<Row[]> {
  const texts = new Map<Shape['name'], { readonly text: string; readonly order: Name[] }>()
  const compile = (db: Db, engine: Shape) => {
    const placeholders = Object.fromEntries(
      names.map((name) => [name, sql`${new Placeholder(name)}`]),
    ) as Record<Name, RawBuilder<unknown>> // one for each name
    const { sql: text, parameters } = build(placeholders, engine).compile(db)
    const order = parameters.map((parameter) => {
      if (parameter instanceof Placeholder) return parameter.name as Name // one of `names`
      throw new Error('A fixed statement has a value that is not named.')
    })
    return { text, order }
  }
  return async (db, engine, values) => {
    const { text, order } = texts.get(engine.name) ?? compile(db, engine)
    texts.set(engine.name, { text, order })
    const query = CompiledQuery.raw(
      text,
      order.map((name) => values[name]),
    )
    const { rows } = await db.executeQuery<Row>(query as CompiledQuery<Row>) // as `build` types it
    return rows
  }
}
