/** What the declared methods come to, together. */

import type * as registry from './index.ts'
import type { MethodDeclaration } from './method-declaration.ts'

type Registry = typeof registry
type Declared = Registry[keyof Registry]
type Intersection<Union> = (Union extends unknown ? (part: Union) => void : never) extends (
  part: infer Together,
) => void
  ? Together
  : never
type Flat<T> = { [Key in keyof T]: T[Key] }
type OptionsOf<Method> = Method extends MethodDeclaration<string, infer Options> ? Options : never
type EventsOf<Method> =
  Method extends MethodDeclaration<string, object, infer Events> ? Events : never

/** The id of a method, which is the product that turns it on. */
export type MethodId = keyof Registry

/** The options of all methods. */
export type MethodOptions = Flat<Intersection<OptionsOf<Declared>>>

/** What the methods tell the host: what each event carries. */
export type MethodEvents = Flat<Intersection<EventsOf<Declared>>>

/** The ids of all their texts. */
export type MethodTextId = { [Id in MethodId]: keyof Registry[Id]['texts'] }[MethodId]
