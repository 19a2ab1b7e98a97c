import { type CatalogueEntry, entry } from './specified-errors.ts'

/** Makes rows of the catalogue that answer with one status. */
export const entries = <Name extends string>(
  status: number,
  messages: Readonly<Record<Name, string>>,
): Readonly<Record<Name, CatalogueEntry>> =>
  Object.fromEntries(
    Object.entries<string>(messages).map(([name, message]) => [name, entry(status, message)]),
  ) as Readonly<Record<Name, CatalogueEntry>> // every message has a row
