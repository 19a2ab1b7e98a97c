/** Types that join the declarations of all methods. */

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

/** The id of a method. It is also the name of the product that turns the method on. */
export type MethodId = keyof Registry

/** The options of all methods in one type. */
export type MethodOptions = Flat<Intersection<OptionsOf<Declared>>>

/** The host events of all methods, each with its data. */
export type MethodEvents = Flat<Intersection<EventsOf<Declared>>>

/** The ids of the texts of all methods. */
export type MethodTextId = { [Id in MethodId]: keyof Registry[Id]['texts'] }[MethodId]
