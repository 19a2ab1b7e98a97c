/**
 * Statements whose text never changes. Building the text of a large statement takes longer than running it, so the text
 * is built once for each engine and only its values differ between calls.
 */
import { CompiledQuery, type RawBuilder, sql } from 'kysely'
import type { Db, Engine } from './engine.ts'

type Values<Name extends string> = Readonly<Record<Name, string | number>>

/** The parts of an engine that the statement's text depends on. */
type Shape = Pick<Engine, 'name' | 'json'>

/** Takes a value's place in the statement until the value is known. */
class Placeholder {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/**
 * Defines a statement; it keeps no connection.
 *
 * @param build builds the text; it may depend only on the engine
 * @returns runs the statement on a connection of the engine
 */
export function defineStatement<Row, const Name extends string>(
  names: readonly Name[],
  build: (values: Readonly<Record<Name, RawBuilder<unknown>>>, engine: Shape) => RawBuilder<Row>,
): (db: Db, engine: Shape, values: Values<Name>) => Promise<Row[]> {
  const texts = new Map<Shape['name'], { readonly text: string; readonly order: Name[] }>()
  const compile = (db: Db, engine: Shape) => {
    const placeholders = Object.fromEntries(
      names.map((name) => [name, sql`${new Placeholder(name)}`]),
    ) as Record<Name, RawBuilder<unknown>> // one entry for each name
    const { sql: text, parameters } = build(placeholders, engine).compile(db)
    const order = parameters.map((parameter) => {
      if (parameter instanceof Placeholder) return parameter.name as Name // its names are those of `names`
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
    const { rows } = await db.executeQuery<Row>(query as CompiledQuery<Row>) // `build` has this row type
    return rows
  }
}
