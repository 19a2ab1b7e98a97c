/**
 * The parts of a method that the whole widget knows: its texts, and, as types only, its options in the login widget's
 * configuration and the events that it emits to the host.
 */
export interface MethodDeclaration<
  TextId extends string,
  Options extends object = object,
  Events extends object = object,
> {
  readonly texts: Readonly<Record<TextId, string>>
  readonly options?: Options
  readonly events?: Events
}
