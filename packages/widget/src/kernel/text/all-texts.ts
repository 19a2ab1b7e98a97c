import * as declarations from '../../declarations/index.ts'
import * as rooms from '../../locales/english-rooms.ts'

/** All texts of the widget by id, for tests and for the playground. No screen loads them all. */
export const allTexts: Readonly<Record<string, string>> = Object.assign(
  {},
  ...Object.values(rooms),
  ...Object.values(declarations).map(({ texts }) => texts),
)
